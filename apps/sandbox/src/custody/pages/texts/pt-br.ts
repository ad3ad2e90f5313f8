import type { Texts } from '../texts.ts';
import { networkNames } from './networks.ts';

export const ptBr: Texts = {
  title: 'Enviar moedas',
  lead: 'Ambiente de testes: esta carteira nunca fica vazia. Nenhuma moeda é real e os endereços não são de ninguém.',
  address: 'Para o endereço',
  tag: 'Tag de destino (XRP)',
  amount: 'Valor',
  asset: 'Moeda',
  network: 'Rede',
  fate: 'O que acontece',
  send: 'Enviar',
  back: 'Voltar para a loja',
  names: {
    ...networkNames,
    arrives: 'Chega',
    slow: 'A rede mostra depois de 20 segundos',
    dropped: 'A rede descarta',
    lie: 'Chega, e a loja ouve dez vezes mais',
  },
  outcomes: {
    onItsWay: 'Enviado. A rede está confirmando.',
    unknownAddress: 'Esse endereço não existe neste ambiente de testes. Copie-o por inteiro.',
    wrongNetwork:
      'Este endereço é de outra rede. Enviadas assim, as moedas se perderiam; por isso nada foi enviado.',
    tagMissing:
      'Este endereço precisa de uma tag de destino atribuída. Sem ela as moedas não seriam de ninguém; por isso nada foi enviado.',
    amountWrong: 'Digite um valor maior que zero, por exemplo 0,015.',
    networkWrong: 'Esta rede não aceita esta moeda. Nada foi enviado.',
  },
};
