export { profileQuery } from './api.ts';
export { displayName } from './display-name.ts';
