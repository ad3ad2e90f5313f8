import type { Texts } from '../texts.ts';
import { networkNames } from './networks.ts';

export const de: Texts = {
  title: 'Coins senden',
  lead: 'Testumgebung: Dieses Wallet ist nie leer. Kein Coin ist echt, und die Adressen gehören niemandem.',
  address: 'An Adresse',
  tag: 'Destination-Tag (XRP)',
  amount: 'Betrag',
  asset: 'Coin',
  network: 'Netzwerk',
  fate: 'Was damit geschieht',
  send: 'Senden',
  back: 'Zurück zum Händler',
  names: {
    ...networkNames,
    arrives: 'Es kommt an',
    slow: 'Die Chain zeigt es nach 20 Sekunden',
    dropped: 'Die Chain verwirft es',
    lie: 'Es kommt an, und der Händler hört vom Zehnfachen',
  },
  outcomes: {
    onItsWay: 'Gesendet. Das Netzwerk bestätigt es jetzt.',
    unknownAddress:
      'Diese Adresse gibt es in der Testumgebung nicht. Kopieren Sie sie vollständig.',
    wrongNetwork:
      'Diese Adresse liegt in einem anderen Netzwerk. So gesendet wären die Coins verloren, deshalb wurde nichts gesendet.',
    tagMissing:
      'Diese Adresse braucht ein vergebenes Destination-Tag. Ohne es gehörten die Coins niemandem, deshalb wurde nichts gesendet.',
    amountWrong: 'Geben Sie einen Betrag über null ein, etwa 0,015.',
    networkWrong: 'Dieses Netzwerk kennt diesen Coin nicht. Es wurde nichts gesendet.',
  },
};
