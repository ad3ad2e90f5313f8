import process from 'node:process';
import { become, ensureInstalled, requireNode } from './install.mjs';

requireNode();
await ensureInstalled();
become('checks.ts', process.argv.slice(2));
