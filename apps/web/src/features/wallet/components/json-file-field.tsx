import { Field } from '@pierlight/ui/field';
import { FileInput } from '@pierlight/ui/file-input';
import { useFormatter, useTranslations } from 'use-intl';

interface JsonFileFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly file: File | null;
  readonly onChange: (file: File | null) => void;
}

/** One JSON file that stays in the browser. */
export function JsonFileField({ label, hint, error, file, onChange }: JsonFileFieldProps) {
  const text = useTranslations('fields-settings.inputs.file');
  const format = useFormatter();
  const sizeOf = (bytes: number) =>
    format.number(Math.max(bytes / 1000, 1), {
      style: 'unit',
      unit: 'kilobyte',
      maximumFractionDigits: 0,
    });
  return (
    <Field label={label} group hint={hint} error={error}>
      <FileInput
        accept=".json,application/json"
        files={file ? [{ key: 'file', name: file.name, size: sizeOf(file.size) }] : []}
        onAdd={([added]) => added && onChange(added)}
        onRemove={() => onChange(null)}
        chooseLabel={text('choose')}
        dropLabel={text('drop')}
        removeLabel={(name) => text('remove', { name })}
        progressLabel={(name, percent) => text('progress', { name, percent })}
      />
    </Field>
  );
}
