import { createContext, type ReactNode, use } from 'react'
import type { Texts } from './texts.ts'

const TextsContext = createContext<Texts | undefined>(undefined)

export function TextsProvider({ words, children }: { words: Texts; children: ReactNode }) {
  return <TextsContext value={words}>{children}</TextsContext>
}

export function useTexts(): Texts {
  const words = use(TextsContext)
  if (!words) throw new Error('Nothing can be said outside the TextsProvider.')
  return words
}
