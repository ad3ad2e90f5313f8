import type { ComponentPropsWithoutRef } from 'react';
import { Combobox, type ComboboxOption } from './combobox.tsx';
import { Field } from './field.tsx';
import { rewritten } from './latin-digits.tsx';
import { TextInput } from './text-input.tsx';

export type DiallingCountry = {
  /** ISO code. */
  country: string;
  /** In the reader's language. */
  name: string;
  /** Without its plus sign: "49". */
  code: string;
};

export type PhoneInputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'onChange' | 'type'
> & {
  countries: readonly DiallingCountry[];
  /** ISO code of the chosen country, null while there is none. */
  country: string | null;
  onCountryChange: (country: string | null) => void;
  /** The number without its dialling code, as it is typed. */
  national: string;
  onNationalChange: (national: string) => void;
  countryLabel: string;
};

/** Found by the name, the code with or without its plus sign, and the ISO code. */
function optionOf({ country, name, code }: DiallingCountry): ComboboxOption {
  return { value: country, label: `+${code} ${name}`, keywords: `${code} ${country}` };
}

/** A phone number in two parts: the country's dialling code, searchable, and the rest. */
export function PhoneInput({
  countries,
  country,
  onCountryChange,
  national,
  onNationalChange,
  countryLabel,
  ...rest
}: PhoneInputProps) {
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-2">
      <Field label={countryLabel} labelHidden>
        <Combobox
          options={countries.map(optionOf)}
          value={country}
          onValueChange={onCountryChange}
          autoComplete="tel-country-code"
          placeholder="+"
        />
      </Field>
      <TextInput
        dir="ltr"
        autoComplete="tel-national"
        inputMode="tel"
        {...rest}
        type="tel"
        value={national}
        onChange={(event) => onNationalChange(rewritten(event.target))}
      />
    </div>
  );
}
