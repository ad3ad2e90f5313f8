/** The provider refused, or could not be reached; `kind` is the text that says so. */
export class Problem extends Error {
  constructor(kind, answer = null) {
    super(answer?.description ?? kind);
    this.kind = kind;
    this.answer = answer;
  }
}

const kinds = { 1002: 'tooBig', 1003: 'unreadable', 1004: 'unreadable', 1005: 'unreadable' };

/**
 * Asks the provider in the name of a token. One whose time is over is replaced once by what `wantToken` gives, and
 * the call is made again: what somebody was doing goes on.
 */
export function createApi(token, wantToken) {
  let current = token;

  async function ask(method, path, { json, blob } = {}) {
    for (let attempt = 0; ; attempt += 1) {
      const headers = { 'x-access-token': current };
      if (json) headers['content-type'] = 'application/json';
      if (blob) headers['content-type'] = blob.type;
      const response = await fetch(`/websdk/api/${path}`, {
        method,
        headers,
        body: json ? JSON.stringify(json) : blob,
      }).catch(() => null);
      if (!response) throw new Problem('network');
      if (response.status === 401 && attempt === 0) {
        current = await wantToken();
        continue;
      }
      const answer = await response.json().catch(() => null);
      if (response.ok && answer) return answer;
      if (response.status === 401) throw new Problem('over', answer);
      throw new Problem(kinds[answer?.errorCode] ?? 'network', answer);
    }
  }

  return {
    session: (lang) => ask('POST', 'session', { json: { lang } }),
    status: () => ask('GET', 'status'),
    details: (step, details) => ask('PUT', 'details', { json: { step, details } }),
    submit: () => ask('POST', 'submit', { json: {} }),
    image: (query, blob) => ask('POST', `images?${new URLSearchParams(query)}`, { blob }),
  };
}
