import { useSyncExternalStore } from 'react'

/** Undefined where the browser cannot speak at all. */
function synthesis(): SpeechSynthesis | undefined {
  return 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis ? speechSynthesis : undefined
}

/** Whether this device has a voice for a language: a switch that stays silent would be worse than none. */
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

/** Says it now, instead of whatever was being said. Resolves when it is said or cut short. */
export function say(text: string, language: string): Promise<void> {
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

export function hush(): void {
  synthesis()?.cancel()
}
