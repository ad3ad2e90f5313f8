export { forgetDraft } from './message-draft.ts';
export { communicationForms, readPostedMessage } from './posted-message.ts';
