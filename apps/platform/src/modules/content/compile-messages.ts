import type {
  CompiledMessage,
  CompiledMessages,
  Messages,
} from '@pierlight/contract/content/schemas';
import compile from 'icu-minify/compile';

/**
 * Parses every ICU message once, here, so that no browser carries a parser.
 *
 * @param where the file, for the message of an error
 * @throws Error naming file and key of a message that is no ICU message
 */
export function compileMessages(messages: Messages, where: string): CompiledMessages {
  const compiled: Record<string, CompiledMessage | CompiledMessages> = {};
  for (const [key, value] of Object.entries(messages)) {
    compiled[key] =
      typeof value === 'string'
        ? compileMessage(value, `${where}, ${key}`)
        : compileMessages(value, `${where}, ${key}`);
  }
  return compiled;
}

function compileMessage(text: string, where: string): CompiledMessage {
  try {
    return compile(text);
  } catch (cause) {
    throw new Error(`${where} is no ICU message: ${(cause as Error).message}`, { cause });
  }
}
