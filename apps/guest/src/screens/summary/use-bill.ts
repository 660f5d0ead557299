import { fetchSummary } from '@foyer/contract/summary.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useEffect } from 'react'
import { toPickUpFields } from '../../journey/to-pick-up-fields.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'

/** Parameters of the summary request. */
export interface SummaryQuestion {
  readonly reference: string
  readonly surname?: string
  readonly isPok: boolean
  readonly asDeposit: boolean
  readonly provider: string
  readonly pickUpProcess?: string
  /** Gateway logs from the previous response. */
  readonly earlierGatewayLogs?: string[]
}

/** What is owed, according to the server. A room that can't be assigned ends the check-in here. */
export function useBill(code: string, reservation: Reservation | undefined) {
  const { site } = useSite()
  const problems = useProblems()
  const surname = reservation?.customer.lastName
  const question: SummaryQuestion = {
    reference: code,
    ...(surname && { surname }),
    isPok: site.device.isPok,
    asDeposit: site.policies.payment.asDeposit && reservation?.state === 'expected',
    provider: site.policies.payment.provider,
    ...toPickUpFields(reservation?.rental),
  }
  const { data, error, refetch } = useLoad(
    fetchSummary,
    { body: question },
    { when: reservation !== undefined, again: true },
  )

  // Refetched when the guest returns to the page; if that fails, the shown bill stays, since the
  // server computes the amount anyway.
  const failure = data ? undefined : (error ?? undefined)
  useEffect(() => {
    if (failure) problems.show(failure, { action: 'Summary', code, retry: refetch })
  }, [failure, problems, code, refetch])

  const roomNotAvailable = data?.roomNotAvailable
  useEffect(() => {
    if (roomNotAvailable) problems.show(new Problem('roomNotAvailable'), { action: 'Check-in', code })
  }, [roomNotAvailable, problems, code])

  const { earlierGatewayLogs } = data ?? {}
  // Later requests include the earlier logs. The query itself doesn't, so that its key stays the
  // same.
  return { bill: data, question: { ...question, ...(earlierGatewayLogs && { earlierGatewayLogs }) }, refetch }
}
