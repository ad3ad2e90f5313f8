export { forgetDraft } from './message-draft.ts';
export { readPostedMessage } from './posted/posted-message.ts';
export { communicationForms } from './posted/send-message.ts';
