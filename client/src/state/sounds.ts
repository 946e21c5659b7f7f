import { settings, type SoundKind } from "./settings.svelte";

// Three short sounds, made here from plain tones: nothing is loaded, nobody else's work is used.

interface Tone {
  /** Hertz. */
  pitch: number;
  at: number;
  long: number;
}

const sounds: Record<SoundKind, Tone[]> = {
  // Two rising bells: it is your turn.
  turn: [
    { pitch: 523.25, at: 0, long: 0.22 },
    { pitch: 783.99, at: 0.14, long: 0.36 },
  ],
  // Two low knocks: somebody attacks.
  attacked: [
    { pitch: 174.61, at: 0, long: 0.16 },
    { pitch: 146.83, at: 0.18, long: 0.3 },
  ],
  // One soft bell: a window is open.
  window: [{ pitch: 659.26, at: 0, long: 0.28 }],
};

const loudness = 0.12;
let context: AudioContext | undefined;

export function sound(kind: SoundKind): void {
  if (!settings.sounds[kind] || typeof AudioContext === "undefined") return;
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const tone of sounds[kind]) ring(context, tone);
  } catch {
    // A browser without sound still plays: every sound has something to see beside it.
  }
}

function ring(audio: AudioContext, { pitch, at, long }: Tone): void {
  const start = audio.currentTime + at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  volume.connect(audio.destination);
  // A quiet overtone makes a bell of a tone.
  for (const [times, share] of [
    [1, 1],
    [2.01, 0.25],
  ] as const) {
    const part = audio.createOscillator();
    const level = audio.createGain();
    part.type = "sine";
    part.frequency.value = pitch * times;
    level.gain.value = share;
    part.connect(level).connect(volume);
    part.start(start);
    part.stop(start + long + 0.05);
  }
}
