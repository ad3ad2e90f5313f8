import type { FactorsAsked } from '@pierlight/contract/identity/factors';
import { Switch } from '@pierlight/ui/switch';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { chooseFactorsMutation, places } from '../../factor-api.ts';
import { FactorProblem } from './factor-problem.tsx';

/** Where the player wants to be asked. */
export function AskedSwitches({ asked }: { readonly asked: FactorsAsked }) {
  const text = useTranslations('account.factors.asked');
  const choose = useMutation(chooseFactorsMutation());
  // What was pressed stands until it was taken, or the person left the question it brought.
  const shown = choose.isPending ? choose.variables : asked;
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 font-semibold text-15">{text('title')}</legend>
      {places.map((place) => (
        <Switch
          key={place}
          name={place}
          label={text(`${place}.label`)}
          hint={text(`${place}.hint`)}
          checked={shown[place]}
          disabled={choose.isPending}
          onChange={(event) => choose.mutate({ ...asked, [place]: event.target.checked })}
        />
      ))}
      <p className="pt-2 text-13 text-text-3">{text('always')}</p>
      <FactorProblem error={choose.error} />
    </fieldset>
  );
}
