import type { Problem } from '@foyer/domain/problem/problem.ts'
import en from '../wordings/en.json' with { type: 'json' }
import { useTexts } from '../wordings/texts-context.tsx'
import type { WordingKey } from '../wordings/wording-key.ts'
import { useToast } from './toasts.tsx'

const isWordKey = (key: string): key is WordingKey => Object.hasOwn(en, key)

/** Turns a problem into a sentence for the user. */
export function useProblemText(): (problem: Problem) => string {
  const { say } = useTexts()
  return ({ code }) => {
    const key = `problem.${code}`
    return say(isWordKey(key) ? key : 'problem.other')
  }
}

/** Shows why a user's action failed; the session itself handles its own expiry. */
export function useProblemToast(): (problem: Problem) => void {
  const textOf = useProblemText()
  const toast = useToast()
  return (problem) => {
    if (problem.code !== 'notSignedIn') toast('failed', textOf(problem))
  }
}
