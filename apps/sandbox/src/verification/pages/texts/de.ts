import type { Texts } from '../texts.ts';

export const de: Texts = {
  sandbox: 'Testumgebung',
  loading: 'Die Überprüfung wird geöffnet',
  levels: {
    'id-and-selfie': {
      title: 'Bestätigen Sie, dass Sie es sind',
      lead: 'Das dauert etwa zwei Minuten. Halten Sie Ihr Ausweisdokument bereit und suchen Sie einen Platz mit gutem Licht.',
    },
    address: {
      title: 'Bestätigen Sie, wo Sie wohnen',
      lead: 'Ein aktuelles Schreiben mit Ihrem Namen und Ihrer Anschrift genügt.',
    },
    funds: {
      title: 'Zeigen Sie, woher Ihr Geld kommt',
      lead: 'Ein Dokument über Ihr Einkommen oder Ihre Ersparnisse genügt.',
    },
  },
  steps: {
    IDENTITY: {
      title: 'Ausweisdokument',
      hint: 'Reisepass, Personalausweis, Führerschein oder Aufenthaltstitel',
    },
    SELFIE: { title: 'Selfie', hint: 'Ein Foto Ihres Gesichts, jetzt aufgenommen' },
    PROOF_OF_RESIDENCE: { title: 'Adressnachweis', hint: 'Nicht älter als drei Monate' },
    INVESTABILITY: {
      title: 'Herkunft der Mittel',
      hint: 'Gehaltsabrechnung, Kontoauszug oder Steuerbescheid',
    },
  },
  privacy: 'Ihre Bilder werden verschlüsselt übertragen und nur für diese Überprüfung verwendet.',
  start: 'Beginnen',
  next: 'Weiter',
  back: 'Zurück',
  progress: 'Schritt {n} von {total}',
  document: {
    title: 'Welches Dokument verwenden Sie?',
    country: 'Ausstellendes Land',
    type: 'Art des Dokuments',
    types: {
      PASSPORT: 'Reisepass',
      ID_CARD: 'Personalausweis',
      DRIVERS: 'Führerschein',
      RESIDENCE_PERMIT: 'Aufenthaltstitel',
      UTILITY_BILL: 'Strom-, Gas- oder Wasserrechnung',
      BANK_STATEMENT: 'Kontoauszug',
      TAX_RETURN: 'Steuerbescheid',
      INCOME_SOURCE: 'Gehaltsabrechnung',
    },
  },
  capture: {
    titles: {
      page: 'Fotografieren Sie die Seite mit Ihrem Bild',
      front: 'Fotografieren Sie die Vorderseite',
      back: 'Fotografieren Sie die Rückseite',
      paper: 'Fotografieren Sie die ganze Seite',
      selfie: 'Nehmen Sie ein Selfie auf',
    },
    hints: {
      page: 'Legen Sie den Pass flach hin. Alle vier Ecken und beide Zeilen am unteren Rand sollen im Bild sein.',
      front:
        'Legen Sie die Karte auf einen dunklen Untergrund, ohne Spiegelung, mit allen vier Ecken im Bild.',
      back: 'Drehen Sie die Karte um. Alle vier Ecken sollen im Bild sein.',
      paper:
        'Ihr Name, Anschrift oder Beträge und das Datum sollen gut lesbar sein. Auch ein PDF ist möglich.',
      selfie:
        'Blicken Sie gerade in die Kamera. Ohne Sonnenbrille und Hut, mit Licht auf dem Gesicht.',
    },
    take: 'Foto aufnehmen',
    file: 'Stattdessen eine Datei wählen',
    camera: 'Kamera verwenden',
    check: 'Ist alles scharf und lesbar?',
    use: 'Dieses Bild verwenden',
    again: 'Neu aufnehmen',
    sending: 'Das Bild wird gesendet',
    noCamera:
      'Die Kamera kann hier nicht verwendet werden. Erlauben Sie sie im Browser, oder wählen Sie eine Datei.',
    chosen: 'Gewählte Datei: {name}',
  },
  details: {
    title: 'Stimmt das so?',
    lead: 'Das haben wir gelesen. Berichtigen Sie, was wir falsch gelesen haben.',
    firstName: 'Vorname',
    lastName: 'Nachname',
    dob: 'Geburtsdatum',
    number: 'Dokumentennummer',
    street: 'Straße und Hausnummer',
    town: 'Ort',
    postCode: 'Postleitzahl',
    missing: 'Bitte füllen Sie dieses Feld aus.',
    test: 'Testumgebung: Eine Nummer, in der BLURRED, EXPIRED, FORGED, HOLD oder WAIT vorkommt, wird entsprechend beantwortet. Jede andere wird angenommen.',
  },
  results: {
    pending: {
      title: 'Wir prüfen',
      lead: 'Das dauert meist eine Minute. Sie können diese Seite verlassen und erfahren das Ergebnis.',
    },
    approved: { title: 'Sie sind verifiziert', lead: 'Vielen Dank. Mehr ist nicht zu tun.' },
    retry: {
      title: 'Bitte noch einmal',
      lead: 'Was Sie schon erledigt haben, bleibt erhalten. Es fehlt nur dies:',
    },
    rejected: { title: 'Wir konnten Sie nicht verifizieren', lead: 'Das Ergebnis ist endgültig.' },
    onHold: {
      title: 'Eine Fachkraft sieht es sich an',
      lead: 'Es dauert etwas länger als sonst. Sie müssen nichts tun.',
    },
  },
  retry: 'Noch einmal versuchen',
  problems: {
    tooBig: 'Die Datei ist größer als 8 MB. Wählen Sie eine kleinere.',
    unreadable:
      'Diese Datei ist kein Bild oder PDF, das wir lesen können. Wählen Sie JPEG, PNG oder PDF.',
    network: 'Das kam nicht an. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    over: 'Die Zeit hierfür ist abgelaufen. Öffnen Sie die Überprüfung noch einmal.',
    again: 'Noch einmal versuchen',
  },
  comments: {
    UNSATISFACTORY_PHOTOS:
      'Die Angaben auf dem Foto sind nicht lesbar. Bitte nehmen Sie es neu auf, scharf und ohne Spiegelung.',
    LOW_QUALITY:
      'Das Foto ist zu dunkel oder zu klein. Bitte nehmen Sie es bei gutem Licht neu auf.',
    DOCUMENT_PAGE_MISSING:
      'Eine Seite des Dokuments fehlt. Bitte fotografieren Sie beide Seiten vollständig.',
    EXPIRATION_DATE: 'Das Dokument ist abgelaufen. Bitte verwenden Sie ein gültiges.',
    BAD_SELFIE: 'Ihr Gesicht ist auf dem Selfie nicht ganz zu sehen. Bitte nehmen Sie es neu auf.',
    BAD_PROOF_OF_ADDRESS:
      'Das Schreiben ist älter als drei Monate. Bitte verwenden Sie ein neueres.',
    FORGERY: 'Das Dokument konnte nicht angenommen werden.',
    AGE_REQUIREMENT_MISMATCH: 'Sie haben das erforderliche Alter nicht.',
    BLOCKLIST: 'Wir können Sie nicht verifizieren.',
  },
};
