import { startDeposit } from '@foyer/contract/deposit.ts'
import type { Money } from '@foyer/domain/basics/money.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { markAtDepositPage } from './use-deposit-news.ts'

interface DepositPage {
  readonly code: string
  /** Undefined if nothing has to be blocked there. */
  readonly amount: Money | undefined
  readonly refetch: () => Promise<void>
}

/**
 * Blocks a deposit on the provider's page, where a card is typed; the renter then returns to the
 * bill.
 */
export function useDepositPage({ code, amount, refetch }: DepositPage) {
  const { language } = useSite()
  const problems = useProblems()
  const start = useCall(startDeposit)

  async function go(): Promise<void> {
    if (!amount) return
    try {
      const { url } = await start.mutateAsync({ body: { reference: code, amount, currency: amount.currency } })
      if (!url?.startsWith('/pay/')) return refetch()
      markAtDepositPage(code)
      location.assign(`${url}?lang=${language}&back=${encodeURIComponent(location.pathname)}`)
    } catch (caught) {
      problems.show(caught, { action: 'Deposit', code, retry: go })
    }
  }

  return amount && { amount, go, busy: start.isPending }
}
