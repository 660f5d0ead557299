import { blockOwnDeposit } from '@foyer/contract/deposit.ts'
import type { Summary } from '@foyer/contract/summary.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useIdempotencyKey } from '../../journey/use-idempotency-key.ts'
import { useDepositNews } from './use-deposit-news.ts'
import { useDepositPage } from './use-deposit-page.ts'
import type { PaymentChoiceState } from './use-payment-choice.ts'
import { useRemainingDeposit } from './use-remaining-deposit.ts'

interface DepositDependencies {
  readonly code: string
  readonly bill: Summary | undefined
  readonly isKnown: boolean
  readonly hasArrived: boolean
  readonly choice: Pick<PaymentChoiceState, 'due' | 'way' | 'savedCards'>
  /** True once the guest has tried to continue. */
  readonly tried: boolean
  readonly refetchBill: () => Promise<unknown>
}

/** The deposit: with the payment, on the provider's own page, on a saved card, or at the desk. */
export function useDeposit({ code, bill, isKnown, hasArrived, choice, tried, refetchBill }: DepositDependencies) {
  const { due, way, savedCards } = choice
  const block = useCall(blockOwnDeposit)
  const blocking = useIdempotencyKey()
  const news = useDepositNews(code, isKnown)
  const missing = hasArrived ? undefined : news.short
  const isEnough = news.told?.news === 'blocked' && !missing
  const offered = hasArrived || news.isAsked || isEnough ? undefined : bill?.deposit
  // The bill may have been calculated before the last block.
  const toBlock = offered && missing && offered.minor > missing.amount.minor ? missing.amount : offered
  const withPayment = toBlock && !missing && way?.card ? { amount: toBlock, card: way.card } : undefined
  const refetch = () => void Promise.all([refetchBill(), news.refetch()])
  const page = useDepositPage({ code, amount: savedCards.length === 0 ? toBlock : undefined, refetch })
  const rest = useRemainingDeposit({ code, amount: missing && toBlock, card: way?.card ?? savedCards[0], refetch })
  /** Can't be blocked here, so it is left to reception. */
  const leftToDesk = (way || !due) && !withPayment && !page ? toBlock : undefined
  const isUntold = !hasArrived && !news.isAsked && !news.told

  /** If the card is declined, reception requests the deposit; a guest who has paid doesn't wait. */
  async function blockWithPayment(): Promise<void> {
    if (!withPayment) return
    const { amount, card } = withPayment
    const body = { reference: code, card: card.token, amount, currency: amount.currency }
    await block.mutateAsync({ body, key: blocking.keyFor(body) }).catch(() => {})
  }

  return {
    /** Blocked with the payment, on the saved card that is charged. */
    withPayment,
    blockWithPayment,
    page,
    short: missing && { ...missing, rest, isMissing: tried },
    /**
     * True if the deposit must be blocked before the payment, because no key is issued without it.
     */
    comesFirst: Boolean(missing && (rest ?? page)),
    atDesk: isUntold ? (leftToDesk ?? bill?.depositAtDesk) : undefined,
    told: news.told,
  }
}

export type DepositState = ReturnType<typeof useDeposit>
