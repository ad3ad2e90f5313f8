import type { Note } from './score.ts';
import type { Layer, Noise, Room, Voice } from './sound-set.ts';

/** Notes under way. */
export type Playing = {
  /** The context's time at which the last of them has died away. */
  readonly ends: number;
  /** Fades them out at once. */
  stop(): void;
};

export type Synth = {
  /** Plays notes from a moment of the context's clock on. */
  play(notes: readonly Note[], from: number): Playing;
  /** Where something that sounds on by itself is connected. */
  readonly input: AudioNode;
};

/** What is left of a level where an exponential curve ends, since it never reaches nothing. */
const SILENT = 0.0005;
/** Seconds in which notes that are stopped fade. */
const FADE = 0.05;
/** Headroom behind the limiter, whose make-up gain lifts what is quiet. */
const MASTER = 0.5;

/** A synthesizer in a room, for a context that plays or one that renders. */
export function createSynth(context: BaseAudioContext, room: Room, level: number): Synth {
  const input = new GainNode(context, { gain: level });
  const limiter = new DynamicsCompressorNode(context, {
    threshold: -14,
    knee: 8,
    ratio: 12,
    attack: 0.002,
    release: 0.12,
  });
  const echo = new ConvolverNode(context, { buffer: echoOf(context, room) });
  input.connect(limiter);
  input
    .connect(echo)
    .connect(new GainNode(context, { gain: room.wet }))
    .connect(limiter);
  limiter.connect(new GainNode(context, { gain: MASTER })).connect(context.destination);
  const hiss = hissOf(context);

  return {
    input,
    play: (notes, from) => {
      const group = new GainNode(context);
      group.connect(input);
      const sources = notes.flatMap((note) => sing(context, group, hiss, note, from + note.at));
      const ends = Math.max(from, ...sources.map((source) => source.ends));
      return {
        ends,
        stop: () => {
          const now = context.currentTime;
          group.gain.setTargetAtTime(0, now, FADE / 4);
          for (const { node, starts, ends: end } of sources) {
            if (end > now + FADE) node.stop(Math.max(starts, now + FADE));
          }
        },
      };
    },
  };
}

type Source = {
  readonly node: AudioScheduledSourceNode;
  readonly starts: number;
  readonly ends: number;
};

/** Starts the sources of one note. */
function sing(
  context: BaseAudioContext,
  output: AudioNode,
  hiss: AudioBuffer,
  { voice, pitch, length, level }: Note,
  at: number,
): Source[] {
  const out = new GainNode(context, { gain: voice.level * level });
  out.connect(output);
  const body = shadeOf(context, voice, pitch, at);
  body.connect(out);
  const sources = voice.layers.map((layer) =>
    ring(context, body, voice, layer, { pitch, length, at }),
  );
  if (voice.noise) sources.push(blow(context, out, hiss, voice.noise, at));
  return sources;
}

/** The filter over a voice's layers, or nothing that changes them. */
function shadeOf(
  context: BaseAudioContext,
  { shade }: Voice,
  pitch: number,
  at: number,
): AudioNode {
  if (!shade) return new GainNode(context);
  const filter = new BiquadFilterNode(context, { type: 'lowpass', Q: 0.7 });
  const most = context.sampleRate * 0.45;
  filter.frequency.setValueAtTime(Math.min(most, shade.from * pitch), at);
  filter.frequency.exponentialRampToValueAtTime(
    Math.min(most, shade.to * pitch),
    at + shade.seconds,
  );
  return filter;
}

/** One oscillator with the curve of its voice. */
function ring(
  context: BaseAudioContext,
  output: AudioNode,
  voice: Voice,
  layer: Layer,
  note: { readonly pitch: number; readonly length: number; readonly at: number },
): Source {
  const { at } = note;
  const frequency = note.pitch * layer.ratio;
  const node = new OscillatorNode(context, { type: layer.wave, frequency });
  if (voice.bend) {
    node.frequency.setValueAtTime(frequency * voice.bend.from, at);
    node.frequency.exponentialRampToValueAtTime(frequency, at + voice.bend.seconds);
  }
  const full = at + voice.attack;
  const letGo = voice.held ? Math.max(full, at + note.length) : full;
  const ends = letGo + voice.decay * (layer.life ?? 1);
  const curve = new GainNode(context, { gain: 0 });
  curve.gain.setValueAtTime(0, at);
  curve.gain.linearRampToValueAtTime(layer.level, full);
  curve.gain.setValueAtTime(layer.level, letGo);
  curve.gain.exponentialRampToValueAtTime(layer.level * SILENT, ends);
  if (voice.vibrato) tremble(context, node, voice.vibrato, at, ends);
  node.connect(curve).connect(output);
  node.start(at);
  node.stop(ends);
  return { node, starts: at, ends };
}

function tremble(
  context: BaseAudioContext,
  node: OscillatorNode,
  { rate, cents }: NonNullable<Voice['vibrato']>,
  at: number,
  ends: number,
): void {
  const wave = new OscillatorNode(context, { frequency: rate });
  wave.connect(new GainNode(context, { gain: cents })).connect(node.detune);
  wave.start(at);
  wave.stop(ends);
}

/** Noise through its filter. */
function blow(
  context: BaseAudioContext,
  output: AudioNode,
  hiss: AudioBuffer,
  noise: Noise,
  at: number,
): Source {
  const full = at + (noise.attack ?? 0.001);
  const ends = full + noise.decay;
  const node = new AudioBufferSourceNode(context, { buffer: hiss, loop: true });
  const filter = new BiquadFilterNode(context, {
    type: noise.filter,
    frequency: noise.frequency,
    Q: noise.q ?? 1,
  });
  if (noise.to) {
    filter.frequency.setValueAtTime(noise.frequency, at);
    filter.frequency.exponentialRampToValueAtTime(noise.to, ends);
  }
  const curve = new GainNode(context, { gain: 0 });
  curve.gain.setValueAtTime(0, at);
  curve.gain.linearRampToValueAtTime(noise.level, full);
  curve.gain.exponentialRampToValueAtTime(noise.level * SILENT, ends);
  node.connect(filter).connect(curve).connect(output);
  node.start(at);
  node.stop(ends);
  return { node, starts: at, ends };
}

/** Numbers between -1 and 1, the same ones every time. */
function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** A second of white noise. */
function hissOf(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  const next = scatter(1);
  for (let at = 0; at < samples.length; at++) samples[at] = next();
  return buffer;
}

/** What a room answers to a clap: noise that dies away and grows dull, another one for each ear. */
function echoOf(context: BaseAudioContext, { seconds, bright }: Room): AudioBuffer {
  const length = Math.ceil(seconds * context.sampleRate);
  const buffer = context.createBuffer(2, length, context.sampleRate);
  const keep = Math.exp((-2 * Math.PI * bright) / context.sampleRate);
  for (const ear of [0, 1]) {
    const samples = buffer.getChannelData(ear);
    const next = scatter(7 + ear);
    let heard = 0;
    for (let at = 0; at < length; at++) {
      heard = next() * (1 - keep) + heard * keep;
      samples[at] = heard * (1 - at / length) ** 3;
    }
  }
  return buffer;
}
