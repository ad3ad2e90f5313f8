/** As much of a browser as signing in at a provider takes: it keeps cookies and follows redirects. */
export class PlainBrowser {
  readonly #cookies = new Map<string, string>();

  async #request(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { ...init, headers: { cookie }, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  /**
   * Follows redirects on the provider's origin.
   * @returns the page it ends on, or the address elsewhere it was sent to
   */
  async go(url: string, init?: RequestInit): Promise<{ url: URL; page: string | null }> {
    const { origin } = new URL(url);
    let address = new URL(url);
    let response = await this.#request(url, init);
    for (;;) {
      const location = response.headers.get('location');
      if (location === null) return { url: address, page: await response.text() };
      address = new URL(location, address);
      if (address.origin !== origin) return { url: address, page: null };
      response = await this.#request(address.href);
    }
  }

  /** Opens the provider's page and answers it by one of its forms. */
  async answer(
    authorizationUrl: string,
    form: 'person' | 'address' | 'cancel',
    fields: Record<string, string>,
  ): Promise<URL> {
    const { url } = await this.go(authorizationUrl);
    const { url: back } = await this.go(`${url.href}/${form}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    return back;
  }
}
