import type { LoyaltyAccount, LoyaltyLevels } from '@pierlight/contract/loyalty/schemas';
import { LampString } from '@pierlight/ui/art/lamp-string';
import { buttonStyle } from '@pierlight/ui/button';
import { Panel } from '@pierlight/ui/panel';
import { useFormatter, useTranslations } from 'use-intl';
import { shortMoney, useMoney } from '#features/settings/public.ts';
import { ModalLink } from '#shared/modals/modal-link.tsx';
import { lampsFor, wayToNext } from '../standing-facts.ts';
import { useLevelName } from '../use-level-name.ts';
import { LevelRewards } from './level-rewards.tsx';

interface OwnPointsProps {
  readonly levels: LoyaltyLevels;
  readonly own: LoyaltyAccount | undefined;
}

/** The player's points and what is to be taken, and what the next level costs. */
export function OwnPoints({ levels, own }: OwnPointsProps) {
  const text = useTranslations('account.loyalty');
  const nameOf = useLevelName();
  const format = useFormatter();
  const next = own?.nextLevel ?? null;
  const missing = own && next ? Math.max(0, next.points - own.points) : 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      {own ? (
        <Panel pad>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <h2 className="text-13 font-normal text-text-2">{text('points')}</h2>
            <p className="tabular font-display font-bold text-44">{format.number(own.points)}</p>
            <LampString count={10} {...lampsFor(wayToNext(own), 10)} />
            <p className="text-13 text-text-2">
              {next === null
                ? text('top')
                : text.rich('toNext', {
                    points: missing,
                    level: nameOf(next.name),
                    b: (chunks) => <b className="text-text-1">{chunks}</b>,
                  })}
            </p>
            <LevelRewards levels={levels} />
            <EarnLink>{text('action')}</EarnLink>
          </div>
        </Panel>
      ) : (
        <Panel pad>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <h2 className="text-17">{text('guest.title')}</h2>
            <p className="text-13 text-text-2">{text('guest.text')}</p>
            <EarnLink>{text('action')}</EarnLink>
          </div>
        </Panel>
      )}
      <Cost levels={levels} points={own ? missing : (levels.levels[1]?.points ?? 0)} />
    </div>
  );
}

function EarnLink({ children }: { readonly children: string }) {
  return (
    <ModalLink modal="loyalty-earn" className={buttonStyle({ block: true })}>
      {children}
    </ModalLink>
  );
}

/** What the points to the next level are staked for, and what that loses on average. */
function Cost({ levels, points }: { readonly levels: LoyaltyLevels; readonly points: number }) {
  const text = useTranslations('account.loyalty');
  const money = useMoney();
  const { currency, pointStake, pointCost } = levels;
  if (pointStake === null || pointCost === null || points === 0) return null;
  const sum = (each: number) => shortMoney(money(points * each, currency));
  return (
    <Panel pad>
      <h2 className="text-17">{text('cost.title')}</h2>
      <p className="mt-2 text-13 text-text-2">
        {text('cost.text', { points, staked: sum(pointStake), lost: sum(pointCost) })}
      </p>
    </Panel>
  );
}
