/* The chat's window. Only the site that frames it (its policy names it) may speak to it. */
(() => {
  const GUEST_KEY = 'chat-restore-id';
  const byId = (id) => document.getElementById(id);
  let identity = null;
  let parentOrigin = null;
  let failed = '';

  const post = async (address, body) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(String(response.status));
    return response.json();
  };
  const tell = (message) => window.parent.postMessage(message, parentOrigin ?? '*');

  function show(messages) {
    byId('messages').replaceChildren(
      ...messages.map(({ author, text }) => {
        const item = document.createElement('li');
        item.dataset.author = author;
        item.textContent = text;
        return item;
      }),
    );
    byId('messages').scrollTop = byId('messages').scrollHeight;
  }

  function say(texts) {
    document.documentElement.lang = texts.locale;
    document.documentElement.dir = texts.locale === 'ar' ? 'rtl' : 'ltr';
    byId('title').textContent = texts.title;
    byId('note').textContent = texts.note;
    byId('close').setAttribute('aria-label', texts.close);
    byId('text').setAttribute('aria-label', texts.message);
    byId('text').placeholder = texts.message;
    byId('send').textContent = texts.send;
    failed = texts.failed;
  }

  window.addEventListener('message', async ({ data, origin, source }) => {
    if (source !== window.parent) return;
    if (data?.type === 'open') byId('text').focus();
    if (data?.type !== 'init') return;
    parentOrigin = origin;
    const { token, externalId, restoreId, locale } = data;
    const kept = externalId === null ? localStorage.getItem(GUEST_KEY) : null;
    identity = { token, externalId, restoreId: restoreId ?? kept, locale };
    const opened = await post('/widget/conversation', identity);
    identity.restoreId = opened.restoreId;
    say(opened.texts);
    show(opened.messages);
    byId('text').focus();
  });

  byId('form').addEventListener('submit', async (event) => {
    event.preventDefault();
    const text = byId('text').value.trim();
    if (!identity || text === '') return;
    byId('send').disabled = true;
    byId('problem').textContent = '';
    try {
      const sent = await post('/widget/messages', { ...identity, text });
      byId('text').value = '';
      identity.restoreId = sent.restoreId;
      if (identity.externalId === null) localStorage.setItem(GUEST_KEY, sent.restoreId);
      if (sent.isNew) tell({ type: 'created', restoreId: sent.restoreId });
      show(sent.messages);
    } catch {
      byId('problem').textContent = failed;
    }
    byId('send').disabled = false;
    byId('text').focus();
  });
  byId('close').addEventListener('click', () => tell({ type: 'close' }));
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell({ type: 'close' });
  });
  tell({ type: 'ready' });
})();
