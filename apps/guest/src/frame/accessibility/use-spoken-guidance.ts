import { useEffect } from 'react'
import { useNeeds } from '../../site/needs.ts'
import { useSite } from '../../site/site-context.tsx'
import { collectSpokenText } from './collect-spoken-text.ts'
import { speak, stopSpeaking } from './speech.ts'

/**
 * Reads each new question, then its content, which has loaded by the time the question is spoken.
 */
export function useSpokenGuidance(question: string): void {
  const { language } = useSite()
  const { spoken } = useNeeds()
  useEffect(() => {
    if (!spoken) return
    let over = false
    async function guide() {
      await speak(question, language)
      const main = document.querySelector('main')
      if (over || !main) return
      await speak(sentences(collectSpokenText(main).filter((text) => text !== question)), language)
    }
    void guide()
    return () => {
      over = true
      stopSpeaking()
    }
  }, [question, language, spoken])
}

/** Ends each piece with punctuation, so that the voice pauses. */
function sentences(pieces: readonly string[]): string {
  return pieces.map((text) => (/[.!?:…]$/.test(text) ? text : `${text}.`)).join(' ')
}
