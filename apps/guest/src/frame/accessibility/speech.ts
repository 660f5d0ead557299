import { useSyncExternalStore } from 'react'

/** Returns undefined if the browser has no speech synthesis. */
function synthesis(): SpeechSynthesis | undefined {
  return 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis ? speechSynthesis : undefined
}

/**
 * Whether this device has a voice for a language: a switch without effect would be worse than none.
 */
export function useHasVoice(language: string): boolean {
  return useSyncExternalStore(subscribe, () => voiceFor(language) !== undefined)
}

function subscribe(listener: () => void): () => void {
  const voices = synthesis()
  voices?.addEventListener?.('voiceschanged', listener)
  return () => voices?.removeEventListener?.('voiceschanged', listener)
}

function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  const own = synthesis()
    ?.getVoices()
    .filter(({ lang }) => lang.toLowerCase().startsWith(language))
  return own?.find(({ localService }) => localService) ?? own?.[0]
}

/** Speaks now, interrupting any current speech. Resolves when it ends or is interrupted. */
export function speak(text: string, language: string): Promise<void> {
  const speaker = synthesis()
  if (!speaker || text === '') return Promise.resolve()
  speaker.cancel()
  const words = new SpeechSynthesisUtterance(text)
  words.lang = language
  words.voice = voiceFor(language) ?? null
  return new Promise((resolve) => {
    words.onend = () => resolve()
    words.onerror = () => resolve()
    speaker.speak(words)
  })
}

export function stopSpeaking(): void {
  synthesis()?.cancel()
}
