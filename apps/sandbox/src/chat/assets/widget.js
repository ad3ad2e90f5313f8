/* The sandbox's chat, with the face of Freshchat's widget (developers.freshchat.com/web-sdk). */
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const listeners = new Map();
  let options = null;
  let frame = null;
  let isOpen = false;

  const emit = (event, payload) => {
    for (const listener of listeners.get(event) ?? []) listener(payload);
  };
  const tell = (message) => frame?.contentWindow?.postMessage(message, origin);

  function listen(event) {
    if (event.origin !== origin || event.source !== frame?.contentWindow) return;
    const { type, restoreId } = event.data ?? {};
    if (type === 'ready') {
      const { token, externalId, restoreId: known, locale } = options;
      tell({
        type: 'init',
        token,
        externalId: externalId ?? null,
        restoreId: known ?? null,
        locale,
      });
      emit('widget:loaded');
    } else if (type === 'created' && typeof restoreId === 'string') {
      options.restoreId = restoreId;
      emit('user:created', { success: true, status: 200, data: { restoreId } });
    } else if (type === 'close') fcWidget.close();
  }

  function place() {
    const isNarrow = window.innerWidth < 600;
    const side = document.documentElement.dir === 'rtl' ? 'left' : 'right';
    Object.assign(frame.style, {
      position: 'fixed',
      zIndex: '900',
      border: '0',
      colorScheme: 'normal',
      display: isOpen ? 'block' : 'none',
      left: 'auto',
      right: 'auto',
      [side]: isNarrow ? '0' : '24px',
      bottom: isNarrow ? '0' : '24px',
      width: isNarrow ? '100%' : '376px',
      height: isNarrow ? '100%' : 'min(600px, calc(100% - 96px))',
      borderRadius: isNarrow ? '0' : '16px',
      boxShadow: '0 18px 60px rgb(0 0 0 / 45%)',
    });
  }

  const fcWidget = {
    init(given) {
      if (options) return;
      options = { ...given };
      frame = document.createElement('iframe');
      frame.title = 'Chat';
      frame.src = `${origin}/widget/`;
      place();
      window.addEventListener('message', listen);
      window.addEventListener('resize', place);
      document.body.append(frame);
    },
    isInitialized: () => options !== null,
    isOpen: () => isOpen,
    open() {
      if (!frame) return;
      isOpen = true;
      place();
      frame.focus();
      tell({ type: 'open' });
      emit('widget:opened');
    },
    close() {
      if (!frame) return;
      isOpen = false;
      place();
      emit('widget:closed');
    },
    destroy() {
      window.removeEventListener('message', listen);
      window.removeEventListener('resize', place);
      frame?.remove();
      frame = null;
      options = null;
      isOpen = false;
      listeners.clear();
      emit('widget:destroyed');
    },
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    },
    off(event) {
      listeners.delete(event);
    },
    user: {
      get: (callback) =>
        callback?.(
          options?.restoreId
            ? { success: true, status: 200, data: { restoreId: options.restoreId } }
            : { success: false, status: 404, data: null },
        ),
      setProperties: (properties) => tell({ type: 'properties', properties }),
      clear: () => Promise.resolve(fcWidget.destroy()),
    },
  };
  window.fcWidget = fcWidget;
})();
