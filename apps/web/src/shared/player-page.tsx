import type { ReactNode } from 'react';

interface PlayerPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The ground of a player's own pages: their headings stand at the same place. */
export function PlayerPage({ title, children }: PlayerPageProps) {
  return (
    <div className="mx-auto max-w-300 px-4 pt-5 pb-18 md:px-10 md:pt-8">
      <h1 className="text-25 md:text-32">{title}</h1>
      {children}
    </div>
  );
}
