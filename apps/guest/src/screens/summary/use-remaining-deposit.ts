import { blockOwnDeposit } from '@foyer/contract/deposit.ts'
import type { SavedCard } from '@foyer/contract/payment.ts'
import type { Money } from '@foyer/domain/basics/money.ts'
import { ensureProblem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useProblems } from '../../problems/problems-context.tsx'

interface RemainingDepositOptions {
  readonly code: string
  /** Undefined if nothing is missing. */
  readonly amount: Money | undefined
  /** Undefined if none is saved. */
  readonly card: SavedCard | undefined
  readonly refetch: () => void
}

/** Blocks the additional deposit of a car on a saved card. */
export function useRemainingDeposit({ code, amount, card, refetch }: RemainingDepositOptions) {
  const problems = useProblems()
  const block = useCall(blockOwnDeposit)
  const wish = useIdempotencyKey()

  async function go(): Promise<void> {
    if (!amount || !card) return
    const body = { reference: code, card: card.token, amount, currency: amount.currency }
    try {
      await block.mutateAsync({ body, key: wish.keyFor(body) })
      wish.reset()
    } catch (caught) {
      // A declined card is reported where it is offered again; the next attempt gets a new key.
      if (ensureProblem(caught).code === 'paymentRefused') wish.reset()
      else problems.show(caught, { action: 'Deposit', code, retry: go })
    } finally {
      refetch()
    }
  }

  return amount && card && { amount, card, go, busy: block.isPending }
}
