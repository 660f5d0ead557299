import type { Problem } from '@foyer/domain/problem/problem.ts'
import en from '../wordings/en.json' with { type: 'json' }
import type { WordKey } from '../wordings/wording-key.ts'
import { useWords } from '../wordings/words-context.tsx'
import { useToast } from './toasts.tsx'

const isWordKey = (key: string): key is WordKey => Object.hasOwn(en, key)

/** A sentence for whoever it happened to. */
export function useProblemText(): (problem: Problem) => string {
  const { say } = useWords()
  return ({ code }) => {
    const key = `problem.${code}`
    return say(isWordKey(key) ? key : 'problem.other')
  }
}

/** For what a person did and could not be done; an ended session is handled by the session itself. */
export function useProblemToast(): (problem: Problem) => void {
  const textOf = useProblemText()
  const toast = useToast()
  return (problem) => {
    if (problem.code !== 'notSignedIn') toast('failed', textOf(problem))
  }
}
