import routes from 'virtual:contract';

export { call } from '#shared/api/call.ts';
export { routes };
