import { afterPaint } from '@pierlight/ui/after-paint';
import { Button } from '@pierlight/ui/button';
import { Checkbox } from '@pierlight/ui/checkbox';
import { FilterChip, RemovableChip } from '@pierlight/ui/chip';
import { Popover } from '@pierlight/ui/popover';
import { Select } from '@pierlight/ui/select';
import { TextInput } from '@pierlight/ui/text-input';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSuspenseQuery } from '#shared/api/use-query.ts';
import { providersQuery } from '../api.ts';
import { type GamesFilter, sorts, toggled, volatilities } from '../games-filter.ts';

interface GameFiltersProps {
  readonly filter: GamesFilter;
  readonly onChange: (filter: GamesFilter) => void;
  /** False on the page of one studio. */
  readonly hasStudios: boolean;
}

/** What narrows a grid of games, what does so now, and its order. On a phone one scrolling line. */
export default function GameFilters({ hasStudios, ...address }: GameFiltersProps) {
  const { filter, onChange } = usePressed(address);
  const text = useTranslations('pages.category');
  const levels = useTranslations('layout.card.volatilities');
  const providers = useSuspenseQuery(providersQuery()).data;
  const studioName = (id: string) => providers.find((known) => known.id === id)?.name ?? id;
  const isNarrowed = (hasStudios && filter.provider.length > 0) || filter.volatility.length > 0;
  return (
    <>
      <div className="scrollbar-none -mx-(--gutter) mt-4 mb-3 flex items-center gap-2 overflow-x-auto px-(--gutter) py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
        {hasStudios && providers.length > 1 ? (
          <Popover
            size="sm"
            align="start"
            title={text('studio')}
            trigger={
              <FilterChip caret active={filter.provider.length > 0} count={filter.provider.length}>
                {text('studio')}
              </FilterChip>
            }
          >
            <Choices
              options={providers.map(({ id, name }) => ({ value: id, label: name }))}
              chosen={filter.provider}
              onToggle={(id) => onChange({ ...filter, provider: toggled(filter.provider, id) })}
            />
          </Popover>
        ) : null}
        <Popover
          size="sm"
          align="start"
          title={text('volatility')}
          trigger={
            <FilterChip
              caret
              active={filter.volatility.length > 0}
              count={filter.volatility.length}
            >
              {text('volatility')}
            </FilterChip>
          }
        >
          <Choices
            options={volatilities.map((value) => ({ value, label: levels(value) }))}
            chosen={filter.volatility}
            onToggle={(level) =>
              onChange({ ...filter, volatility: toggled(filter.volatility, level) })
            }
          />
        </Popover>
        <div className="flex-none max-sm:-order-1 sm:ms-auto">
          <Select
            compact
            aria-label={text('sort')}
            value={filter.sort}
            onChange={({ target }) => {
              const sort = sorts.find((known) => known === target.value);
              if (sort) onChange({ ...filter, sort });
            }}
            options={sorts.map((value) => ({ value, label: text(`sorts.${value}`) }))}
          />
        </div>
      </div>
      {isNarrowed ? (
        <div className="scrollbar-none -mx-(--gutter) mb-4 flex items-center gap-2 overflow-x-auto px-(--gutter) py-1 sm:mx-0 sm:flex-wrap sm:px-0">
          {hasStudios
            ? filter.provider.map((id) => (
                <RemovableChip
                  key={id}
                  label={studioName(id)}
                  onRemove={() => onChange({ ...filter, provider: toggled(filter.provider, id) })}
                />
              ))
            : null}
          {filter.volatility.map((level) => (
            <RemovableChip
              key={level}
              label={text('volatilityIs', { level: levels(level) })}
              onRemove={() =>
                onChange({ ...filter, volatility: toggled(filter.volatility, level) })
              }
            />
          ))}
          <Button
            variant="ghost"
            size="sm"
            onClick={() =>
              onChange({
                ...filter,
                provider: hasStudios ? [] : filter.provider,
                volatility: [],
              })
            }
          >
            {text('clear')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/**
 * The filter as it was last pressed: the box shows its tick at once, and the address, with the whole
 * page behind it, follows when that is painted.
 */
function usePressed({ filter, onChange }: Pick<GameFiltersProps, 'filter' | 'onChange'>) {
  const inAddress = JSON.stringify(filter);
  const [pressed, setPressed] = useState<{ on: string; filter: GamesFilter } | null>(null);
  if (pressed !== null && pressed.on !== inAddress) setPressed(null);
  return {
    filter: pressed?.on === inAddress ? pressed.filter : filter,
    onChange: (next: GamesFilter) => {
      setPressed({ on: inAddress, filter: next });
      afterPaint(() => onChange(next));
    },
  };
}

/** From so many choices on, a list has a field that narrows it. */
const MANY = 12;

interface ChoicesProps<Value extends string> {
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  readonly onToggle: (value: Value) => void;
}

function Choices<Value extends string>({ options, chosen, onToggle }: ChoicesProps<Value>) {
  const text = useTranslations('pages.category');
  const [words, setWords] = useState('');
  const wanted = words.trim().toLocaleLowerCase();
  const shown = options.filter(({ label }) => label.toLocaleLowerCase().includes(wanted));
  return (
    <div className="grid gap-2 px-4 pb-3">
      {options.length > MANY ? (
        <TextInput
          type="search"
          aria-label={text('narrow')}
          placeholder={text('narrow')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      ) : null}
      <ul className="grid max-h-80 overflow-y-auto">
        {shown.map(({ value, label }) => (
          <li key={value}>
            <Checkbox
              label={label}
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="text-text-2 empty:visually-hidden">
        {shown.length === 0 ? text('narrowedToNone') : null}
      </p>
    </div>
  );
}
