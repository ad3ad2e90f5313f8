declare module 'virtual:contract' {
  import type { Contract } from '@pierlight/contract/contract';

  const contract: Contract;
  export default contract;
}

declare const __API_ORIGIN__: string;
