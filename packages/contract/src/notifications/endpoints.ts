import { z } from 'zod';
import { forPlayer } from '../common/endpoint.ts';
import { dataOf, pageMeta, pageQuery } from '../common/schemas.ts';
import { message, messageChoice, unreadCount } from './schemas.ts';

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
};
