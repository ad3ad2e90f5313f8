import { expect, it } from 'vitest';
import { noteMissingText, onMissingText } from './missing-texts.ts';

it('tells each missing text once, also those from before anybody listened', () => {
  const heard: unknown[] = [];
  noteMissingText('layout.failed.retry');
  noteMissingText('layout');
  onMissingText((missing) => heard.push(missing));
  noteMissingText('layout.failed.retry');
  noteMissingText('alerts.a.b');
  expect(heard).toEqual([
    { folder: 'layout', key: 'failed.retry' },
    { folder: 'alerts', key: 'a.b' },
  ]);
});
