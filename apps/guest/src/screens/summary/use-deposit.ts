import type { Summary } from '@foyer/contract/summary.ts'
import { getPayProvider } from '@foyer/domain/payment/payment-method.ts'
import { useSite } from '../../site/site-context.tsx'
import { useDepositNews } from './use-deposit-news.ts'
import { useDepositOnCard } from './use-deposit-on-card.ts'
import { useDepositPage } from './use-deposit-page.ts'
import type { PaymentChoiceState } from './use-payment-choice.ts'

interface DepositDependencies {
  readonly code: string
  readonly bill: Summary | undefined
  readonly isKnown: boolean
  readonly hasArrived: boolean
  readonly choice: Pick<PaymentChoiceState, 'way'>
  /** True once the guest has tried to continue. */
  readonly tried: boolean
  readonly refetchBill: () => Promise<unknown>
}

/** The deposit: with the payment, on the provider's own page, on a saved card, or at the desk. */
export function useDeposit({ code, bill, isKnown, hasArrived, choice, tried, refetchBill }: DepositDependencies) {
  const { way } = choice
  const { provider } = useSite().site.policies.payment
  const savedCards = bill?.savedCards ?? []
  const news = useDepositNews(code, isKnown)
  const missing = hasArrived ? undefined : news.short
  const isEnough = news.told?.news === 'blocked' && !missing
  const offered = hasArrived || news.isAsked || isEnough ? undefined : bill?.deposit
  // The bill may have been calculated before the last block.
  const toBlock = offered && missing && offered.minor > missing.amount.minor ? missing.amount : offered
  const refetch = async () => void (await Promise.all([refetchBill(), news.refetch()]))
  const typesCard =
    savedCards.length === 0 ||
    (getPayProvider(provider)?.through === 'redirect' && needsPage(missing?.news ?? news.told?.news, way))
  const page = useDepositPage({ code, amount: typesCard ? toBlock : undefined, refetch })
  const card = way?.card ?? savedCards[0]
  const onCard = useDepositOnCard({ code, amount: typesCard ? undefined : toBlock, card, refetch })
  const withPayment = !missing && way?.card ? onCard : undefined
  const first = withPayment ? undefined : (onCard ?? page)

  return {
    /** Blocked on the saved card that is charged, right before the payment. */
    withPayment,
    /** How it is blocked before the guest can continue, because no key is issued without it. */
    first: first && { ...first, isMissing: tried },
    short: missing && { ...missing, isMissing: tried },
    atDesk: hasArrived || news.isAsked || news.told ? undefined : bill?.depositAtDesk,
    told: news.told,
    /** It may be blocked already, and nothing more can be requested until the desk has checked. */
    isUnclear: !hasArrived && !first && (missing?.news ?? news.told?.news) === 'waiting',
    isLoading: !hasArrived && news.isAsked,
    refetch,
  }
}

/**
 * True if the renter types a card although one is saved: to pay with it, because the saved card was
 * declined, or because a page has been opened, whose deposit can't be requested a second time.
 */
function needsPage(status: string | undefined, way: PaymentChoiceState['way']): boolean {
  if (status === 'waiting') return true
  return way ? way.action === 'payWithOtherCard' : status === 'refused'
}

export type DepositState = ReturnType<typeof useDeposit>
