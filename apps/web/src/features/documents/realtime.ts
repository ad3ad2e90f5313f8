export { documentsKey } from './keys.ts';
