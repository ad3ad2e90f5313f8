import type { LocalText } from '../../theme.ts';

/** The sentences of the rules. Values stand in `{braces}`. */
export const rulesTexts = {
  heading: {
    en: 'One flight for everybody',
    de: 'Ein Flug für alle',
    es: 'Un vuelo para todos',
    'pt-br': 'Um voo para todos',
    ar: 'رحلة واحدة للجميع',
  },
  pays: {
    en: 'Everybody who watches sees the same flight. Bets are taken before it departs. In the air the multiplier rises from 1.00 until the flight breaks off. Who cashes out before is paid the stake times the multiplier, from {least} to {top}; who does not loses the stake. At {top} everybody left is cashed out. A stake that the wallet had not confirmed when the flight departed is not in it and is returned.',
    de: 'Alle, die zusehen, sehen denselben Flug. Einsätze werden vor dem Abflug angenommen. In der Luft steigt der Multiplikator von 1,00, bis der Flug abreißt. Wer vorher aussteigt, bekommt den Einsatz mal den Multiplikator, von {least} bis {top}; wer nicht, verliert den Einsatz. Bei {top} steigen alle Übrigen aus. Ein Einsatz, den die Kasse beim Abflug noch nicht bestätigt hatte, fliegt nicht mit und wird zurückgegeben.',
    es: 'Todos los que miran ven el mismo vuelo. Las apuestas se aceptan antes de la salida. En el aire el multiplicador sube desde 1,00 hasta que el vuelo se rompe. Quien se retira antes cobra la apuesta por el multiplicador, de {least} a {top}; quien no, pierde la apuesta. En {top} se retira a todos los que queden. Una apuesta que la cartera no había confirmado a la salida no vuela y se devuelve.',
    'pt-br':
      'Todos que assistem veem o mesmo voo. As apostas são aceitas antes da partida. No ar o multiplicador sobe de 1,00 até o voo se romper. Quem retira antes recebe a aposta vezes o multiplicador, de {least} a {top}; quem não retira perde a aposta. Em {top} todos os que restam são retirados. Uma aposta que a carteira não havia confirmado na partida não voa e é devolvida.',
    ar: 'يرى كل من يشاهد الرحلة نفسها. تُقبل الرهانات قبل الإقلاع. في الجو يرتفع المضاعِف من 1.00 حتى تنقطع الرحلة. من يسحب قبل ذلك يُدفع له الرهان مضروبًا في المضاعِف، من {least} إلى {top}؛ ومن لم يسحب يخسر الرهان. عند {top} يُسحب لكل من بقي. الرهان الذي لم تؤكده المحفظة عند الإقلاع ليس في الرحلة ويُعاد.',
  },
  cashOutHeading: {
    en: 'When a cash-out counts',
    de: 'Wann ein Ausstieg zählt',
    es: 'Cuándo cuenta una retirada',
    'pt-br': 'Quando uma retirada conta',
    ar: 'متى يُحتسب السحب',
  },
  cashOut: {
    en: 'A cash-out counts at the moment it arrives at our server, at the hundredth at which the flight stands there and then; the flight breaks off on the same scale of hundredths, so that rounding favours neither side. What your screen shows lags by the time your connection takes, in both directions. An automatic cash-out is done by our server at exactly your multiplier and depends on no connection. Each bet is cashed out once, however often it is asked.',
    de: 'Ein Ausstieg zählt in dem Moment, in dem er bei unserem Server ankommt, mit dem Hundertstel, bei dem der Flug dort gerade steht; der Flug reißt auf derselben Skala von Hundertsteln ab, sodass die Rundung niemanden begünstigt. Was dein Bildschirm zeigt, liegt um die Laufzeit deiner Verbindung zurück, in beide Richtungen. Einen automatischen Ausstieg macht unser Server bei genau deinem Multiplikator, unabhängig von jeder Verbindung. Jeder Einsatz steigt einmal aus, so oft es auch verlangt wird.',
    es: 'Una retirada cuenta en el momento en que llega a nuestro servidor, en la centésima en la que el vuelo está allí entonces; el vuelo se rompe en la misma escala de centésimas, de modo que el redondeo no favorece a nadie. Lo que muestra tu pantalla va con el retraso de tu conexión, en ambos sentidos. La retirada automática la hace nuestro servidor justo en tu multiplicador y no depende de ninguna conexión. Cada apuesta se retira una sola vez, se pida cuantas veces se pida.',
    'pt-br':
      'Uma retirada conta no momento em que chega ao nosso servidor, no centésimo em que o voo está ali naquele instante; o voo se rompe na mesma escala de centésimos, de modo que o arredondamento não favorece ninguém. O que sua tela mostra tem o atraso da sua conexão, nos dois sentidos. A retirada automática é feita pelo nosso servidor exatamente no seu multiplicador e não depende de conexão alguma. Cada aposta é retirada uma só vez, por mais que se peça.',
    ar: 'يُحتسب السحب لحظة وصوله إلى خادمنا، عند الجزء من المئة الذي تقف عنده الرحلة هناك حينها؛ وتنقطع الرحلة على المقياس نفسه من أجزاء المئة، فلا يحابي التقريب أحدًا. ما تعرضه شاشتك متأخر بزمن اتصالك في الاتجاهين. السحب التلقائي يجريه خادمنا عند مضاعِفك تمامًا ولا يعتمد على أي اتصال. يُسحب كل رهان مرة واحدة مهما تكرر الطلب.',
  },
  fairHeading: {
    en: 'Decided beforehand, open to checking',
    de: 'Vorher entschieden, nachprüfbar',
    es: 'Decidido de antemano y comprobable',
    'pt-br': 'Decidido de antemão e verificável',
    ar: 'محسوم مسبقًا وقابل للتحقق',
  },
  fair: {
    en: 'The flights follow a chain of hashes that was made before the first of them: each hash is the SHA-256 of the next, and the last one, with the salt, is shown below from the start. After a flight its hash is shown. The first eight bytes of HMAC-SHA256, keyed with that hash over the salt, are a number from 0; {kept} hundredths of 2^64, divided by that number plus one and rounded down to hundredths, is where the flight ends, at least 1.00. Nobody, and no bet, can move it.',
    de: 'Die Flüge folgen einer Kette von Hashes, die vor dem ersten gemacht wurde: Jeder Hash ist der SHA-256 des nächsten, und der letzte steht mit dem Salz von Anfang an unten. Nach einem Flug wird sein Hash gezeigt. Die ersten acht Bytes von HMAC-SHA256, mit diesem Hash als Schlüssel über das Salz, sind eine Zahl ab 0; {kept} Hundertstel von 2^64, geteilt durch diese Zahl plus eins und auf Hundertstel abgerundet, ist das Ende des Flugs, mindestens 1,00. Niemand und kein Einsatz kann es verschieben.',
    es: 'Los vuelos siguen una cadena de hashes hecha antes del primero: cada hash es el SHA-256 del siguiente, y el último, con la sal, se muestra abajo desde el principio. Tras cada vuelo se muestra su hash. Los ocho primeros bytes de HMAC-SHA256, con ese hash como clave sobre la sal, son un número desde 0; {kept} centésimas de 2^64, divididas entre ese número más uno y redondeadas hacia abajo a centésimas, es donde acaba el vuelo, como mínimo 1,00. Nadie, ni ninguna apuesta, puede moverlo.',
    'pt-br':
      'Os voos seguem uma cadeia de hashes feita antes do primeiro: cada hash é o SHA-256 do seguinte, e o último, com o sal, aparece abaixo desde o início. Após um voo, seu hash é mostrado. Os oito primeiros bytes de HMAC-SHA256, com esse hash como chave sobre o sal, são um número a partir de 0; {kept} centésimos de 2^64, divididos por esse número mais um e arredondados para baixo em centésimos, é onde o voo termina, no mínimo 1,00. Ninguém, nem aposta alguma, pode movê-lo.',
    ar: 'تتبع الرحلات سلسلة من البصمات صُنعت قبل أولاها: كل بصمة هي SHA-256 للتي تليها، والأخيرة مع الملح معروضة أدناه منذ البداية. بعد كل رحلة تُعرض بصمتها. أول ثمانية بايتات من HMAC-SHA256 بهذه البصمة مفتاحًا على الملح هي عدد يبدأ من 0؛ و{kept} جزءًا من مئة من 2^64 مقسومًا على ذلك العدد زائد واحد ومقرّبًا إلى الأدنى إلى أجزاء المئة هو موضع نهاية الرحلة، وأقله 1.00. لا أحد ولا أي رهان يمكنه تغييره.',
  },
  everywhere: {
    en: 'It is the same at every multiplier you may cash out at.',
    de: 'Sie ist bei jedem Multiplikator, bei dem du aussteigen kannst, dieselbe.',
    es: 'Es el mismo en cada multiplicador en el que puedas retirarte.',
    'pt-br': 'É o mesmo em cada multiplicador em que você pode retirar.',
    ar: 'وهي نفسها عند كل مضاعِف يمكنك السحب عنده.',
  },
  interrupted: {
    en: 'A flight does not wait: if your connection breaks, it goes on, and only an automatic cash-out still acts for you. If our server itself is interrupted before the flight has ended, every bet cashed out stays paid, a bet with an automatic cash-out is settled by where the flight was going to end, and every other stake is returned. Every stake is settled once.',
    de: 'Ein Flug wartet nicht: Bricht deine Verbindung ab, geht er weiter, und nur ein automatischer Ausstieg handelt noch für dich. Wird unser Server selbst vor dem Ende des Flugs unterbrochen, bleibt jeder Ausstieg bezahlt, ein Einsatz mit automatischem Ausstieg wird nach dem Punkt abgerechnet, an dem der Flug geendet hätte, und jeder andere Einsatz wird zurückgegeben. Jeder Einsatz wird einmal abgerechnet.',
    es: 'Un vuelo no espera: si se corta tu conexión, sigue, y solo una retirada automática actúa aún por ti. Si nuestro propio servidor se interrumpe antes de que acabe el vuelo, cada retirada hecha queda pagada, una apuesta con retirada automática se liquida según donde el vuelo iba a acabar y cualquier otra apuesta se devuelve. Cada apuesta se liquida una sola vez.',
    'pt-br':
      'Um voo não espera: se sua conexão cair, ele continua, e só uma retirada automática ainda age por você. Se nosso próprio servidor for interrompido antes do fim do voo, cada retirada feita continua paga, uma aposta com retirada automática é liquidada por onde o voo iria terminar, e qualquer outra aposta é devolvida. Cada aposta é liquidada uma só vez.',
    ar: 'الرحلة لا تنتظر: إذا انقطع اتصالك تستمر، ولا يعمل نيابة عنك إلا السحب التلقائي. وإذا توقف خادمنا نفسه قبل نهاية الرحلة يبقى كل سحب مدفوعًا، ويُسوّى الرهان ذو السحب التلقائي بحسب الموضع الذي كانت الرحلة ستنتهي عنده، ويُعاد كل رهان آخر. يُسوّى كل رهان مرة واحدة.',
  },
} satisfies Record<string, LocalText>;
