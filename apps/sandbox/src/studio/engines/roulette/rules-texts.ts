import type { LocalText } from '../../theme.ts';

/** The sentences of the rules. Values stand in `{braces}`. */
export const rulesTexts = {
  heading: {
    en: 'How it pays',
    de: 'So wird gezahlt',
    es: 'Cómo paga',
    'pt-br': 'Como paga',
    ar: 'كيف تدفع',
  },
  'single-zero': {
    en: 'One ball, 37 pockets, a single zero. The first four numbers together pay 8 to 1.',
    de: 'Eine Kugel, 37 Fächer, eine Null. Die ersten vier Zahlen zusammen zahlen 8 zu 1.',
    es: 'Una bola, 37 casillas, un solo cero. Los cuatro primeros números juntos pagan 8 a 1.',
    'pt-br':
      'Uma bola, 37 casas, um único zero. Os quatro primeiros números juntos pagam 8 para 1.',
    ar: 'كرة واحدة و37 خانة وصفر واحد. الأرقام الأربعة الأولى معًا تدفع 8 إلى 1.',
  },
  'double-zero': {
    en: 'One ball, 38 pockets, a zero and a double zero. There is no five-number bet: every bet of this table has the same return.',
    de: 'Eine Kugel, 38 Fächer, eine Null und eine Doppelnull. Eine Wette auf fünf Zahlen gibt es nicht: Jede Wette dieses Tisches hat dieselbe Auszahlungsquote.',
    es: 'Una bola, 38 casillas, un cero y un doble cero. No hay apuesta de cinco números: todas las apuestas de esta mesa tienen el mismo retorno.',
    'pt-br':
      'Uma bola, 38 casas, um zero e um duplo zero. Não há aposta de cinco números: todas as apostas desta mesa têm o mesmo retorno.',
    ar: 'كرة واحدة و38 خانة وصفر وصفر مزدوج. لا يوجد رهان على خمسة أرقام: لكل رهانات هذه الطاولة العائد نفسه.',
  },
  pays: {
    en: 'A bet pays when it covers the number: straight 35 to 1, split 17 to 1, street and trio 11 to 1, corner 8 to 1, six line 5 to 1, column and dozen 2 to 1, red, black, even, odd, low and high 1 to 1. The stake of a winning bet is returned with it. On a zero the outside bets lose.',
    de: 'Eine Wette gewinnt, wenn sie die Zahl abdeckt: Plein 35 zu 1, Cheval 17 zu 1, Transversale und Trio 11 zu 1, Carré 8 zu 1, Transversale simple 5 zu 1, Kolonne und Dutzend 2 zu 1, Rot, Schwarz, Gerade, Ungerade, Niedrig und Hoch 1 zu 1. Der Einsatz einer gewonnenen Wette wird mit ausgezahlt. Bei Null verlieren die äußeren Wetten.',
    es: 'Una apuesta paga cuando cubre el número: pleno 35 a 1, caballo 17 a 1, transversal y trío 11 a 1, cuadro 8 a 1, seisena 5 a 1, columna y docena 2 a 1, rojo, negro, par, impar, bajo y alto 1 a 1. La apuesta ganadora se devuelve con la ganancia. Con un cero pierden las apuestas exteriores.',
    'pt-br':
      'Uma aposta paga quando cobre o número: pleno 35 para 1, cavalo 17 para 1, rua e trio 11 para 1, canto 8 para 1, linha dupla 5 para 1, coluna e dúzia 2 para 1, vermelho, preto, par, ímpar, baixo e alto 1 para 1. A aposta vencedora é devolvida com o ganho. Em um zero, as apostas externas perdem.',
    ar: 'يربح الرهان عندما يغطي الرقم: رقم واحد 35 إلى 1، رقمان 17 إلى 1، صف وثلاثي 11 إلى 1، مربع 8 إلى 1، صفّان 5 إلى 1، عمود ودزينة 2 إلى 1، أحمر وأسود وزوجي وفردي ومنخفض ومرتفع 1 إلى 1. يُعاد الرهان الرابح مع ربحه. عند الصفر تخسر الرهانات الخارجية.',
  },
} satisfies Record<string, LocalText>;
