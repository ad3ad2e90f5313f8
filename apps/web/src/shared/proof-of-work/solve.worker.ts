import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { SearchMessage, SearchOrder } from './prove.ts';

/** Keys between two notes of how far the search is. */
const noted = 20;

addEventListener('message', async ({ data }: MessageEvent<SearchOrder>) => {
  const { challenge, start, step } = data;
  const tell = (message: SearchMessage) => postMessage(message);
  let tried = 0;
  const solution = await solveChallenge({
    challenge,
    counterStart: start,
    counterStep: step,
    timeout: 0,
    deriveKey: (...given) => {
      tried += 1;
      if (tried % noted === 0) tell({ tried: noted });
      return deriveKey(...given);
    },
  });
  tell({ solution });
});
