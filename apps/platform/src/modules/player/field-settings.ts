import type { FieldDefinition, FieldScenario } from '@pierlight/contract/player/schemas';
import { fieldRules } from '@pierlight/validation/field-rules';
import { isPattern } from '@pierlight/validation/pattern';
import type { Rule } from '@pierlight/validation/rules';
import { z } from 'zod';
import {
  type ChoiceLists,
  type FieldName,
  fieldCatalogue,
  type KnownField,
  type Scenarios,
} from './field-catalogue.ts';

const fieldNames = Object.keys(fieldCatalogue) as [FieldName, ...FieldName[]];

/** One field of a form as an operator sets it. */
const fieldSetting = z.strictObject({
  name: z.enum(fieldNames),
  /** A field switched off keeps its place and settings, and nobody is asked. */
  enabled: z.boolean().default(true),
  required: z.boolean().default(false),
  /** The step of the registration it stands on. */
  step: z.int().min(1).max(9).default(1),
  /** Least and most characters; of a birth date the least and most years of age. */
  min: z.int().nonnegative().optional(),
  max: z.int().positive().optional(),
  /** The form the whole text must have, in the small language of `packages/validation`. */
  pattern: z.string().refine(isPattern, 'cannot be used as a pattern').optional(),
  /** Which of the field's choices are offered, in this order. */
  choices: z.array(z.string()).min(1).optional(),
  /** Only people of these countries (ISO codes) are asked. */
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .min(1)
    .optional(),
});
type FieldSetting = z.infer<typeof fieldSetting>;

const settingsFile = z.strictObject({
  registration: z.array(fieldSetting),
  profile: z.array(fieldSetting),
});

export interface FieldBounds extends ChoiceLists {
  /** Youngest age at which the law lets an account be opened; a setting may only raise it. */
  readonly minimumAge: number;
}

/**
 * Turns the operator's settings into the definitions of both forms.
 * @throws Error saying which setting cannot be, and why.
 */
export function definitionsFrom(value: unknown, bounds: FieldBounds): Scenarios {
  const parsed = settingsFile.safeParse(value);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  const definitions = (scenario: 'registration' | 'profile') => {
    const settings = parsed.data[scenario];
    complainAbout(scenario, settings);
    return settings
      .filter(({ enabled }) => enabled)
      .map((setting) => definitionOf(scenario, setting, bounds));
  };
  const registration = definitions('registration');
  return {
    registration,
    registrationByPhone: byPhone(registration),
    profile: definitions('profile'),
  };
}

/** The registration of somebody who gives a phone number where others give an e-mail. */
function byPhone(registration: readonly FieldDefinition[]): FieldDefinition[] {
  const others = registration.filter(({ name }) => name !== 'phone' && name !== 'receiveSmsPromo');
  return others.map((field) => {
    if (field.name === 'receiveEmailPromo') return { ...field, name: 'receiveSmsPromo' };
    if (field.name !== 'email') return field;
    const rules = [...(fieldRules.phone ?? [])];
    return { ...field, name: 'phone', kind: 'phone' as const, required: true, rules };
  });
}

function complainAbout(scenario: FieldScenario, settings: readonly FieldSetting[]): void {
  const names = settings.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new Error(`${scenario}: "${twice}" stands there twice`);
  const asked = new Set(settings.filter(({ enabled }) => enabled).map(({ name }) => name));
  if (asked.has('securityAnswer') !== asked.has('securityQuestion')) {
    throw new Error(`${scenario}: "securityQuestion" and "securityAnswer" go together`);
  }
  const forced = settings.find(({ name, required }) => required && isFree(name));
  if (forced) throw new Error(`${scenario}: "${forced.name}" is a free choice, never required`);
  if (scenario !== 'registration') return;
  for (const name of fieldNames) {
    const known: KnownField = fieldCatalogue[name];
    const setting = settings.find((one) => one.name === name);
    if (!known.essential) continue;
    if (!setting?.enabled || !setting.required || setting.countries) {
      throw new Error(`${scenario}: no account can be opened without "${name}", so it is required`);
    }
  }
}

/** A consent that an account does not hang on (GDPR, article 7: it must be freely given). */
function isFree(name: FieldName): boolean {
  const known: KnownField = fieldCatalogue[name];
  return known.kind === 'checkbox' && known.essential !== true;
}

function definitionOf(
  scenario: FieldScenario,
  setting: FieldSetting,
  bounds: FieldBounds,
): FieldDefinition {
  const known: KnownField = fieldCatalogue[setting.name];
  const where = `${scenario}: "${setting.name}"`;
  if (!known.scenarios.includes(scenario)) throw new Error(`${where} is no field of this form`);
  const locked = scenario === 'profile' && known.locked === true;
  const choices = choicesOf(where, setting, known, bounds);
  return {
    name: setting.name,
    kind: known.kind,
    required: setting.required && !locked,
    step: setting.step,
    group: known.group,
    rules: rulesOf(where, setting, known, bounds),
    ...(choices ? { choices } : {}),
    ...(setting.countries ? { countries: setting.countries } : {}),
    ...(locked ? { locked } : {}),
  };
}

function choicesOf(
  where: string,
  { choices }: FieldSetting,
  known: KnownField,
  bounds: FieldBounds,
): string[] | undefined {
  const all = known.choices?.(bounds);
  if (!choices) return all && [...all];
  const unknown = choices.find((choice) => !all?.includes(choice));
  if (unknown !== undefined) throw new Error(`${where} has no choice "${unknown}"`);
  return choices;
}

function rulesOf(
  where: string,
  { name, min, max, pattern }: FieldSetting,
  known: KnownField,
  { minimumAge }: FieldBounds,
): Rule[] {
  const own = fieldRules[name] ?? [];
  if (known.bounds === 'none' && (min !== undefined || max !== undefined)) {
    throw new Error(`${where} takes no bounds`);
  }
  const rules: Rule[] = own.filter(({ rule }) => rule !== 'min');
  if (known.bounds === 'years') {
    const least = min ?? minimumAge;
    if (least < minimumAge) throw new Error(`${where}: nobody under ${minimumAge} may play`);
    if (max !== undefined && max < least) throw new Error(`${where}: max is below min`);
    rules.push({ rule: 'minAge', min: least });
    if (max !== undefined) rules.push({ rule: 'maxAge', max });
  } else if (known.bounds === 'characters') {
    const fixed = own.reduce(
      (most, rule) => (rule.rule === 'min' ? Math.max(most, rule.min) : most),
      known.shortest ?? 0,
    );
    const least = min ?? fixed;
    const most = max ?? known.longest ?? 100;
    if (least < fixed) throw new Error(`${where}: min may not be below ${fixed}`);
    if (most > (known.longest ?? 100))
      throw new Error(`${where}: max may not be above ${known.longest}`);
    if (most < least) throw new Error(`${where}: max is below min`);
    if (least > 0) rules.push({ rule: 'min', min: least });
    rules.push({ rule: 'max', max: most });
  }
  if (pattern !== undefined) {
    if (known.bounds !== 'characters') throw new Error(`${where} takes no pattern`);
    rules.push({ rule: 'regex', pattern });
  }
  return rules;
}
