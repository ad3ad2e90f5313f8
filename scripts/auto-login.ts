import { runPlatformCommand } from './launch/platform-command.ts';

/** `npm run auto-login -- player@example.com`: the platform's command, with the settings of `npm start`. */
await runPlatformCommand('auto-login.ts');
