export { forgetDraft } from './message-draft.ts';
