import type { Texts } from '../texts.ts';

export const en: Texts = {
  sandbox: 'Sandbox',
  loading: 'Opening the verification',
  levels: {
    'id-and-selfie': {
      title: 'Confirm that you are you',
      lead: 'It takes about two minutes. Have your document at hand and find a place with good light.',
    },
    address: {
      title: 'Confirm where you live',
      lead: 'One recent letter with your name and address is enough.',
    },
    funds: {
      title: 'Show where your money comes from',
      lead: 'One document about your income or savings is enough.',
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
  privacy: 'Your pictures travel encrypted and are used for this check alone.',
  start: 'Start',
  next: 'Continue',
  back: 'Back',
  progress: 'Step {n} of {total}',
  document: {
    title: 'Which document will you use?',
    country: 'Country that issued it',
    type: 'Kind of document',
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
      page: 'Photograph the page with your photo',
      front: 'Photograph the front',
      back: 'Photograph the back',
      paper: 'Photograph the whole page',
      selfie: 'Take a selfie',
    },
    hints: {
      page: 'Lay the passport flat. All four corners and both lines at the bottom should be in the picture.',
      front: 'Lay the card on a dark surface, without glare, with all four corners in the picture.',
      back: 'Turn the card over. All four corners should be in the picture.',
      paper:
        'Your name, the address or sums, and the date should be easy to read. A PDF will do as well.',
      selfie: 'Look straight at the camera. No sunglasses, no hat, and light on your face.',
    },
    take: 'Take photo',
    file: 'Choose a file instead',
    camera: 'Use the camera',
    check: 'Is everything sharp and readable?',
    use: 'Use this picture',
    again: 'Take it again',
    sending: 'Sending the picture',
    noCamera: 'The camera cannot be used here. Allow it in your browser, or choose a file.',
    chosen: 'Chosen file: {name}',
  },
  details: {
    title: 'Is this right?',
    lead: 'This is what we read. Correct it where we misread.',
    firstName: 'First name',
    lastName: 'Last name',
    dob: 'Date of birth',
    number: 'Document number',
    street: 'Street and number',
    town: 'Town',
    postCode: 'Postcode',
    missing: 'Please fill in this field.',
    test: 'Sandbox: a number with BLURRED, EXPIRED, FORGED, HOLD or WAIT in it is answered that way. Any other is approved.',
  },
  results: {
    pending: {
      title: 'We are checking',
      lead: 'This usually takes a minute. You can leave this page; you will hear the result.',
    },
    approved: { title: 'You are verified', lead: 'Thank you. There is nothing more to do.' },
    retry: {
      title: 'Please try once more',
      lead: 'Everything you have done already is kept. Only this is missing:',
    },
    rejected: { title: 'We could not verify you', lead: 'The result is final.' },
    onHold: {
      title: 'A specialist is taking a look',
      lead: 'It takes a little longer than usual. There is nothing for you to do.',
    },
  },
  retry: 'Try again',
  problems: {
    tooBig: 'The file is larger than 8 MB. Choose a smaller one.',
    unreadable: 'This file is not a picture or PDF that we can read. Choose a JPEG, PNG or PDF.',
    network: 'That did not get through. Check your connection and try again.',
    over: 'The time for this is over. Open the verification again.',
    again: 'Try again',
  },
  comments: {
    UNSATISFACTORY_PHOTOS:
      'The details in the photo cannot be read. Please take it again, sharp and without glare.',
    LOW_QUALITY: 'The photo is too dark or too small. Please take it again in good light.',
    DOCUMENT_PAGE_MISSING:
      'A side of the document is missing. Please photograph both sides completely.',
    EXPIRATION_DATE: 'The document has expired. Please use one that is still valid.',
    BAD_SELFIE: 'Your face is not fully visible in the selfie. Please take it again.',
    BAD_PROOF_OF_ADDRESS: 'The letter is older than three months. Please use a newer one.',
    FORGERY: 'The document could not be accepted.',
    AGE_REQUIREMENT_MISMATCH: 'You do not have the age that is required.',
    BLOCKLIST: 'We cannot verify you.',
  },
};
