import { AmountInput } from '@pierlight/ui/amount-input';
import { Field } from '@pierlight/ui/field';
import { useTranslations } from 'use-intl';
import { fieldOf, type InputProps, textOf } from './input-props.ts';

/** How much to pay in: free text, amounts to choose from, and what is taken. */
export default function DepositInput(props: InputProps) {
  const text = useTranslations('fields-settings.inputs.deposit');
  const { sign = '', signAfter = false, range, quick = [] } = props.options.amount ?? {};
  return (
    <Field
      {...fieldOf(props)}
      labelEnd={range ? <bdi className="tabular whitespace-nowrap">{range}</bdi> : null}
    >
      <AmountInput
        name={props.name}
        value={textOf(props.value)}
        onValueChange={props.onChange}
        onBlur={props.onBlur}
        currencySign={sign}
        signAfter={signAfter}
        quickAmounts={quick}
        quickLabel={text('quick')}
      />
    </Field>
  );
}
