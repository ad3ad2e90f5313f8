import type { Texts } from '../texts.ts';
import { networkNames } from './networks.ts';

export const es: Texts = {
  title: 'Enviar monedas',
  lead: 'Entorno de pruebas: este monedero nunca se vacía. Ninguna moneda es real y las direcciones no son de nadie.',
  address: 'A la dirección',
  tag: 'Etiqueta de destino (XRP)',
  amount: 'Importe',
  asset: 'Moneda',
  network: 'Red',
  fate: 'Qué ocurre',
  send: 'Enviar',
  back: 'Volver a la tienda',
  names: {
    ...networkNames,
    arrives: 'Llega',
    slow: 'La cadena lo muestra a los 20 segundos',
    dropped: 'La cadena lo descarta',
    lie: 'Llega, y a la tienda se le dice diez veces más',
  },
  outcomes: {
    onItsWay: 'Enviado. La red lo está confirmando.',
    unknownAddress: 'Esa dirección no existe en este entorno de pruebas. Cópiala entera.',
    wrongNetwork:
      'Esta dirección es de otra red. Enviadas así, las monedas se perderían; por eso no se ha enviado nada.',
    tagMissing:
      'Esta dirección necesita una etiqueta de destino asignada. Sin ella las monedas no serían de nadie; por eso no se ha enviado nada.',
    amountWrong: 'Escribe un importe mayor que cero, por ejemplo 0,015.',
    networkWrong: 'Esta red no admite esta moneda. No se ha enviado nada.',
  },
};
