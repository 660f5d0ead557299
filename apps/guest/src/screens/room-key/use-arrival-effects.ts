import { useEffect, useEffectEvent } from 'react'
import { getNeeds } from '../../site/needs.ts'
import { useSite } from '../../site/site-context.tsx'
import { readFromVisit, saveToVisit } from '../../site/visit-storage.ts'

/** Frequency in hertz and start in seconds of each note: a rising fifth, like a desk bell. */
const notes = [
  { pitch: 659.25, at: 0 },
  { pitch: 987.77, at: 0.14 },
] as const
const RING_DURATION_SECONDS = 0.9
const LOUDNESS = 0.12
/** Milliseconds on, off, on. */
const PULSE = [30, 60, 45]

/**
 * Plays a sound and vibrates once for each key: not after a reload, and not if the hotel or the
 * guest has turned it off.
 */
export function useArrivalEffects(key: string | undefined): void {
  const { site } = useSite()
  const { sound, movement } = site.policies.senses
  const celebrate = useEffectEvent((reference: string) => {
    const before = readFromVisit<string>('arrived')
    if (before === reference) return
    saveToVisit('arrived', reference)
    const { quiet, still } = getNeeds()
    const wantsStill = still || prefersReducedMotion()
    if (sound && !quiet) chime()
    if (movement && !wantsStill) navigator.vibrate?.(PULSE)
  })
  useEffect(() => {
    if (key) celebrate(key)
  }, [key])
}

/**
 * Synthesised, so there is nothing to load and no delay. If the browser blocks audio, it stays
 * silent.
 */
function chime(): void {
  if (typeof AudioContext === 'undefined') return
  const context = new AudioContext()
  for (const { pitch, at } of notes) {
    const from = context.currentTime + at
    const note = new OscillatorNode(context, { type: 'sine', frequency: pitch })
    const loudness = new GainNode(context, { gain: 0 })
    loudness.gain.setValueAtTime(0, from)
    loudness.gain.linearRampToValueAtTime(LOUDNESS, from + 0.015)
    loudness.gain.exponentialRampToValueAtTime(0.0001, from + RING_DURATION_SECONDS)
    note.connect(loudness).connect(context.destination)
    note.start(from)
    note.stop(from + RING_DURATION_SECONDS)
    note.onended = () => {
      if (at > 0) void context.close()
    }
  }
}

function prefersReducedMotion(): boolean {
  return 'matchMedia' in globalThis && matchMedia('(prefers-reduced-motion: reduce)').matches
}
