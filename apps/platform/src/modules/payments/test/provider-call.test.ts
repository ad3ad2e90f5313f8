import { expect, test, vi } from 'vitest';
import { createProviderCall } from '../adapters/provider-call.ts';

test('[P-42] a call is given up after five seconds, unless told otherwise', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  try {
    const options = { apiUrl: 'http://127.0.0.1:9', apiKey: 'key' };
    for (const deadline of [{}, { deadline: 300 }])
      await expect(
        createProviderCall({ ...options, ...deadline })('GET', '/'),
      ).rejects.toMatchObject({ kind: 'unknownFate' });
    expect(timeout.mock.calls).toEqual([[5_000], [300]]);
  } finally {
    timeout.mockRestore();
  }
});
