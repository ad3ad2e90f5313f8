import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CopyField } from './copy-field.tsx';
import { Field } from './field.tsx';
import { type FileEntry, FileInput } from './file-input.tsx';
import { MaskedInput } from './masked-input.tsx';
import { PhoneInput } from './phone-input.tsx';
import { ResendButton } from './resend-button.tsx';
import { SearchInput } from './search-input.tsx';
import { Textarea } from './textarea.tsx';

const meta = { title: 'Input kinds' } satisfies Meta;
export default meta;
type Story = StoryObj;

/** Groups of three, as an example of a mask. */
const inThrees = (typed: string) =>
  (
    typed
      .replace(/\D/g, '')
      .slice(0, 9)
      .match(/.{1,3}/g) ?? []
  ).join('.');

function Masked() {
  const [value, setValue] = useState('123.456');
  return <MaskedInput value={value} onValueChange={setValue} format={inThrees} />;
}

function Search() {
  const [value, setValue] = useState('lantern');
  return <SearchInput value={value} onValueChange={setValue} />;
}

function Message() {
  const [value, setValue] = useState('I cannot find my last deposit.');
  return (
    <Textarea
      value={value}
      onChange={(event) => setValue(event.target.value)}
      counter={`${value.length} of 1,000`}
    />
  );
}

function Phone() {
  const [country, setCountry] = useState<string | null>('DE');
  const [national, setNational] = useState('1512 3456789');
  return (
    <PhoneInput
      countries={[
        { country: 'BR', name: 'Brazil', code: '55' },
        { country: 'DE', name: 'Germany', code: '49' },
        { country: 'VC', name: 'St. Vincent & the Grenadines', code: '1' },
      ]}
      country={country}
      onCountryChange={setCountry}
      national={national}
      onNationalChange={setNational}
      countryLabel="Country of the number"
    />
  );
}

function Files() {
  const [files, setFiles] = useState<readonly FileEntry[]>([
    {
      key: 'a',
      name: 'passport-front-side-as-photographed-yesterday.jpg',
      size: '1.2 MB',
      progress: 0.4,
    },
    { key: 'b', name: 'holiday.exe', size: '8 MB', error: 'This kind of file cannot be used' },
  ]);
  return (
    <FileInput
      files={files}
      onAdd={(added) =>
        setFiles([...files, ...added.map(({ name }) => ({ key: name, name, size: '1 MB' }))])
      }
      onRemove={(key) => setFiles(files.filter((file) => file.key !== key))}
      multiple
      chooseLabel="Choose a file"
      dropLabel="or drop it here"
      removeLabel={(name) => `Remove ${name}`}
      progressLabel={(name, percent) => `${name}: ${percent} % sent`}
    />
  );
}

export const Kinds: Story = {
  render: () => (
    <form className="grid max-w-108 gap-5">
      <Field label="Number in groups">
        <Masked />
      </Field>
      <Field label="Search">
        <Search />
      </Field>
      <Field label="Address to pay to">
        <CopyField
          value="bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"
          copyLabel="Copy the address"
          copiedLabel="Copied"
          selectedLabel="Selected: copy it with your keyboard"
        />
      </Field>
      <Field label="Phone">
        <Phone />
      </Field>
      <Field label="Message">
        <Message />
      </Field>
      <Field label="Document" group hint="Up to 2 files of at most 5 MB each">
        <Files />
      </Field>
      <div>
        <ResendButton
          label="Send the mail again"
          waitLabel={(seconds) => `Again in ${seconds} s`}
          pause={60}
          onResend={() => Promise.resolve()}
        />
      </div>
    </form>
  ),
};

export const Mistakes: Story = {
  render: () => (
    <form className="grid max-w-108 gap-5">
      <Field label="Number in groups" error="Three digits are missing">
        <Masked />
      </Field>
      <Field label="Phone" error="This phone number is too short">
        <Phone />
      </Field>
      <Field label="Document" group error="Choose at least one file">
        <Files />
      </Field>
    </form>
  ),
};
