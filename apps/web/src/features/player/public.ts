export { profileQuery, updateProfileMutation } from './api.ts';
