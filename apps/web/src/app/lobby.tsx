import { HomePage } from '#features/catalogue/pages/home.page.tsx';
import { ContinueButton, ContinuePlaying, Winners } from '#features/gameplay/public.ts';

/** The catalogue's page with what gameplay shows on it: the catalogue knows nothing of playing. */
export function Lobby() {
  return (
    <HomePage
      continuation={<ContinueButton />}
      played={<ContinuePlaying />}
      winners={<Winners />}
    />
  );
}
