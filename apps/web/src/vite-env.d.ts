declare module 'virtual:contract' {
  const routes: import('../vite/contract-plugin.ts').EndpointRoutes;
  export default routes;
}

declare const __API_ORIGIN__: string;
