import { readDeposit } from '@foyer/contract/deposit.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useSite } from '../../site/site-context.tsx'
import { readFromVisit, saveToVisit } from '../../site/visit-storage.ts'

const AT_DEPOSIT_PAGE = 'deposit-at-page'

export const markAtDepositPage = (code: string): void => saveToVisit(AT_DEPOSIT_PAGE, code)

/**
 * The state of the deposit, according to the server. A failed request is ignored until the next
 * one.
 */
export function useDepositNews(code: string, isKnown: boolean) {
  const { site } = useSite()
  const asks = isKnown && site.product.upsells
  const { data, isPending, refetch } = useLoad(readDeposit, { body: { reference: code } }, { when: asks, again: true })
  const { news, amount, card, until, short, shortNews } = data ?? {}
  return {
    /** `isBack`: the guest returns from the page that blocks the deposit, and sees the result. */
    told:
      news && news !== 'none' && amount
        ? { news, amount, card, until, isBack: readFromVisit(AT_DEPOSIT_PAGE) === code }
        : undefined,
    /** Set if a car chosen since requires more than is blocked. */
    short: short && { amount: short, news: shortNews ?? ('none' as const) },
    isAsked: asks && isPending,
    refetch,
  }
}
