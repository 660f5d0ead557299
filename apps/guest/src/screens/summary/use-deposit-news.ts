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
  const { news, amount, card, until } = data ?? {}
  return {
    /** `isBack`: they come from the page that blocks it, and are shown what became of it. */
    told: news && news !== 'none' && amount ? { news, amount, card, until, isBack: kept(AT_PAGE) === code } : undefined,
    isAsked: asks && isPending,
    refetch,
  }
}
