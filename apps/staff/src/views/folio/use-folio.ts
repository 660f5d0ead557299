import { correctCharge, moveCharges, postCharge, readFolio, savePayer } from '@foyer/contract/staff/folio.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import type * as z from 'zod/mini'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useIdempotencyKey } from '../../parts/use-idempotency-key.ts'
import { useTexts } from '../../wordings/texts-context.tsx'

export type ChargeInput = z.input<typeof postCharge.body>
export type MoveInput = z.input<typeof moveCharges.body>
export type PayerInput = z.input<typeof savePayer.body>

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
  const keys = { post: useIdempotencyKey(), fix: useIdempotencyKey() }
  const again = () => void loaded.refetch()
  const settled = { onError: complain, onSettled: again }
  return {
    loaded,
    folio: loaded.data,
    again,
    acts: {
      isBusy: post.isPending || fix.isPending || move.isPending || payer.isPending,
      post: (body: ChargeInput, onDone: () => void) =>
        post.mutate(
          { params: { reference }, body, key: keys.post.for(body) },
          {
            ...settled,
            onSuccess: () => {
              keys.post.reset()
              toast('done', say('folio.post.done'))
              onDone()
            },
          },
        ),
      correct: (id: string, body: { minor: number; reason: string }, onDone: () => void) =>
        fix.mutate(
          { params: { reference, id }, body, key: keys.fix.for({ id, ...body }) },
          {
            ...settled,
            onSuccess: () => {
              keys.fix.reset()
              toast('done', say('folio.correct.done'))
              onDone()
            },
          },
        ),
      move: (body: MoveInput, onDone: () => void) =>
        move.mutate(
          { params: { reference }, body },
          {
            ...settled,
            onSuccess: () => {
              toast('done', say('folio.move.done'))
              onDone()
            },
          },
        ),
      savePayer: (body: PayerInput, onDone: (id: string) => void) =>
        payer.mutate({ params: { reference }, body }, { ...settled, onSuccess: ({ id }) => onDone(id) }),
    },
  }
}

export type FolioActs = ReturnType<typeof useFolio>['acts']
