import { useLocation } from '@tanstack/react-router';
import { localizePath } from '#shared/i18n/localize-path.ts';
import { WithTexts } from '#shared/i18n/texts.tsx';
import { withoutModals } from '#shared/modals/address.ts';
import { withoutSecrets } from '#shared/navigation/address-secrets.ts';
import { withoutCampaignIn } from '#shared/navigation/campaign-parameters.ts';
import { stringifySearch } from '#shared/navigation/search.ts';
import type { KeptForm } from '#shared/posted-forms/kept-form.ts';
import { useServices } from '#shared/services.ts';
import { PostedForgotPass, PostedResetPass } from '../components/posted-reset.tsx';
import { PostedSignIn } from '../components/posted-sign-in.tsx';
import { PostedSignUp } from '../components/posted-sign-up.tsx';
import { foldersOf, type ModalWithForm, modalWithForm } from '../posted/load-form.ts';

interface PostedFormsProps {
  readonly modal: ModalWithForm;
  readonly kept: KeptForm | null;
}

/** A form for a visitor without scripts, on the page whose address asks for its modal. */
export function PostedForms({ modal, kept }: PostedFormsProps) {
  const { locale } = useServices();
  const page = useLocation({
    select: ({ pathname, search }) =>
      localizePath(pathname, locale) +
      stringifySearch(withoutModals(withoutCampaignIn(withoutSecrets(search)))),
  });
  const Form = forms[modal];
  return (
    <WithTexts folders={foldersOf(modal)}>
      <Form page={page} kept={kept && modalOf(kept) === modal ? kept : null} />
    </WithTexts>
  );
}

const forms = {
  'sign-in': PostedSignIn,
  'sign-up': PostedSignUp,
  'forgot-pass': PostedForgotPass,
  'reset-pass': PostedResetPass,
} as const;

/** The modal in whose place a form stands. */
const modalOf = ({ form }: KeptForm): ModalWithForm | null =>
  form === 'second-factor' ? 'sign-in' : modalWithForm(form);
