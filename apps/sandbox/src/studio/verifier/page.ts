import type { FrameTexts } from '../frame/texts/en.ts';
import type { Locale } from '../theme.ts';
import type { VerifierTexts } from './texts.ts';

/** What every part of the page speaks with. */
export type Page = {
  readonly texts: VerifierTexts;
  readonly lang: Locale;
  readonly frame: FrameTexts;
};
