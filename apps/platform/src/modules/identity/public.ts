export { createAccessTokens } from './access-tokens.ts';
export { hashPassword } from './passwords.ts';
export { createIdentityRepository } from './repository.ts';
export { createIdentityRoutes } from './routes.ts';
export { createIdentityService, type IdentityService } from './service.ts';
export { createSignIns } from './sign-ins.ts';
