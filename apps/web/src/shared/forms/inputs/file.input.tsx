import { Field } from '@pierlight/ui/field';
import { FileInput as Files } from '@pierlight/ui/file-input';
import { useFormatter, useTranslations } from 'use-intl';
import { faultOfFile, type Upload } from '../files.ts';
import { fieldOf, type InputProps } from './input-props.ts';

const anything: Upload = { accept: '', maxBytes: 10_000_000, maxFiles: 1 };

/** Files to send. One that cannot be used stays in the list and says why. */
export default function FileInput(props: InputProps) {
  const text = useTranslations('fields-settings.inputs.file');
  const format = useFormatter();
  const upload = props.options.upload ?? anything;
  const files = Array.isArray(props.value) ? (props.value as readonly File[]) : [];
  const megabytes = (bytes: number) =>
    format.number(Math.max(bytes / 1_000_000, 0.01), {
      style: 'unit',
      unit: 'megabyte',
      maximumSignificantDigits: 2,
    });
  const keyOf = (file: File, at: number) => `${at}-${file.name}-${file.lastModified}`;
  return (
    <Field
      {...fieldOf(props)}
      group
      hint={
        props.hint ?? text('hint', { size: megabytes(upload.maxBytes), files: upload.maxFiles })
      }
    >
      <Files
        name={props.name}
        accept={upload.accept || undefined}
        multiple={upload.maxFiles > 1}
        disabled={files.length >= upload.maxFiles}
        files={files.map((file, at) => {
          const fault = faultOfFile(file, upload);
          return {
            key: keyOf(file, at),
            name: file.name,
            size: megabytes(file.size),
            error: fault && text(fault, { size: megabytes(upload.maxBytes) }),
            progress: upload.progress?.[file.name],
          };
        })}
        onAdd={(added) => props.onChange([...files, ...added].slice(0, upload.maxFiles))}
        onRemove={(key) => props.onChange(files.filter((file, at) => keyOf(file, at) !== key))}
        chooseLabel={text('choose')}
        dropLabel={text('drop')}
        removeLabel={(name) => text('remove', { name })}
        progressLabel={(name, percent) => text('progress', { name, percent })}
      />
    </Field>
  );
}
