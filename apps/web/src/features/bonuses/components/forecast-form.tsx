import type { GameCard } from '@pierlight/contract/catalogue/schemas';
import { Combobox } from '@pierlight/ui/combobox';
import { Field } from '@pierlight/ui/field';
import { Select } from '@pierlight/ui/select';
import { useMatch } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { contributionOf, gameChoiceQuery, gameQuery } from '#features/catalogue/public.ts';
import { useQuery } from '#shared/api/use-query.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { counted, stakesOf, usualStake } from '../forecast/stakes.ts';
import type { BonusForecastProps } from './bonus-forecast.tsx';
import { ForecastFigures, ForecastMissing, ForecastSkeleton } from './forecast-figures.tsx';
import { strong } from './ticket-parts.tsx';
import { useBonusFigures } from './use-bonus-words.ts';

export default function ForecastForm(props: BonusForecastProps) {
  return (
    <WithTexts folders={['modals']}>
      <Form {...props} />
    </WithTexts>
  );
}

function Form({ offer, deposit, bonus }: BonusForecastProps) {
  const text = useTranslations('modals.bonusForecast');
  const { money, short } = useBonusFigures();
  const games = useGameChoice(offer);
  const [wanted, setWanted] = useState<number | null>(null);
  const { currency } = offer;
  const purse = deposit + bonus;
  const share = games.chosen ? (contributionOf(offer, games.chosen.id) ?? 0) : 0;
  const stakes = games.chosen
    ? stakesOf({ ...games.chosen.stake, maxBet: offer.maxBetAmount, purse }).filter(
        (one) => counted(one, share) > 0,
      )
    : [];
  const stake = wanted !== null && stakes.includes(wanted) ? wanted : usualStake(stakes, purse);
  return (
    <div className="grid gap-4">
      <p>
        {text.rich('begin', {
          deposit: short(deposit, currency),
          bonus: short(bonus, currency),
          b: strong,
        })}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={text('game')}>
          <Combobox
            options={games.options}
            value={games.chosen?.id ?? null}
            chosen={games.chosenOption}
            onValueChange={games.choose}
            onSearch={games.search}
            placeholder={text('search')}
          />
        </Field>
        <Field label={text('stake')}>
          <Select
            value={stake === undefined ? '' : String(stake)}
            disabled={stake === undefined}
            onChange={(event) => setWanted(Number(event.target.value))}
            options={stakes.map((one) => ({ value: String(one), label: money(one, currency) }))}
          />
        </Field>
      </div>
      {games.hasFailed ? (
        <ForecastMissing onRetry={games.retry}>{text('failed')}</ForecastMissing>
      ) : games.chosen === undefined ? (
        <ForecastSkeleton />
      ) : stake === undefined ? (
        <ForecastMissing>{text('noStake', { game: games.chosen.name })}</ForecastMissing>
      ) : (
        <ForecastFigures
          game={games.chosen}
          stake={stake}
          share={share}
          deposit={deposit}
          bonus={bonus}
          offer={offer}
        />
      )}
    </div>
  );
}

const optionOf = ({ id, name, provider }: GameCard) => ({
  value: id,
  label: name,
  end: provider.name,
});

/** The games a bonus can be played in: the one whose page this is, else the most played, else what is searched for. */
function useGameChoice(offer: BonusForecastProps['offer']) {
  const { currency } = offer;
  const ofPage = useMatch({
    from: '/games/$id',
    shouldThrow: false,
    select: ({ params }) => params.id,
  });
  const [words, setWords] = useState('');
  const [chosen, choose] = useState<GameCard | null>(null);
  const here = useQuery({
    ...gameQuery(ofPage ?? '', currency),
    enabled: ofPage !== undefined,
  });
  const played = useQuery(gameChoiceQuery('', currency));
  const isOpen = ({ id, stake }: GameCard) =>
    Boolean(contributionOf(offer, id)) && stake.currency === currency;
  const first = here.data && isOpen(here.data) ? here.data : played.data?.find(isOpen);
  const game = chosen ?? (here.isLoading ? undefined : first);
  // The name of the game that is chosen is no search.
  const searched = useDeferredValue(words === game?.name ? '' : words.trim().slice(0, 60));
  const found = useQuery(gameChoiceQuery(searched, currency));
  const open = (found.data ?? []).filter(isOpen);
  return {
    chosen: game,
    chosenOption: useMemo(() => game && optionOf(game), [game]),
    options: open.map(optionOf),
    choose: (id: string | null) => {
      const next = open.find((known) => known.id === id);
      if (next) choose(next);
    },
    search: setWords,
    hasFailed: played.isError && game === undefined,
    retry: () => void played.refetch(),
  };
}
