/** What a race sounds like, made in the page: no files. Soft, and silent until somebody has touched the page. */

/** Something that can be heard; a drive says how fast it is, from 0 to 1. */
export type Sound = { drive: number } | "squeal" | "crash" | "card" | "dice" | "bell" | "flag";

const LOUD = 0.16; // of all that there is
const NOISE = 0.6; // seconds of it, used again and again

let context: AudioContext | undefined;
let out: GainNode | undefined;
let noise: AudioBuffer | undefined;

/** Be ready for sounds as soon as a browser allows them: with the first touch or key. */
export function listen(): void {
  const wake = () => {
    if (!context) {
      context = new AudioContext();
      out = context.createGain();
      out.gain.value = LOUD;
      out.connect(context.destination);
      noise = context.createBuffer(1, NOISE * context.sampleRate, context.sampleRate);
      const samples = noise.getChannelData(0);
      for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    }
    void context.resume();
  };
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, wake, { once: true });
}

export function makeSound(sound: Sound): void {
  if (context?.state !== "running") return;
  if (typeof sound === "object") engine(sound.drive);
  else if (sound === "squeal") hiss({ type: "bandpass", frequency: 1900, to: 1200, time: 0.55, loud: 0.5 });
  else if (sound === "crash") hiss({ type: "lowpass", frequency: 900, to: 90, time: 0.5, loud: 1 });
  else if (sound === "card") hiss({ type: "highpass", frequency: 2600, to: 5200, time: 0.07, loud: 0.35 });
  else if (sound === "dice")
    for (const [i, after] of [0, 0.07, 0.13, 0.21].entries())
      hiss({ type: "bandpass", frequency: 2400 - 350 * i, to: 900, time: 0.04, loud: 0.8, after });
  else if (sound === "bell") for (const [i, high] of [784, 1175].entries()) tone(high, 0.9, 0.5, 0.09 * i);
  else for (const [i, high] of [523, 659, 784, 1047].entries()) tone(high, 0.5, 0.5, 0.11 * i);
}

/** An engine that revs up and falls back; the faster, the higher. */
function engine(speed: number): void {
  const { currentTime: now } = context!;
  const time = 0.35 + 0.45 * speed;
  const pitch = 62 + 70 * speed;
  const filter = new BiquadFilterNode(context!, { type: "lowpass", frequency: 380 + 900 * speed, Q: 3 });
  const gain = rising(filter, now, 0.5, time);
  for (const detune of [0, 11]) {
    const oscillator = new OscillatorNode(context!, { type: "sawtooth", frequency: pitch, detune });
    oscillator.frequency.setValueAtTime(pitch, now);
    oscillator.frequency.exponentialRampToValueAtTime(pitch * (1.6 + speed), now + time * 0.7);
    oscillator.frequency.exponentialRampToValueAtTime(pitch * 1.2, now + time);
    oscillator.connect(gain);
    oscillator.start(now);
    oscillator.stop(now + time);
  }
}

interface Hiss {
  type: BiquadFilterType;
  frequency: number;
  to: number;
  time: number;
  loud: number;
  after?: number;
}

/** Noise through a filter that glides: tyres, cards, dice, metal. */
function hiss({ type, frequency, to, time, loud, after = 0 }: Hiss): void {
  const begin = context!.currentTime + after;
  const filter = new BiquadFilterNode(context!, { type, frequency, Q: type === "bandpass" ? 6 : 1 });
  filter.frequency.setValueAtTime(frequency, begin);
  filter.frequency.exponentialRampToValueAtTime(to, begin + time);
  const source = new AudioBufferSourceNode(context!, { buffer: noise!, loop: true });
  source.connect(rising(filter, begin, loud, time));
  source.start(begin);
  source.stop(begin + time);
}

function tone(frequency: number, time: number, loud: number, after: number): void {
  const begin = context!.currentTime + after;
  const oscillator = new OscillatorNode(context!, { frequency });
  const gain = new GainNode(context!, { gain: 0 });
  gain.gain.setValueAtTime(loud, begin);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + time);
  oscillator.connect(gain).connect(out!);
  oscillator.start(begin);
  oscillator.stop(begin + time);
}

/** A way through a filter to the ears, that comes and goes without a click. */
function rising(filter: BiquadFilterNode, begin: number, loud: number, time: number): GainNode {
  const gain = new GainNode(context!, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + time * 0.2);
  gain.gain.linearRampToValueAtTime(0, begin + time);
  gain.connect(filter).connect(out!);
  return gain;
}
