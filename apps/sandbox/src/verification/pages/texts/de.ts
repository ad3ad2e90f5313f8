import type { Texts } from '../texts.ts';

export const de: Texts = {
  sandbox: 'Testumgebung',
  loading: 'Die Überprüfung wird geöffnet',
  levels: {
    'id-and-selfie': {
      title: 'Bestätigen Sie Ihre Identität',
      lead: 'Das dauert etwa zwei Minuten. Halten Sie Ihr Ausweisdokument bereit und suchen Sie einen Platz mit gutem Licht.',
    },
    address: {
      title: 'Bestätigen Sie Ihre Adresse',
      lead: 'Sie brauchen ein aktuelles Schreiben mit Ihrem Namen und Ihrer Anschrift.',
    },
    funds: {
      title: 'Weisen Sie die Herkunft Ihres Geldes nach',
      lead: 'Sie brauchen ein Dokument über Ihr Einkommen oder Ihre Ersparnisse.',
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
    type: 'Dokumenttyp',
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
    title: 'Stimmen diese Angaben?',
    lead: 'Diese Angaben haben wir aus Ihrem Dokument gelesen. Korrigieren Sie Fehler.',
    firstName: 'Vorname',
    lastName: 'Nachname',
    dob: 'Geburtsdatum',
    number: 'Dokumentennummer',
    street: 'Straße und Hausnummer',
    town: 'Ort',
    postCode: 'Postleitzahl',
    missing: 'Bitte füllen Sie dieses Feld aus.',
    test: 'Testumgebung: Eine Nummer mit BLURRED, EXPIRED, FORGED, HOLD oder WAIT führt zu diesem Ergebnis. Jede andere wird angenommen.',
  },
  results: {
    pending: {
      title: 'Ihre Angaben werden geprüft',
      lead: 'Das dauert meist eine Minute. Sie können diese Seite verlassen; wir teilen Ihnen das Ergebnis mit.',
    },
    approved: { title: 'Sie sind verifiziert', lead: 'Vielen Dank. Sie müssen nichts weiter tun.' },
    retry: {
      title: 'Bitte versuchen Sie es noch einmal',
      lead: 'Was Sie schon erledigt haben, bleibt erhalten. Es fehlt nur dies:',
    },
    rejected: { title: 'Wir konnten Sie nicht verifizieren', lead: 'Das Ergebnis ist endgültig.' },
    onHold: {
      title: 'Wird manuell geprüft',
      lead: 'Es dauert etwas länger als sonst. Sie müssen nichts tun.',
    },
  },
  retry: 'Noch einmal versuchen',
  problems: {
    tooBig: 'Die Datei ist größer als 8 MB. Wählen Sie eine kleinere.',
    unreadable: 'Diese Datei kann nicht gelesen werden. Wählen Sie JPEG, PNG oder PDF.',
    network: 'Senden nicht möglich. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
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
    AGE_REQUIREMENT_MISMATCH: 'Sie erfüllen das Mindestalter nicht.',
    BLOCKLIST: 'Wir können Sie nicht verifizieren.',
  },
};
