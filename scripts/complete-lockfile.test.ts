import { expect, test } from 'vitest';
import { complete, platformOf } from './complete-lockfile.ts';

test('the optional packages of other platforms are put back beside the one that wants them', () => {
  const packages = {
    '': {},
    'node_modules/tool': {
      version: '2.0.0',
      optionalDependencies: {
        '@tool/linux-x64-musl': '2.0.0',
        '@tool/darwin-arm64': '2.0.0',
        '@tool/linux-x64-gnu': '2.0.0',
        extra: '1.0.0',
        '@tool/win32-x64': '^2.0.0',
      },
    },
    'node_modules/@tool/linux-x64-gnu': { version: '2.0.0' },
    'node_modules/@tool/darwin-arm64': { version: '1.0.0' },
  };
  expect(complete(packages)).toEqual([
    'node_modules/@tool/linux-x64-musl',
    'node_modules/tool/node_modules/@tool/darwin-arm64',
  ]);
  expect(packages).toMatchObject({
    'node_modules/@tool/linux-x64-musl': {
      version: '2.0.0',
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
      optional: true,
    },
  });
  expect(complete(packages)).toEqual([]);
});

test('a platform is read from a name word by word', () => {
  expect(platformOf('@tailwindcss/oxide-linux-arm-gnueabihf')).toEqual({
    os: ['linux'],
    cpu: ['arm'],
  });
  expect(platformOf('@biomejs/cli-win32-arm64')).toEqual({ os: ['win32'], cpu: ['arm64'] });
  expect(platformOf('bufferutil')).toEqual({});
});
