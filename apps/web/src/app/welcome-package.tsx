import { WelcomeParts } from '#features/bonuses/pages/welcome-parts.page.tsx';
import { WelcomePackagePage } from '#features/content/pages/welcome-package.page.tsx';
import { WithTexts } from '#shared/i18n/texts.tsx';

/** The welcome package as it is offered, with the rules an operator wrote: documents know nothing of bonuses. */
export const WelcomePackage = () => (
  <WithTexts folders={['account']}>
    <WelcomePackagePage>
      <WelcomeParts />
    </WelcomePackagePage>
  </WithTexts>
);
