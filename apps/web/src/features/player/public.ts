export { profileQuery, updateProfileMutation } from './api.ts';
export { displayName } from './display-name.ts';
