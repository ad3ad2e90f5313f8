import { forecastOf, type Wagering } from './forecast.ts';

addEventListener('message', ({ data }: MessageEvent<Wagering>) => postMessage(forecastOf(data)));
