/* Plainsight's WebSDK, with the face of Sumsub's (docs.sumsub.com/docs/get-started-with-web-sdk). */
(() => {
  const origin = new URL(document.currentScript.src).origin;
  let frames = 0;

  class SnsWebSdk {
    #token;
    #conf;
    #options;
    #handlers;
    #onMessage;
    #updateToken;
    #frame = null;
    #id;
    #listen = (event) => this.#hear(event);

    constructor(given) {
      this.#token = given.token;
      this.#updateToken = given.updateToken;
      this.#conf = given.conf;
      this.#options = given.options;
      this.#handlers = given.handlers;
      this.#onMessage = given.onMessage;
      frames += 1;
      this.#id = `sumsub_websdk_iframe_${frames}`;
    }

    getVersion() {
      return '2.9.0';
    }

    getIframeId() {
      return this.#id;
    }

    launch(container) {
      const place = typeof container === 'string' ? document.querySelector(container) : container;
      if (!place) throw new Error(`There is no ${container} to launch the WebSDK in`);
      this.destroy();
      if (this.#options.addViewportTag && !document.querySelector('meta[name="viewport"]')) {
        const meta = document.createElement('meta');
        meta.name = 'viewport';
        meta.content = 'width=device-width, initial-scale=1';
        document.head.append(meta);
      }
      const frame = document.createElement('iframe');
      frame.id = this.#id;
      frame.title = 'Plainsight WebSDK';
      frame.allow = 'camera; microphone; geolocation; clipboard-write';
      Object.assign(frame.style, {
        display: 'block',
        border: '0',
        width: '100%',
        height: this.#options.adaptIframeHeight ? '560px' : '100%',
        // So that the page behind shows through until the frame has drawn itself.
        colorScheme: 'normal',
      });
      frame.src = `${origin}/websdk/p/frame.html`;
      this.#frame = frame;
      window.addEventListener('message', this.#listen);
      place.replaceChildren(frame);
    }

    destroy() {
      window.removeEventListener('message', this.#listen);
      this.#frame?.remove();
      this.#frame = null;
    }

    navigateBack() {
      this.#tell({ type: 'back' });
    }

    setLanguage(lang) {
      this.#conf = { ...this.#conf, lang };
      this.#tell({ type: 'language', lang });
    }

    setTheme(theme) {
      this.#conf = { ...this.#conf, theme };
      this.#tell({ type: 'theme', theme });
    }

    #tell(message) {
      this.#frame?.contentWindow?.postMessage(message, origin);
    }

    #emit(type, payload) {
      for (const handler of this.#handlers.get(type) ?? []) handler(payload);
      this.#onMessage?.(type, payload);
    }

    #hear({ origin: from, source, data }) {
      if (from !== origin || !this.#frame || source !== this.#frame.contentWindow) return;
      const { type, payload = {} } = data ?? {};
      if (type === 'hello') {
        // What a function or an element stands in cannot be sent into a frame.
        const conf = JSON.parse(JSON.stringify(this.#conf));
        this.#tell({ type: 'init', accessToken: this.#token, conf });
      } else if (type === 'tokenWanted') this.#renew();
      else if (typeof type === 'string' && type.startsWith('idCheck.')) {
        if (type === 'idCheck.onResize' && this.#options.adaptIframeHeight)
          this.#frame.style.height = `${Number(payload.height)}px`;
        this.#emit(type, payload);
      }
    }

    async #renew() {
      try {
        const token = await this.#updateToken();
        if (typeof token !== 'string' || token === '') throw new Error('no token was given');
        this.#token = token;
        this.#tell({ type: 'token', accessToken: token });
      } catch (error) {
        this.#tell({ type: 'token', accessToken: null, reason: String(error?.message ?? error) });
      }
    }
  }

  class Builder {
    #conf = {};
    #options = { addViewportTag: true, adaptIframeHeight: true };
    #handlers = new Map();
    #onMessage = null;
    #token;
    #updateToken;

    constructor(token, updateToken) {
      this.#token = token;
      this.#updateToken = updateToken;
    }

    onTestEnv() {
      return this;
    }

    withBaseUrl() {
      return this;
    }

    withConf(conf) {
      this.#conf = { ...this.#conf, ...conf };
      return this;
    }

    withOptions(options) {
      this.#options = { ...this.#options, ...options };
      return this;
    }

    on(type, handler) {
      this.#handlers.set(type, [...(this.#handlers.get(type) ?? []), handler]);
      return this;
    }

    onMessage(handler) {
      this.#onMessage = handler;
      return this;
    }

    onNavigationUiControlsStateChanged(handler) {
      return this.on('idCheck.onNavigationUiControlsStateChanged', handler);
    }

    build() {
      return new SnsWebSdk({
        token: this.#token,
        updateToken: this.#updateToken,
        conf: this.#conf,
        options: this.#options,
        handlers: this.#handlers,
        onMessage: this.#onMessage,
      });
    }
  }

  window.snsWebSdk = { init: (token, updateToken) => new Builder(token, updateToken) };
})();
