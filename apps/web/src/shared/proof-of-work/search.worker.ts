import { search } from './search.ts';

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(search(data)));
