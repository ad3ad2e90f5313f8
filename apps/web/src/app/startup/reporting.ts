import type { ClientReport } from '@pierlight/contract/analytics/schemas';
import type { Api } from '#shared/api/client.ts';

/** Most reports of one page besides spans: what fails again and again says no more. */
const MOST = 40;
/** The contract's bound of one call. */
const AT_ONCE = 20;
/** Reports are gathered for so long; milliseconds. */
const GATHERED_FOR = 5000;

/** Sends reports to the operator, a few at a time and none twice. What cannot be sent is dropped. */
export function createReporting(api: Pick<Api, 'analytics'>) {
  const seen = new Set<string>();
  let waiting: ClientReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const reports = waiting.slice(0, AT_ONCE);
      waiting = waiting.slice(AT_ONCE);
      api.analytics.report({ reports }, { context: { keepalive: true } }).catch(() => undefined);
    }
  }

  return {
    add(report: ClientReport): void {
      if (report.kind !== 'span') {
        const text = JSON.stringify(report);
        if (seen.has(text) || seen.size >= MOST) return;
        seen.add(text);
      }
      waiting.push(report);
      timer ??= setTimeout(send, GATHERED_FOR);
    },
    /** Sends what was gathered at once, as when the page is left. */
    send,
  };
}
