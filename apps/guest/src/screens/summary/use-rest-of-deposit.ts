import { blockOwnDeposit } from '@foyer/contract/deposit.ts'
import type { SavedCard } from '@foyer/contract/payment.ts'
import type { Money } from '@foyer/domain/basics/money.ts'
import { asProblem } from '@foyer/domain/problem/problem.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useProblems } from '../../problems/problems-context.tsx'

interface RestOfDeposit {
  readonly code: string
  /** Undefined: nothing is missing. */
  readonly amount: Money | undefined
  /** Undefined: none is kept. */
  readonly card: SavedCard | undefined
  readonly refetch: () => void
}

/** What a car asks for beyond what is blocked already, on a card that the provider keeps. */
export function useRestOfDeposit({ code, amount, card, refetch }: RestOfDeposit) {
  const problems = useProblems()
  const block = useCall(blockOwnDeposit)
  const wish = useIdempotencyKey()

  async function go(): Promise<void> {
    if (!amount || !card) return
    const body = { reference: code, card: card.token, amount, currency: amount.currency }
    try {
      await block.mutateAsync({ body, key: wish.keyFor(body) })
      wish.granted()
    } catch (caught) {
      // What a bank says no to is told where it is offered again; asking once more is another wish.
      if (asProblem(caught).code === 'paymentRefused') wish.granted()
      else problems.show(caught, { action: 'Deposit', code, retry: go })
    } finally {
      refetch()
    }
  }

  return amount && card && { amount, card, go, busy: block.isPending }
}
