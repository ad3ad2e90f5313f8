/** What the supervisor says, in pino's order of arguments: a pino logger fits as it is. */
export interface SupervisorLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}
