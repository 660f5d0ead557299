import { answerSurvey } from '@foyer/contract/checkout.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import type { Rating } from '../../parts/star-rating.tsx'

/** Stars and a comment. A failure is shown in the dialog, and nothing that was entered is lost. */
export function useSurvey(saidBefore: boolean) {
  const survey = useCall(answerSurvey)
  const { keyFor, reset } = useIdempotencyKey()
  const [rating, setRating] = useState<Rating>()
  const [comment, setComment] = useState('')
  const [isOpen, setOpen] = useState(false)

  return {
    rating,
    comment,
    isOpen,
    said: saidBefore || survey.isSuccess,
    busy: survey.isPending,
    failed: survey.isError,
    /** Choosing a star opens the dialog for a comment. */
    rate(stars: Rating) {
      setRating(stars)
      setOpen(true)
    },
    write(words: string) {
      setComment(words)
      if (survey.isError) survey.reset()
    },
    close: () => setOpen(false),
    async send(): Promise<void> {
      if (!rating || survey.isPending) return
      const words = comment.trim()
      const said = { rating, ...(words !== '' && { comment: words }) }
      try {
        await survey.mutateAsync({ key: keyFor(said), body: said })
        reset()
        setOpen(false)
      } catch {
        // The dialog shows the error and offers a retry.
      }
    },
  }
}
