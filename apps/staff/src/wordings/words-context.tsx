import { createContext, type ReactNode, use } from 'react'
import type { Words } from './words.ts'

const WordsContext = createContext<Words | undefined>(undefined)

export function WordsProvider({ words, children }: { words: Words; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>
}

export function useWords(): Words {
  const words = use(WordsContext)
  if (!words) throw new Error('Nothing can be said outside the WordsProvider.')
  return words
}
