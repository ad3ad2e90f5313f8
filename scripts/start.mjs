import { become, ensureInstalled, requireNode } from './install.mjs';

requireNode();
await ensureInstalled();
become('launch.ts', []);
