import { Field } from '@pierlight/ui/field';
import { PhoneInput as PhoneBoxes } from '@pierlight/ui/phone-input';
import { diallingCodes } from '@pierlight/validation/phone';
import { useMemo, useState } from 'react';
import { useLocale } from 'use-intl';
import { joinPhone, splitPhone } from '../phone-parts.ts';
import { fieldOf, type InputProps, textOf } from './input-props.ts';

const codes = diallingCodes();

/** A phone number: the country's dialling code, and the rest. Pasting a whole number sets both. */
export default function PhoneInput(props: InputProps) {
  const tag = useLocale();
  const [chosen, setChosen] = useState<string | null>(null);
  const { country, national } = splitPhone(textOf(props.value), chosen);
  const countries = useMemo(() => {
    const regions = new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' });
    return [...codes]
      .map(([iso, code]) => ({ country: iso, code, name: regions.of(iso) ?? iso }))
      .toSorted((one, other) => one.name.localeCompare(other.name, tag));
  }, [tag]);
  return (
    <Field {...fieldOf(props)}>
      <PhoneBoxes
        name={props.name}
        countries={countries}
        country={country}
        onCountryChange={(next) => {
          setChosen(next);
          props.onChange(joinPhone(next, national));
        }}
        national={national}
        onNationalChange={(next) => props.onChange(joinPhone(country, next))}
        onBlur={props.onBlur}
        countryLabel={props.label}
        placeholder={props.placeholder}
      />
    </Field>
  );
}
