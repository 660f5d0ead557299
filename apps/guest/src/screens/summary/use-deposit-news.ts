import { readDeposit } from '@foyer/contract/deposit.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { keep, kept } from '../../site/kept.ts'
import { useSite } from '../../site/site-context.tsx'

const AT_PAGE = 'deposit-at-page'

export const leaveForDeposit = (code: string): void => keep(AT_PAGE, code)

/** What became of the deposit, as the server knows it. Who cannot be told now is told when they look again. */
export function useDepositNews(code: string, isKnown: boolean) {
  const { site } = useSite()
  const asks = isKnown && site.product.upsells
  const { data, isPending, refetch } = useLoad(readDeposit, { body: { reference: code } }, { when: asks, again: true })
  const { news, amount, card, until, short, shortNews } = data ?? {}
  return {
    /** `isBack`: they come from the page that blocks it, and are shown what became of it. */
    told: news && news !== 'none' && amount ? { news, amount, card, until, isBack: kept(AT_PAGE) === code } : undefined,
    /** Chosen since: a car that asks for more than is blocked. */
    short: short && { amount: short, news: shortNews ?? ('none' as const) },
    isAsked: asks && isPending,
    refetch,
  }
}
