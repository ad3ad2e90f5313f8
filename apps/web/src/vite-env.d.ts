declare module 'virtual:contract' {
  const routes: import('../vite/contract-plugin.ts').EndpointRoutes;
  export default routes;
}

declare const __API_ORIGIN__: string;

/** What Start knows of the build, and what the site's own plugin adds; in development neither is there. */
declare module 'tanstack-start-manifest:v' {
  /** Address of the script that runs the site. */
  export const entry: string | undefined;
  /** Addresses of what a route imports at once, by the route's id. */
  export const importsOf: ((routeId: string) => readonly string[]) | undefined;
}
