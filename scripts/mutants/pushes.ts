import type { Mutant } from './mutant.ts';

const module = 'apps/platform/src/modules/notifications';
const attacks = `${module}/test/push-attacks.db.test.ts`;
const services = `${module}/test/push-services.db.test.ts`;
const pushes = `${module}/test/push.db.test.ts`;
const delivery = `${module}/push/delivery.ts`;

/** Pushes to players who must get none, that come twice, at night or never, and services that hold everything up. */
export const pushFaults: readonly Mutant[] = [
  {
    fault: 'a push goes to a device whose sign-in is over',
    file: delivery,
    change: [['if (!(await deps.isSignInAlive(device.sessionId))) return forget();', '']],
    ...{ test: pushes, title: 'is told nothing more' },
  },
  {
    fault: 'a device cannot be turned off by a page that has not heard of its new subscription',
    file: `${module}/push/devices.ts`,
    change: [['id: known ?? ids.next()', 'id: ids.next()']],
    ...{ test: pushes, title: 'is turned off by a page' },
  },
  {
    fault: 'a browser that moved is held for gone',
    file: `${module}/push/repository.ts`,
    change: [['where endpoint = ', 'where true or endpoint = ']],
    ...{ test: attacks, title: 'forget no browser' },
  },
  {
    fault: 'a push tells what was read meanwhile',
    file: `${module}/repository.ts`,
    change: [
      [".where('id', '=', id)\n        .where('read_at', 'is', null)", ".where('id', '=', id)"],
    ],
    ...{ test: attacks, title: 'read it' },
  },
  {
    fault: 'a push goes to a player who may not be reached',
    file: delivery,
    change: [
      [
        'if ((await reach(tx, [playerId], push.kind)).get(playerId)?.push !== null) return null;',
        '',
      ],
    ],
    ...{ test: attacks, title: 'is pushed to nobody who' },
  },
  {
    fault: 'a push comes a day late',
    file: delivery,
    change: [
      ['!message || clock.now().getTime() - message.created_at.getTime() > usefulMs', '!message'],
    ],
    ...{ test: attacks, title: 'if it is old by now' },
  },
  {
    fault: 'a push disturbs in quiet hours',
    file: delivery,
    change: [['if (quiet === 0) return message;', 'return message;']],
    ...{
      test: attacks,
      title: 'quiet hours end by the clock on the wall in the night summer time',
    },
  },
  {
    fault: 'quiet hours hold back what concerns the safety of the account',
    file: delivery,
    change: [["push.kind === 'account' ? 0 : quietFor(", 'quietFor(']],
    ...{
      test: pushes,
      title: 'waits in quiet hours, save for what concerns the safety of the account',
    },
  },
  {
    fault: 'two workers put a push off twice',
    file: delivery,
    change: [
      [
        '{ key: pushKeyOf(push), after, priority: patientPriority }',
        '{ after, priority: patientPriority }',
      ],
    ],
    ...{ test: attacks, title: 'put it off once when the service is busy' },
  },
  {
    fault: 'copies of a push are shown beside each other',
    file: `${module}/push/sender.ts`,
    change: [["topic: payload.tag.replaceAll('-', ''),", '']],
    ...{ test: attacks, title: 'have it shown once: every copy has the tag of the first' },
  },
  {
    fault: 'a push service is asked again before it wants to be',
    file: delivery,
    change: [['outcome.after ?? 0,', '0,']],
    ...{ test: services, title: 'is asked again later' },
  },
  {
    fault: 'a push service in trouble is asked without end',
    file: delivery,
    change: [['clock.now().getTime() + wait > message.created_at.getTime() + usefulMs', 'false']],
    ...{ test: services, title: 'that wants more than a day is not asked again' },
  },
  {
    fault: 'a browser that is gone is forgotten, so that nobody renews it',
    file: delivery,
    change: [
      ['await subscriptions.markGone(db, device.endpoint, clock.now());', 'await forget();'],
    ],
    ...{ test: services, title: 'has the device removed, of which the sign-in still knows' },
  },
  {
    fault: 'a push service that does not answer is called for every push',
    file: delivery,
    change: [['backoffs.note(serviceOf(device), false);', '']],
    ...{ test: services, title: 'that does not answer is left alone for a while' },
  },
  {
    fault: 'push services that never answer hold up every job',
    file: 'apps/platform/src/app.ts',
    change: [
      [
        'const handlers = { ...modules.jobs, ...createOutboxJobs(gateway.publish) };',
        'const handlers = { ...modules.jobs, ...modules.patientJobs, ...createOutboxJobs(gateway.publish) };',
      ],
      ['startWorker({ ...usual, handlers: modules.patientJobs, isPatient: true }),', ''],
    ],
    ...{ test: pushes, title: 'pushes to services that never answer hold up no other job' },
  },
  {
    fault: 'anybody removes the devices of others',
    file: `${module}/push/devices.ts`,
    change: [
      [
        'await subscriptions.remove(tx, id, session.playerId);',
        'await subscriptions.markGone(tx, id, clock.now());',
      ],
    ],
    ...{ test: pushes, title: 'belongs to the player who subscribes on it' },
  },
  {
    fault: 'a browser is subscribed for a sign-in that wanted no pushes',
    file: 'apps/web/src/features/notifications/renew-push.ts',
    change: [['publicKey === null || subscribed === null', 'publicKey === null']],
    ...{
      test: 'apps/web/src/features/notifications/renew-push.test.ts',
      title: 'a browser is not subscribed for a sign-in that turned no pushes on',
    },
  },
];
