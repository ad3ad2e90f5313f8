/* Oddhaven's client, with the face of Betby's: this file is all that a page loads; the rest comes when it is mounted. */
(() => {
  const { origin } = new URL(document.currentScript.src);

  class BTRenderer {
    #mounted = null;
    #isKilled = false;
    #options;

    initialize(options) {
      const { target } = options;
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      if (!place) throw new Error(`There is no ${target} to put the book in`);
      this.#options = options;
      import(`${origin}/client/main.js`).then(({ mount }) => {
        if (!this.#isKilled) this.#mounted = mount(place, origin, this.#options);
      });
      return this;
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
