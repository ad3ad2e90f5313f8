import type { Texts } from '../texts.ts';

export const en: Texts = {
  sandbox: 'Sandbox',
  loading: 'Opening verification',
  levels: {
    'id-and-selfie': {
      title: 'Confirm your identity',
      lead: 'It takes about two minutes. Have your document ready and find a place with good light.',
    },
    address: {
      title: 'Confirm your address',
      lead: 'You need one recent letter with your name and address.',
    },
    funds: {
      title: 'Confirm the source of your funds',
      lead: 'You need one document about your income or savings.',
    },
  },
  steps: {
    IDENTITY: {
      title: 'Identity document',
      hint: 'Passport, identity card, driving licence or residence permit',
    },
    SELFIE: { title: 'Selfie', hint: 'A photo of your face, taken now' },
    PROOF_OF_RESIDENCE: { title: 'Proof of address', hint: 'Not older than three months' },
    INVESTABILITY: { title: 'Source of funds', hint: 'A payslip, bank statement or tax return' },
  },
  privacy: 'Your pictures are sent encrypted and used only for this verification.',
  start: 'Start',
  next: 'Continue',
  back: 'Back',
  progress: 'Step {n} of {total}',
  document: {
    title: 'Which document will you use?',
    country: 'Issuing country',
    type: 'Document type',
    types: {
      PASSPORT: 'Passport',
      ID_CARD: 'Identity card',
      DRIVERS: 'Driving licence',
      RESIDENCE_PERMIT: 'Residence permit',
      UTILITY_BILL: 'Utility bill',
      BANK_STATEMENT: 'Bank statement',
      TAX_RETURN: 'Tax return',
      INCOME_SOURCE: 'Payslip',
    },
  },
  capture: {
    titles: {
      page: 'Take a photo of the page with your picture',
      front: 'Take a photo of the front',
      back: 'Take a photo of the back',
      paper: 'Take a photo of the whole page',
      selfie: 'Take a selfie',
    },
    hints: {
      page: 'Lay the passport flat. All four corners and both lines at the bottom should be in the picture.',
      front: 'Lay the card on a dark surface, without glare, with all four corners in the picture.',
      back: 'Turn the card over. All four corners should be in the picture.',
      paper:
        'Your name, the address or amounts, and the date must be easy to read. You can also use a PDF.',
      selfie: 'Look straight at the camera. No sunglasses, no hat, and light on your face.',
    },
    take: 'Take photo',
    file: 'Choose a file instead',
    camera: 'Use the camera',
    check: 'Is everything sharp and readable?',
    use: 'Use this picture',
    again: 'Retake',
    sending: 'Sending the picture',
    noCamera: 'The camera cannot be used here. Allow it in your browser, or choose a file.',
    chosen: 'Chosen file: {name}',
  },
  details: {
    title: 'Are these details correct?',
    lead: 'We read these details from your document. Correct any mistakes.',
    firstName: 'First name',
    lastName: 'Last name',
    dob: 'Date of birth',
    number: 'Document number',
    street: 'Street and number',
    town: 'Town',
    postCode: 'Postcode',
    missing: 'Please fill in this field.',
    test: 'Sandbox: a number containing BLURRED, EXPIRED, FORGED, HOLD or WAIT gets that result. Any other number is approved.',
  },
  results: {
    pending: {
      title: 'Verification in progress',
      lead: 'This usually takes a minute. You can leave this page; we’ll let you know the result.',
    },
    approved: { title: 'You are verified', lead: 'Thank you. You don’t have to do anything else.' },
    retry: {
      title: 'Please try again',
      lead: 'Your progress is saved. Only this is missing:',
    },
    rejected: { title: 'We could not verify you', lead: 'The result is final.' },
    onHold: {
      title: 'In manual review',
      lead: 'This takes a little longer than usual. You don’t have to do anything.',
    },
  },
  retry: 'Try again',
  problems: {
    tooBig: 'The file is larger than 8 MB. Choose a smaller one.',
    unreadable: 'This file can’t be read. Choose a JPEG, PNG or PDF.',
    network: 'Couldn’t be sent. Check your connection and try again.',
    over: 'Your time has run out. Open the verification again.',
    again: 'Try again',
  },
  comments: {
    UNSATISFACTORY_PHOTOS:
      'The details in the photo can’t be read. Please take a sharp photo without glare.',
    LOW_QUALITY: 'The photo is too dark or too small. Please take it again in good light.',
    DOCUMENT_PAGE_MISSING:
      'A side of the document is missing. Please photograph both sides completely.',
    EXPIRATION_DATE: 'The document has expired. Please use one that is still valid.',
    BAD_SELFIE: 'Your face is not fully visible in the selfie. Please take it again.',
    BAD_PROOF_OF_ADDRESS: 'The letter is older than three months. Please use a newer one.',
    FORGERY: 'The document could not be accepted.',
    AGE_REQUIREMENT_MISMATCH: 'You do not meet the minimum age.',
    BLOCKLIST: 'We cannot verify you.',
  },
};
