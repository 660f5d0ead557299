import { useTexts } from '../../wordings/texts-context.tsx'
import type { SetUpForm } from './use-set-up.ts'

/** The hotel's part of the form: its values, how to change them, and the error of each field. */
export function useHotelDraft({ draft: { hotel }, change, isWrong }: SetUpForm) {
  const { say } = useTexts()
  return {
    hotel,
    set: (changes: Partial<typeof hotel>) => change({ hotel: { ...hotel, ...changes } }),
    issue: (path: string) => (isWrong(path) ? say('setUp.missing') : undefined),
  }
}
