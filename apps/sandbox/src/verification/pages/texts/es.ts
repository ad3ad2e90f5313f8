import type { Texts } from '../texts.ts';

export const es: Texts = {
  sandbox: 'Entorno de pruebas',
  loading: 'Abriendo la verificación',
  levels: {
    'id-and-selfie': {
      title: 'Confirma tu identidad',
      lead: 'Se tarda unos dos minutos. Ten tu documento a mano y busca un lugar con buena luz.',
    },
    address: {
      title: 'Confirma tu dirección',
      lead: 'Basta con una carta reciente con tu nombre y tu dirección.',
    },
    funds: {
      title: 'Acredita el origen de tu dinero',
      lead: 'Basta con un documento sobre tus ingresos o tus ahorros.',
    },
  },
  steps: {
    IDENTITY: {
      title: 'Documento de identidad',
      hint: 'Pasaporte, documento de identidad, permiso de conducir o de residencia',
    },
    SELFIE: { title: 'Selfi', hint: 'Una foto de tu cara, hecha ahora' },
    PROOF_OF_RESIDENCE: { title: 'Justificante de domicilio', hint: 'De los últimos tres meses' },
    INVESTABILITY: {
      title: 'Origen de los fondos',
      hint: 'Nómina, extracto bancario o declaración de la renta',
    },
  },
  privacy: 'Tus imágenes se envían cifradas y solo se usan para esta verificación.',
  start: 'Empezar',
  next: 'Continuar',
  back: 'Atrás',
  progress: 'Paso {n} de {total}',
  document: {
    title: '¿Qué documento vas a usar?',
    country: 'País de expedición',
    type: 'Tipo de documento',
    types: {
      PASSPORT: 'Pasaporte',
      ID_CARD: 'Documento de identidad',
      DRIVERS: 'Permiso de conducir',
      RESIDENCE_PERMIT: 'Permiso de residencia',
      UTILITY_BILL: 'Factura de luz, gas o agua',
      BANK_STATEMENT: 'Extracto bancario',
      TAX_RETURN: 'Declaración de la renta',
      INCOME_SOURCE: 'Nómina',
    },
  },
  capture: {
    titles: {
      page: 'Fotografía la página con tu foto',
      front: 'Fotografía el anverso',
      back: 'Fotografía el reverso',
      paper: 'Fotografía la página entera',
      selfie: 'Hazte un selfi',
    },
    hints: {
      page: 'Pon el pasaporte plano. Deben verse las cuatro esquinas y las dos líneas de abajo.',
      front:
        'Pon la tarjeta sobre una superficie oscura, sin reflejos y con las cuatro esquinas a la vista.',
      back: 'Dale la vuelta a la tarjeta. Deben verse las cuatro esquinas.',
      paper:
        'Tu nombre, la dirección o los importes y la fecha deben leerse bien. También vale un PDF.',
      selfie: 'Mira de frente a la cámara. Sin gafas de sol ni gorro, y con luz en la cara.',
    },
    take: 'Hacer la foto',
    file: 'Elegir un archivo',
    camera: 'Usar la cámara',
    check: '¿Está todo nítido y legible?',
    use: 'Usar esta imagen',
    again: 'Repetir la foto',
    sending: 'Enviando la imagen',
    noCamera: 'Aquí no se puede usar la cámara. Permítela en el navegador o elige un archivo.',
    chosen: 'Archivo elegido: {name}',
  },
  details: {
    title: '¿Son correctos estos datos?',
    lead: 'Hemos leído estos datos de tu documento. Corrige los errores.',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    dob: 'Fecha de nacimiento',
    number: 'Número del documento',
    street: 'Calle y número',
    town: 'Localidad',
    postCode: 'Código postal',
    missing: 'Rellena este campo.',
    test: 'Entorno de pruebas: un número que contenga BLURRED, EXPIRED, FORGED, HOLD o WAIT recibe esa respuesta. Cualquier otro se acepta.',
  },
  results: {
    pending: {
      title: 'Lo estamos comprobando',
      lead: 'Suele tardar un minuto. Puedes salir de esta página; te diremos el resultado.',
    },
    approved: { title: 'Verificación completada', lead: 'Gracias. No tienes que hacer nada más.' },
    retry: {
      title: 'Inténtalo de nuevo',
      lead: 'Lo que ya has hecho se conserva. Solo falta esto:',
    },
    rejected: { title: 'No hemos podido verificarte', lead: 'El resultado es definitivo.' },
    onHold: {
      title: 'En revisión manual',
      lead: 'Tardará un poco más de lo habitual. No tienes que hacer nada.',
    },
  },
  retry: 'Volver a intentarlo',
  problems: {
    tooBig: 'El archivo supera los 8 MB. Elige uno más pequeño.',
    unreadable: 'Este archivo no se puede leer. Elige un JPEG, PNG o PDF.',
    network: 'No se pudo enviar. Comprueba la conexión y vuelve a intentarlo.',
    over: 'Se ha agotado el tiempo. Abre la verificación de nuevo.',
    again: 'Volver a intentarlo',
  },
  comments: {
    UNSATISFACTORY_PHOTOS: 'Los datos de la foto no se leen. Repítela, nítida y sin reflejos.',
    LOW_QUALITY: 'La foto está oscura o es demasiado pequeña. Repítela con buena luz.',
    DOCUMENT_PAGE_MISSING: 'Falta una cara del documento. Fotografía las dos completas.',
    EXPIRATION_DATE: 'El documento ha caducado. Usa uno en vigor.',
    BAD_SELFIE: 'En el selfi no se ve toda tu cara. Repítelo.',
    BAD_PROOF_OF_ADDRESS: 'La carta tiene más de tres meses. Usa una más reciente.',
    FORGERY: 'El documento no se ha podido aceptar.',
    AGE_REQUIREMENT_MISMATCH: 'No tienes la edad mínima.',
    BLOCKLIST: 'No podemos verificarte.',
  },
};
