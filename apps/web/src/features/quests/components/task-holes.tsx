import type { QuestTask } from '@pierlight/contract/quests/schemas';
import { LampString } from '@pierlight/ui/art/lamp-string';

/** More of them would be no picture. */
const MOST_HOLES = 12;

interface TaskHolesProps {
  readonly task: Pick<QuestTask, 'type' | 'progress' | 'quantity'>;
}

/** How far a task has come, as holes that are punched, or as lamps where there would be too many. */
export function TaskHoles({ task: { type, progress, quantity } }: TaskHolesProps) {
  if (type === 'stakes' || quantity > MOST_HOLES) {
    const share = (progress / quantity) * 10;
    return <LampString count={10} lit={share} half={share % 1 > 0} />;
  }
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-1.5">
      {Array.from({ length: quantity }, (_, at) => at + 1).map((step) => (
        <span
          key={step}
          className={`grid size-5.5 place-items-center rounded-full font-semibold text-11 ${
            step <= progress
              ? 'bg-bg text-transparent shadow-[inset_0_2px_3px_oklch(0_0_0/0.55),inset_0_0_0_1px_var(--color-lamp-line)]'
              : 'text-text-3 shadow-[inset_0_0_0_1.5px_var(--color-edge)]'
          }`}
        >
          {step}
        </span>
      ))}
    </div>
  );
}
