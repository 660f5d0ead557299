import { createAlert } from '@foyer/contract/alert.ts'
import type { ProblemCode } from '@foyer/domain/problem/problem.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useSite } from '../../site/site-context.tsx'
import { retryUntilDelivered } from './retry-until-delivered.ts'

/** Notifies the desk, with the reason, that a guest has paid but the check-in failed. */
export function useReportPaidNotArrived(): (reference: string, code: ProblemCode) => void {
  const { hotel } = useSite()
  const caller = useCaller()
  return (reference, code) => {
    const body = { hotelId: hotel.id, reference, message: `Paid, check-in refused: ${code}` }
    void retryUntilDelivered((key) => callApi(createAlert, { body, key }, caller))
  }
}
