import { countDrawer, endDrawer, moveCash, openDrawer, readDrawers } from '@foyer/contract/staff/cash.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useProblemToast } from '../parts/problem-text.ts'
import { useToast } from '../parts/toasts.tsx'
import { useIdempotencyKey } from '../parts/use-idempotency-key.ts'
import { useTexts } from '../wordings/texts-context.tsx'

export interface CashInput {
  readonly notes: Record<string, number>
  readonly coins: number
}

/** The drawers and what can be done with them. `onChange` runs after each change. */
export function useCash(onChange: () => void = () => {}) {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const loaded = useLoad(readDrawers, {}, { again: true })
  const opening = useCall(openDrawer)
  const moving = useCall(moveCash)
  const counting = useCall(countDrawer)
  const ending = useCall(endDrawer)
  const key = useIdempotencyKey()
  const after = (done?: () => void, text?: string) => ({
    onSuccess: () => {
      key.reset()
      if (text) toast('done', text)
      done?.()
    },
    onError: complain,
    onSettled: () => {
      void loaded.refetch()
      onChange()
    },
  })
  return {
    loaded,
    isBusy: opening.isPending || moving.isPending || counting.isPending || ending.isPending,
    open: (body: { shared: boolean; float: number; reason?: string }, done: () => void) =>
      opening.mutate({ body, key: key.for(body) }, after(done, say('cash.opened'))),
    move: (id: string, body: { kind: 'toSafe' | 'fromSafe'; minor: number; note?: string }, done: () => void) =>
      moving.mutate({ params: { id }, body, key: key.for({ id, ...body }) }, after(done)),
    count: (id: string, body: CashInput, done: () => void) =>
      counting.mutate({ params: { id }, body, key: key.for({ id, ...body }) }, after(done)),
    end: (id: string, body: { toSafe: number; reason?: string }, done: () => void) =>
      ending.mutate({ params: { id }, body, key: key.for({ id, ...body }) }, after(done, say('cash.ended'))),
  }
}

export type Cash = ReturnType<typeof useCash>
