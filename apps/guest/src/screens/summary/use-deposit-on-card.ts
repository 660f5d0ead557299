import { blockOwnDeposit } from '@foyer/contract/deposit.ts'
import type { SavedCard } from '@foyer/contract/payment.ts'
import type { Money } from '@foyer/domain/basics/money.ts'
import { ensureProblem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useProblems } from '../../problems/problems-context.tsx'

interface DepositOnCardOptions {
  readonly code: string
  /** Undefined if nothing is missing. */
  readonly amount: Money | undefined
  /** Undefined if none is saved. */
  readonly card: SavedCard | undefined
  readonly refetch: () => Promise<void>
}

/** Blocks the deposit, or what is missing of it, on a saved card. */
export function useDepositOnCard({ code, amount, card, refetch }: DepositOnCardOptions) {
  const problems = useProblems()
  const block = useCall(blockOwnDeposit)
  const wish = useIdempotencyKey()

  /** Returns true if it is blocked. */
  async function go(): Promise<boolean> {
    if (!amount || !card) return false
    const body = { reference: code, card: card.token, amount, currency: amount.currency }
    try {
      await block.mutateAsync({ body, key: wish.keyFor(body) })
      wish.reset()
      return true
    } catch (caught) {
      // A declined card is reported where it is offered again; the next attempt gets a new key.
      if (ensureProblem(caught).code === 'paymentRefused') wish.reset()
      else problems.show(caught, { action: 'Deposit', code, retry: go })
      return false
    } finally {
      await refetch()
    }
  }

  return amount && card && { amount, card, go, busy: block.isPending }
}
