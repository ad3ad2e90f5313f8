import { button, el, fill, say, show } from './dom.js';

const largest = 8 * 1024 * 1024;
/** Pixels of the longer side of what is sent. */
const longest = 2000;

async function jpegOf(source, width, height) {
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = el('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d').drawImage(source, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
}

/** A chosen file as it is sent. @throws an error whose message is the text that says why not */
async function readFile(file, takesPdf) {
  if (takesPdf && file.type === 'application/pdf') {
    if (file.size > largest) throw new Error('tooBig');
    return file;
  }
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) throw new Error('unreadable');
  return jpegOf(bitmap, bitmap.width, bitmap.height);
}

/**
 * Takes one picture, by the camera or from a file.
 *
 * @param kind what is photographed: page, front, back, paper or selfie
 * @returns what is sent and what it is called, or null for a step back
 */
export function capture(texts, kind, send) {
  const words = texts.capture;
  const takesPdf = kind === 'paper';
  let stream = null;

  return new Promise((resolve) => {
    const problem = el('p', { class: 'problem', role: 'alert' });
    const stage = el('div', { class: `stage ${kind}` });
    const actions = el('div', { class: 'actions' });
    const input = el('input', {
      type: 'file',
      class: 'sr-only',
      tabindex: '-1',
      'aria-hidden': 'true',
      accept: takesPdf ? 'image/*,application/pdf' : 'image/*',
      onchange: () => input.files[0] && choose(input.files[0]),
    });

    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
      stream = null;
    };
    const leave = (result) => {
      stop();
      resolve(result);
    };
    const fileButton = (style) => button(words.file, () => input.click(), style);

    function live(video) {
      stage.replaceChildren(video, el('span', { class: 'guide' }));
      const take = button(words.take, async () => {
        if (video.videoWidth === 0) return;
        const blob = await jpegOf(video, video.videoWidth, video.videoHeight);
        stop();
        preview(blob, 'camera.jpg');
      });
      actions.replaceChildren(take, fileButton('plain'));
    }

    function withoutCamera() {
      stage.replaceChildren(el('p', { class: 'empty' }, words.noCamera));
      actions.replaceChildren(fileButton('main'), button(words.camera, start, 'plain'));
    }

    async function start() {
      problem.textContent = '';
      stage.replaceChildren(el('div', { class: 'spinner' }));
      actions.replaceChildren(fileButton('plain'));
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          audio: false,
          video: {
            facingMode: { ideal: kind === 'selfie' ? 'user' : 'environment' },
            width: { ideal: 1920 },
          },
        });
        const video = el('video', {
          playsinline: true,
          muted: true,
          'aria-label': words.titles[kind],
        });
        video.muted = true;
        video.srcObject = stream;
        await video.play();
        // Somebody chose a file, or went back, before the camera was there.
        if (!stage.isConnected || stage.querySelector('.preview')) return stop();
        live(video);
      } catch {
        stop();
        if (!stage.querySelector('.preview')) withoutCamera();
      }
    }

    async function choose(file) {
      try {
        const blob = await readFile(file, takesPdf);
        stop();
        preview(blob, file.name);
      } catch (error) {
        problem.textContent = texts.problems[error.message] ?? texts.problems.unreadable;
      }
      input.value = '';
    }

    function preview(blob, name) {
      problem.textContent = '';
      const url = URL.createObjectURL(blob);
      const isPicture = blob.type.startsWith('image/');
      stage.replaceChildren(
        isPicture
          ? el('img', { class: 'preview', src: url, alt: words.titles[kind] })
          : el('p', { class: 'empty preview' }, fill(words.chosen, { name })),
      );
      const use = button(words.use, async () => {
        use.disabled = true;
        use.textContent = words.sending;
        try {
          await send(blob, name);
          URL.revokeObjectURL(url);
          leave({ name });
        } catch (error) {
          problem.textContent =
            texts.problems[error.kind === 'expired' ? 'over' : error.kind] ??
            texts.problems.network;
          use.disabled = false;
          use.textContent = words.use;
        }
      });
      actions.replaceChildren(use, button(words.again, start, 'plain'));
      say(words.check);
      use.focus();
    }

    show(
      kind,
      words.titles[kind],
      el('p', { class: 'lead' }, words.hints[kind]),
      stage,
      problem,
      actions,
      input,
      button(texts.back, () => leave(null), 'back'),
    );
    start();
  });
}
