import {
  correctCharge,
  moveCharges,
  postCharge,
  readFolio,
  removePayer,
  savePayer,
} from '@foyer/contract/staff/folio.ts'
import type { Problem } from '@foyer/domain/problem/problem.ts'
import { InputProblem } from '@foyer/web/api/call-api.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import type * as z from 'zod/mini'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { type IdempotencyKey, useIdempotencyKey } from '../../parts/use-idempotency-key.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import type { WordingKey } from '../../wordings/wording-key.ts'

export type ChargeInput = z.input<typeof postCharge.body>
export type MoveInput = z.input<typeof moveCharges.body>
export type PayerInput = z.input<typeof savePayer.body>
type Issues = InputProblem['issues']

/** The folio of a stay. Changes arrive over the live connection, and immediately after an action here. */
export function useFolio(reference: string) {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const loaded = useLoad(readFolio, { params: { reference } })
  const post = useCall(postCharge)
  const fix = useCall(correctCharge)
  const move = useCall(moveCharges)
  const payer = useCall(savePayer)
  const remove = useCall(removePayer)
  const keys = { post: useIdempotencyKey(), fix: useIdempotencyKey() }
  const again = () => void loaded.refetch()
  const settled = { onError: complain, onSettled: again }
  const done = (message: WordingKey, onDone: () => void, key?: IdempotencyKey) => () => {
    key?.reset()
    toast('done', say(message))
    onDone()
  }
  return {
    loaded,
    folio: loaded.data,
    again,
    acts: {
      isBusy: post.isPending || fix.isPending || move.isPending || payer.isPending || remove.isPending,
      post: (body: ChargeInput, onDone: () => void) =>
        post.mutate(
          { params: { reference }, body, key: keys.post.for(body) },
          { ...settled, onSuccess: done('folio.post.done', onDone, keys.post) },
        ),
      correct: (id: string, body: { minor: number; reason: string }, onDone: () => void) =>
        fix.mutate(
          { params: { reference, id }, body, key: keys.fix.for({ id, ...body }) },
          { ...settled, onSuccess: done('folio.correct.done', onDone, keys.fix) },
        ),
      move: (body: MoveInput, onDone: () => void) =>
        move.mutate({ params: { reference }, body }, { ...settled, onSuccess: done('folio.move.done', onDone) }),
      /** Issues at fields go to the form. */
      savePayer: (body: PayerInput, onDone: (id: string) => void, onRefused: (issues: Issues) => void) =>
        payer.mutate(
          { params: { reference }, body },
          {
            onSettled: again,
            onSuccess: ({ id }) => onDone(id),
            onError: (problem: Problem) =>
              problem instanceof InputProblem && problem.issues.length > 0
                ? onRefused(problem.issues)
                : complain(problem),
          },
        ),
      removePayer: (id: string, onDone: () => void) =>
        remove.mutate({ params: { reference, id } }, { ...settled, onSuccess: done('folio.payer.removed', onDone) }),
    },
  }
}

export type FolioActs = ReturnType<typeof useFolio>['acts']
