import { errorReport } from '#shared/failure/error-report.ts';
import { onFailure } from '#shared/failure/failure-report.ts';
import { onMissingText } from '#shared/i18n/missing-texts.ts';
import { whenLoaded } from '../quiet-moment.ts';
import type { getRouter } from '../router.tsx';
import { createReporting } from './reporting.ts';

/** Tells the operator what fails in this tab, how fast its pages are, and, where wanted, its calls. Returns what ends it. */
export function watchFailures(router: ReturnType<typeof getRouter>): () => void {
  const { api, locale, callTraces, isTraced } = router.options.context;
  const reporting = createReporting(api);
  const tell = (error: unknown) => {
    const { routeId = '/' } = router.state.matches.at(-1) ?? {};
    reporting.add(errorReport(error, routeId));
  };
  const stopTracing = isTraced ? callTraces.start(window, reporting.add) : () => undefined;
  onFailure((error) => {
    console.warn('A part of the page failed', error);
    tell(error);
  });
  onMissingText(({ folder, key }) => reporting.add({ kind: 'missingText', locale, folder, key }));
  const failed = ({ error }: ErrorEvent) => tell(error);
  const rejected = ({ reason }: PromiseRejectionEvent) => tell(reason);
  const left = () => {
    if (document.visibilityState === 'hidden') reporting.send();
  };
  window.addEventListener('error', failed);
  window.addEventListener('unhandledrejection', rejected);
  document.addEventListener('visibilitychange', left);
  const cancel = whenLoaded(() => {
    import('#shared/analytics/vitals.ts').then(
      ({ watchVitals }) => watchVitals(reporting.add),
      () => undefined,
    );
  });
  return () => {
    cancel();
    stopTracing();
    window.removeEventListener('error', failed);
    window.removeEventListener('unhandledrejection', rejected);
    document.removeEventListener('visibilitychange', left);
  };
}
