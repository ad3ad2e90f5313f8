export { profileQuery } from './api.ts';
