/** Whether a message was read. */
export const messageState = { unread: 1, read: 2 } as const;
export type MessageState = (typeof messageState)[keyof typeof messageState];
