import type { Texts } from '../texts.ts';
import { networkNames } from './networks.ts';

export const en: Texts = {
  title: 'Send coins',
  lead: 'Sandbox: this wallet is never empty. No coin is real, and these addresses are nobody’s.',
  address: 'To address',
  tag: 'Destination tag (XRP)',
  amount: 'Amount',
  asset: 'Coin',
  network: 'Network',
  fate: 'What happens to it',
  send: 'Send',
  back: 'Back to the shop',
  names: {
    ...networkNames,
    arrives: 'It arrives',
    slow: 'The chain shows it after 20 seconds',
    dropped: 'The chain drops it',
    lie: 'It arrives, and the shop is told ten times as much',
  },
  outcomes: {
    onItsWay: 'Sent. The network confirms it now.',
    unknownAddress: 'There is no such address in this sandbox. Copy it whole.',
    wrongNetwork:
      'This address is on another network. Sent like this the coins would be lost, so nothing was sent.',
    tagMissing:
      'This address needs a destination tag that somebody was given. Without it the coins would belong to nobody, so nothing was sent.',
    amountWrong: 'Enter an amount above zero, such as 0.015.',
    networkWrong: 'This network does not carry this coin. Nothing was sent.',
  },
};
