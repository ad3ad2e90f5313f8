import { runPlatformCommand } from './launch/platform-command.ts';

/** `npm run operator -- withdrawals`: the platform's command, with the settings of `npm start`. */
await runPlatformCommand('operator.ts');
