/** The frame's sounds, composed of plain oscillators; silent until the player turns them on. */
export type SoundName = 'click' | 'spin' | 'stop' | 'win' | 'chip';

type Note = {
  /** Hertz. */
  readonly pitch: number;
  /** Seconds from now. */
  readonly at: number;
  /** Seconds. */
  readonly length: number;
  readonly shape: OscillatorType;
  /** 0 to 1. */
  readonly volume: number;
  /** Hertz the note glides to. */
  readonly to?: number;
};

const notes: Readonly<Record<SoundName, readonly Note[]>> = {
  click: [{ pitch: 660, at: 0, length: 0.05, shape: 'triangle', volume: 0.12 }],
  chip: [
    { pitch: 1900, at: 0, length: 0.03, shape: 'triangle', volume: 0.1 },
    { pitch: 1400, at: 0.03, length: 0.05, shape: 'triangle', volume: 0.08 },
  ],
  spin: [{ pitch: 130, at: 0, length: 0.5, shape: 'sine', volume: 0.16, to: 240 }],
  stop: [{ pitch: 170, at: 0, length: 0.09, shape: 'sine', volume: 0.26, to: 80 }],
  win: [523.25, 659.25, 783.99, 1046.5].map((pitch, index) => ({
    pitch,
    at: index * 0.09,
    length: 0.32,
    shape: 'triangle',
    volume: 0.14,
  })),
};

export type Sound = {
  readonly on: boolean;
  turn(on: boolean): void;
  play(name: SoundName): void;
};

export function createSound(): Sound {
  let context: AudioContext | null = null;
  let on = false;

  const sing = (audio: AudioContext, note: Note): void => {
    const start = audio.currentTime + note.at;
    const end = start + note.length;
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = note.shape;
    tone.frequency.setValueAtTime(note.pitch, start);
    if (note.to) tone.frequency.exponentialRampToValueAtTime(note.to, end);
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(note.volume, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(end);
  };

  return {
    get on() {
      return on;
    },
    turn: (wanted) => {
      on = wanted;
      if (on) {
        context ??= new AudioContext();
        void context.resume();
      } else void context?.suspend();
    },
    play: (name) => {
      if (!on || !context) return;
      for (const note of notes[name]) sing(context, note);
    },
  };
}
