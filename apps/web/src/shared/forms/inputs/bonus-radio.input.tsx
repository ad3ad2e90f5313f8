import { useTranslations } from 'use-intl';
import { Cards } from './cards.tsx';
import type { InputProps } from './input-props.ts';

/** A bonus or none: going without is a card like the others, and nothing is chosen beforehand. */
export default function BonusRadioInput(props: InputProps) {
  const text = useTranslations('fields-settings.inputs.bonus');
  const none = { value: 'none', title: text('none'), note: text('noneText') };
  return <Cards input={props} cards={[none, ...(props.options.cards?.[props.name] ?? [])]} />;
}
