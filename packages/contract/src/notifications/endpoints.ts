import { z } from 'zod';
import { forPlayer, limited } from '../common/endpoint.ts';
import { dataOf, id, pageMeta, pageQuery } from '../common/schemas.ts';
import { choice, preferences, quietHours } from './preferences.ts';
import { pushDevices, pushSubscription } from './push.ts';
import { message, messageChoice, unreadCount } from './schemas.ts';
import { unsubscribeToken, unsubscription } from './unsubscribe.ts';

export const notifications = {
  messages: forPlayer
    .route({
      method: 'GET',
      path: '/notification/messenger/messages',
      tags: ['notifications'],
      summary: 'Own messages, newest first, and how many of all are unread',
    })
    .input(z.strictObject(pageQuery))
    .output(z.object({ data: z.array(message), meta: pageMeta.extend(unreadCount.shape) })),
  readMessages: forPlayer
    .route({
      method: 'POST',
      path: '/notification/messenger/messages/read',
      tags: ['notifications'],
      summary: 'Mark messages as read; answers how many stay unread',
    })
    .input(messageChoice)
    .output(dataOf(unreadCount)),
  readAllMessages: forPlayer
    .route({
      method: 'POST',
      path: '/notification/messenger/messages/read/all',
      tags: ['notifications'],
      summary: 'Mark every message as read',
    })
    .output(dataOf(unreadCount)),
  deleteMessages: forPlayer
    .route({
      method: 'DELETE',
      path: '/notification/messenger/messages',
      tags: ['notifications'],
      summary: 'Delete messages for good; answers how many stay unread',
    })
    .input(messageChoice)
    .output(dataOf(unreadCount)),
  preferences: forPlayer
    .route({
      method: 'GET',
      path: '/notification/preferences',
      tags: ['notifications'],
      summary: 'What reaches the player on which channel, and the quiet hours',
    })
    .output(dataOf(preferences)),
  choose: forPlayer
    .route({
      method: 'PUT',
      path: '/notification/preferences',
      tags: ['notifications'],
      summary: 'Choose whether messages of a kind come on a channel',
    })
    .input(choice)
    .output(dataOf(preferences)),
  setQuietHours: forPlayer
    .route({
      method: 'PUT',
      path: '/notification/quiet-hours',
      tags: ['notifications'],
      summary: 'Set the hours in which no push disturbs, by a time zone',
    })
    .input(quietHours)
    .output(dataOf(preferences)),
  unsubscription: limited('signIn', 'anyone')
    .route({
      method: 'GET',
      path: '/notification/unsubscribe',
      tags: ['notifications'],
      summary: 'What the link in a mail stops; nothing is stopped by asking',
    })
    .input(z.strictObject({ token: unsubscribeToken }))
    .output(dataOf(unsubscription)),
  unsubscribe: limited('signIn', 'anyone')
    .route({
      method: 'POST',
      path: '/notification/unsubscribe',
      tags: ['notifications'],
      summary:
        'Stop mails of a kind by the token of a mail, signed in or not. Mail providers post the form List-Unsubscribe=One-Click (RFC 8058) to /notification/unsubscribe/{token} instead',
    })
    .input(z.strictObject({ token: unsubscribeToken }))
    .output(dataOf(unsubscription)),
  pushDevices: forPlayer
    .route({
      method: 'GET',
      path: '/notification/push',
      tags: ['notifications'],
      summary: 'The key to subscribe to pushes with, and the own devices that are sent them',
    })
    .output(dataOf(pushDevices)),
  addPushDevice: forPlayer
    .route({
      method: 'POST',
      path: '/notification/push/devices',
      tags: ['notifications'],
      summary: 'Have pushes sent to this device until its sign-in ends',
    })
    .input(pushSubscription)
    .output(dataOf(pushDevices)),
  removePushDevice: forPlayer
    .route({
      method: 'DELETE',
      path: '/notification/push/devices',
      tags: ['notifications'],
      summary: 'Send no more pushes to one of the own devices',
    })
    .input(z.strictObject({ id }))
    .output(dataOf(pushDevices)),
};
