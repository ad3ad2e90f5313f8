/** Networks are called the same in every language. */
export const networkNames = {
  bitcoin: 'Bitcoin',
  ethereum: 'Ethereum',
  arbitrum: 'Arbitrum One',
  erc20: 'Ethereum (ERC-20)',
  trc20: 'Tron (TRC-20)',
  bep20: 'BNB Smart Chain (BEP-20)',
  xrpl: 'XRP Ledger',
} as const;
