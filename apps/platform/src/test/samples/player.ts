import { person, type Samples, uuid } from './values.ts';

/** Inputs of players, what they are told and tell. */
export const playerSamples: Samples = {
  'player.updateProfile': {
    ...person,
    locale: 'de',
    pwaInstalled: true,
    freshchatRestoreId: 'restore',
  },
  'player.fields': { scenario: 'profile' },
  'verification.token': { check: 'identity' },
  'documents.list': { page: '1', perPage: '36' },
  // As JSON, which holds no file: `modules/documents/test` sends forms.
  'documents.add': { attempt: uuid, kind: 'passport', page: '1', pages: '1', file: 'no file' },
  'documents.handOver': { locale: 'en' },
  'documents.takeOver': { code: 'none that was offered' },
  'documents.remove': { id: uuid },
  'documents.file': { id: uuid },
  'privacy.dataExportLink': { id: uuid },
  'privacy.requestDeletion': { password: 'not the password', givesUpBalance: true },
  'analytics.report': {
    reports: [
      {
        kind: 'error',
        name: 'TypeError',
        number: 418,
        route: '/games/$id',
        at: ['/assets/index-B1.js:1:20'],
      },
    ],
  },
  'communications.communicate': {
    name: 'Martha',
    email: 'martha@example.com',
    topic: 'other',
    message: 'Hello',
    locale: 'en',
  },
  'affiliates.click': { tag: 'tag', landing: '/', referrer: 'https://affiliate.example' },
  'notifications.messages': { page: '1', perPage: '36' },
  'notifications.readMessages': { messageIds: [uuid] },
  'notifications.deleteMessages': { messageIds: [uuid] },
  'notifications.choose': { kind: 'offers', channel: 'inbox', isOn: true },
  'notifications.setQuietHours': {
    isOn: true,
    fromMinute: 1320,
    toMinute: 480,
    timeZone: 'Europe/Berlin',
  },
  'notifications.unsubscription': { token: 'x'.repeat(95) },
  'notifications.unsubscribe': { token: 'x'.repeat(95) },
  'notifications.addPushDevice': {
    endpoint: 'https://push.example/device',
    keys: {
      // The generator of the curve.
      p256dh:
        'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
      auth: 'AAAAAAAAAAAAAAAAAAAAAA',
    },
  },
  'notifications.removePushDevice': { id: uuid },
};
