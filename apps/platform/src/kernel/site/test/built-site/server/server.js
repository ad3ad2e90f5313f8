// A built site as small as can be: what its pages do is said by their address.
const encoder = new TextEncoder();

function bodyOf(url, { fetchApi }) {
  const pieces = Number(url.searchParams.get('pieces') ?? 1);
  let sent = 0;
  return new ReadableStream({
    async pull(controller) {
      if (url.pathname === '/endless') return controller.enqueue(encoder.encode('more '));
      if (url.pathname === '/breaks' && sent === 1) throw new Error('broken in the middle');
      if (sent === pieces) return controller.close();
      sent += 1;
      const answer = url.searchParams.has('call')
        ? await (await fetchApi(new Request(`https://site.test/api/${sent}`))).text()
        : '';
      controller.enqueue(encoder.encode(`piece ${sent} ${answer}\n`));
    },
  });
}

export default {
  async fetch(request, { context }) {
    const url = new URL(request.url);
    switch (url.pathname) {
      case '/throws':
        throw new Error('no page');
      case '/leads':
        return new Response(null, { status: 302, headers: { location: '/' } });
      case '/dies':
        return process.exit(1);
      case '/fills': {
        const held = [];
        for (;;) held.push(new Array(1e6).fill(Math.random()));
      }
      case '/stops': {
        const until = Date.now() + Number(url.searchParams.get('ms'));
        while (Date.now() < until);
        return new Response('at last');
      }
      default:
        return new Response(bodyOf(url, context), {
          status: 200,
          headers: {
            'content-type': 'text/html',
            'x-cookie': request.headers.get('cookie') ?? '',
            'x-nonce': context.nonce,
          },
        });
    }
  },
};
export const guestPage = () => null;
export const letsInTags = () => false;
