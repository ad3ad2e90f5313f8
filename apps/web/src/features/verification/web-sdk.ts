/** What of Sumsub's WebSDK (docs.sumsub.com/docs/get-started-with-web-sdk) the page uses. */
interface SdkBuilder {
  withConf(conf: { readonly lang: string; readonly theme: 'light' | 'dark' }): SdkBuilder;
  withOptions(options: {
    readonly addViewportTag: boolean;
    readonly adaptIframeHeight: boolean;
  }): SdkBuilder;
  on(event: `idCheck.${string}`, listener: (payload?: unknown) => void): SdkBuilder;
  build(): SdkInstance;
}

interface SdkInstance {
  launch(selector: string): void;
  destroy(): void;
}

interface WebSdk {
  init(token: string, updateToken: () => Promise<string>): SdkBuilder;
}

declare global {
  interface Window {
    snsWebSdk?: WebSdk;
  }
}

/** How long the script, and the page it opens, may take. */
const patience = 20_000;

const loading = new Map<string, Promise<WebSdk>>();

/** Loads the provider's script, once. @throws Error when it does not come; the next call tries again */
function loadSdk(scriptUrl: string): Promise<WebSdk> {
  const known = loading.get(scriptUrl);
  if (known) return known;
  const script = document.createElement('script');
  const loaded = new Promise<WebSdk>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(why));
    script.async = true;
    script.src = scriptUrl;
    script.onload = () =>
      window.snsWebSdk ? resolve(window.snsWebSdk) : fail('the provider has no WebSDK');
    script.onerror = () => fail('the WebSDK does not load');
    setTimeout(fail, patience, 'the WebSDK takes too long');
    document.head.append(script);
  }).catch((error: unknown) => {
    script.remove();
    loading.delete(scriptUrl);
    throw error;
  });
  loading.set(scriptUrl, loaded);
  return loaded;
}

export interface CheckPage {
  /** An element of the document. */
  readonly selector: string;
  readonly scriptUrl: string;
  readonly token: string;
  /** Another token, when the one there is has run out. */
  readonly renew: () => Promise<string>;
  readonly lang: string;
  readonly theme: 'light' | 'dark';
  /** The provider's page shows something. */
  readonly onReady: () => void;
  /** Something was handed in, or its outcome is there. */
  readonly onStatusChange: () => void;
  readonly onFailed: () => void;
}

/** Opens the provider's page in an element; what is answered closes it. @throws Error as above */
export async function openCheckPage(page: CheckPage): Promise<() => void> {
  const sdk = await loadSdk(page.scriptUrl);
  const late = setTimeout(page.onFailed, patience);
  const isHere = () => {
    clearTimeout(late);
    page.onReady();
  };
  const instance = sdk
    .init(page.token, page.renew)
    .withConf({ lang: page.lang, theme: page.theme })
    .withOptions({ addViewportTag: false, adaptIframeHeight: true })
    .on('idCheck.onReady', isHere)
    .on('idCheck.onApplicantLoaded', page.onStatusChange)
    .on('idCheck.onApplicantSubmitted', page.onStatusChange)
    .on('idCheck.onApplicantResubmitted', page.onStatusChange)
    .on('idCheck.onApplicantStatusChanged', page.onStatusChange)
    .on('idCheck.onError', () => {
      clearTimeout(late);
      page.onFailed();
    })
    .build();
  instance.launch(page.selector);
  return () => {
    clearTimeout(late);
    instance.destroy();
  };
}
