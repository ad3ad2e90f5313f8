import { TicketIcon } from '@phosphor-icons/react/dist/ssr/Ticket';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Amount } from './amount.tsx';
import { AmountInput } from './amount-input.tsx';
import { Checkbox } from './checkbox.tsx';
import { CodeInput } from './code-input.tsx';
import { Combobox } from './combobox.tsx';
import { DateInput, type DateParts } from './date-input.tsx';
import { Field } from './field.tsx';
import { TextLink } from './link.tsx';
import { PasswordInput } from './password-input.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';
import { TextInput } from './text-input.tsx';
import { Textarea } from './textarea.tsx';

const meta = { title: 'Fields' } satisfies Meta;
export default meta;
type Story = StoryObj;

const countries = [
  { value: 'AT', label: 'Austria', end: '+43' },
  { value: 'BR', label: 'Brazil', keywords: 'Brasil', end: '+55' },
  { value: 'CI', label: 'Côte d’Ivoire', keywords: 'Ivory Coast', end: '+225' },
  { value: 'DE', label: 'Germany', keywords: 'Deutschland', end: '+49' },
  { value: 'JP', label: 'Japan', end: '+81' },
  { value: 'NL', label: 'Netherlands', keywords: 'Holland', end: '+31' },
  { value: 'PT', label: 'Portugal', end: '+351' },
  { value: 'TR', label: 'Türkiye', keywords: 'Turkey', end: '+90' },
];

function Country() {
  const [value, setValue] = useState<string | null>('DE');
  return <Combobox options={countries} value={value} onValueChange={setValue} />;
}

function BirthDate() {
  const [value, setValue] = useState<DateParts>({ day: '7', month: '4', year: '1991' });
  return <DateInput value={value} onValueChange={setValue} birthDate />;
}

function Sum({ start = '60.00' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <AmountInput
      value={value}
      onValueChange={setValue}
      currencySign="€"
      equivalent="≈ 0.000682 BTC"
      quickLabel="Quick amounts"
      quickAmounts={[
        { value: '20.00', label: '€20' },
        { value: '50.00', label: '€50' },
        { value: '100.00', label: '€100' },
        { value: '200.00', label: '€200' },
      ]}
    />
  );
}

function Code({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return <CodeInput value={value} onValueChange={setValue} />;
}

export const SignUp: Story = {
  render: () => (
    <form className="grid max-w-108 gap-5">
      <Field label="E-mail" hint="We send a code to this address.">
        <TextInput type="email" autoComplete="email" placeholder="name@example.com" />
      </Field>
      <Field label="Password" labelEnd="at least 6 characters" required>
        <PasswordInput autoComplete="new-password" defaultValue="correct horse" />
      </Field>
      <Field label="Country">
        <Country />
      </Field>
      <Field label="Currency">
        <Select
          defaultValue="EUR"
          options={[
            { value: 'EUR', label: 'Euro' },
            { value: 'BRL', label: 'Brazilian real' },
            { value: 'BTC', label: 'Bitcoin' },
          ]}
        />
      </Field>
      <Field label="Birth date" group>
        <BirthDate />
      </Field>
      <div>
        <Checkbox
          label={
            <>
              I have read the <TextLink href="#terms">terms</TextLink> and am over 18
            </>
          }
          defaultChecked
        />
        <Checkbox label="Send me offers" hint="You can change this at any time." />
      </div>
    </form>
  ),
};

export const Errors: Story = {
  render: () => (
    <form className="grid max-w-108 gap-5">
      <Field label="E-mail" error="This address is missing its ending, for example “.com”.">
        <TextInput type="email" defaultValue="mara.kesten@post" />
      </Field>
      <Field label="Password" error="4 characters so far. It needs at least 6.">
        <PasswordInput defaultValue="pier" />
      </Field>
      <Field label="Birth date" group error="There is no 31 February.">
        <BirthDate />
      </Field>
      <Field label="Code from your e-mail" error="This code has expired. Ask for a new one.">
        <Code start="48201" />
      </Field>
      <Field label="Amount" error="The least this method takes is €10.00.">
        <Sum start="5" />
      </Field>
      <Checkbox label="I accept the terms" error="Please accept the terms to go on." />
      <TextLink href="#code" className="flex items-center gap-2">
        <TicketIcon aria-hidden="true" size={16} /> I have a bonus code
      </TextLink>
    </form>
  ),
};

export const Money: Story = {
  render: () => (
    <form className="max-w-108">
      <Field label="Amount" labelEnd={<Amount>€10–5,000</Amount>}>
        <Sum />
      </Field>
    </form>
  ),
};

export const OneTimeCode: Story = {
  render: () => (
    <form className="max-w-108">
      <Field label="Code from your e-mail" hint="It is valid for 10 minutes.">
        <Code start="482" />
      </Field>
    </form>
  ),
};

export const Others: Story = {
  render: () => (
    <form className="grid max-w-108 gap-5">
      <Field label="Message" hint="Up to 1,000 characters.">
        <Textarea />
      </Field>
      <Field label="Phone">
        <TextInput type="tel" autoComplete="tel" start={<span className="text-text-2">+49</span>} />
      </Field>
      <Field label="Not yet yours">
        <TextInput disabled defaultValue="Locked while the check runs" />
      </Field>
      <Switch label="Sounds" hint="In games that ask the site." defaultChecked />
      <Switch label="Single-key shortcuts" />
      <Field label="Period" labelHidden>
        <Select
          compact
          options={[
            { value: '7', label: 'Last 7 days' },
            { value: '30', label: 'Last 30 days' },
          ]}
        />
      </Field>
    </form>
  ),
};
