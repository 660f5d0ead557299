/** Two strokes of a desk bell, synthesised so that no file has to be fetched when a guest waits. */
const strokes = [
  { hertz: 1_318.5, at: 0 },
  { hertz: 1_046.5, at: 0.28 },
] as const
const DURATION_SECONDS = 1.4
const LOUDNESS = 0.35

let context: AudioContext | undefined

/** Browsers mute a page until its first interaction; a chime requested earlier plays then. */
export function chime(): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const audio = context
  if (audio.state === 'running') playStrokes(audio)
  else void audio.resume().then(() => playStrokes(audio))
}

function playStrokes(audio: AudioContext): void {
  for (const { hertz, at } of strokes) {
    const begins = audio.currentTime + at
    const tone = new OscillatorNode(audio, { type: 'sine', frequency: hertz })
    const volume = new GainNode(audio, { gain: 0 })
    volume.gain.setValueAtTime(LOUDNESS, begins)
    volume.gain.exponentialRampToValueAtTime(0.001, begins + DURATION_SECONDS)
    tone.connect(volume).connect(audio.destination)
    tone.start(begins)
    tone.stop(begins + DURATION_SECONDS)
  }
}
