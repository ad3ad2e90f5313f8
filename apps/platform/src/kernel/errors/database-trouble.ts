/** SQLSTATE codes, and those of the system, of a database that cannot be reached. */
const gone = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EADDRNOTAVAIL',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'ERR_SOCKET_CLOSED',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P04', // database_dropped
  '57P05', // idle_session_timeout
]);

/** Of one that is there and lacks what it needs; whatever it was asked is rolled back. */
const unable = new Set([
  'ENOSPC',
  'EDQUOT',
  'EMFILE',
  'ENFILE',
  '25006', // read_only_sql_transaction: a standby that is not in charge yet
  '58000', // system_error
  '58030', // io_error
]);

/** Of one that took too long, or chose another's statement; it did nothing. */
const late = new Set([
  '25P03', // idle_in_transaction_session_timeout
  '25P04', // transaction_timeout
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '55P03', // lock_not_available
  '57014', // query_canceled
]);

/** What pg, its pool and Kysely say without a code once a connection is lost or was never had. */
const lostConnection = new RegExp(
  `^(${[
    'Connection terminated',
    'timeout expired$',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
    'There was an error establishing an SSL connection',
    'Received unexpected \\w+ message from backend',
    'received invalid response: ',
    'Postgres connection has been discarded',
    'driver has already been destroyed',
  ].join('|')})`,
);

/** How PostgreSQL ends a message about its disk, whichever code it gives. */
const brokenDisk =
  /: (No space left on device|Disk quota exceeded|Read-only file system|Input\/output error|File too large)$/;

const factsOf = (error: unknown): { readonly code: string; readonly message: string } => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return {
    code: typeof code === 'string' ? code : '',
    message: typeof message === 'string' ? message : '',
  };
};

/** Whether a failure means that the database cannot be reached right now. */
export function isDatabaseGone(error: unknown): boolean {
  const { code, message } = factsOf(error);
  // Class 08: connection exceptions.
  return gone.has(code) || /^08[0-9P]\d\d$/.test(code) || lostConnection.test(message);
}

/** Whether the database is there and cannot do its work: no space, no memory, no connection to spare, a broken disk. */
export function isDatabaseUnable(error: unknown): boolean {
  const { code, message } = factsOf(error);
  // Class 53: insufficient resources.
  return unable.has(code) || /^53\d{3}$/.test(code) || brokenDisk.test(message);
}

/** Whether the database took too long over a lock or a statement, and did nothing. */
export function isDatabaseLate(error: unknown): boolean {
  const { code, message } = factsOf(error);
  return late.has(code) || message === 'Query read timeout';
}
