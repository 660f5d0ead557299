import { useWords } from '../../wordings/words-context.tsx'
import type { SetUpForm } from './use-set-up.ts'

/** The hotel's part of the form: what is typed, how to change it, and what to say of a field that is wrong. */
export function useHotelDraft({ draft: { hotel }, change, isWrong }: SetUpForm) {
  const { say } = useWords()
  return {
    hotel,
    set: (changes: Partial<typeof hotel>) => change({ hotel: { ...hotel, ...changes } }),
    issue: (path: string) => (isWrong(path) ? say('setUp.missing') : undefined),
  }
}
