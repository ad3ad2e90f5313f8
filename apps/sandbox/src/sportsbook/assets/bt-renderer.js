/* Oddhaven's client, with the face of Betby's: this file is all that a page loads; the rest comes when it is mounted. */
(() => {
  const { origin } = new URL(document.currentScript.src);

  class BTRenderer {
    #mounted = null;
    #isKilled = false;
    #options;
    /** Fulfilled once the book is drawn, rejected when one of its files does not come. Betby's has no such thing. */
    ready;

    initialize(options) {
      const { target } = options;
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      if (!place) throw new Error(`There is no ${target} to put the book in`);
      this.#options = options;
      this.ready = this.#open(place);
      // A page that does not look at it has an empty place, and no error of its own.
      this.ready.catch(() => {});
      return this;
    }

    async #open(place) {
      const { loadTexts, langOf, mount } = await import(`${origin}/client/main.js`);
      const texts = await loadTexts(langOf(this.#options.lang));
      if (!this.#isKilled) this.#mounted = mount(place, origin, this.#options, texts);
    }

    updateOptions(options) {
      this.#options = { ...this.#options, ...options };
      this.#mounted?.update(options);
    }

    kill() {
      this.#isKilled = true;
      this.#mounted?.unmount();
      this.#mounted = null;
    }
  }

  window.BTRenderer = BTRenderer;
})();
