import { uploadAccessCode } from '@foyer/contract/access-code.ts'
import { generateKey } from '@foyer/contract/keys.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useSite } from '../../site/site-context.tsx'
import type { KeyResult, NamedKey } from './use-make-key.ts'

interface PinRequest {
  readonly reservation: Reservation
  readonly named: NamedKey
  readonly key: string
}

/** Requests a door code from the lock provider; no card is made. */
export function useMakePin() {
  const caller = useCaller()
  const { site, hotel } = useSite()

  return async ({ reservation, named, key }: PinRequest): Promise<KeyResult> => {
    const { reference, room, startDate, endDate } = reservation
    const days = { startDate, endDate, ...named }
    const body = { roomNumber: room.number ?? '', reference, ...days, operation: 'checkin' as const }
    try {
      const { keyCode } = await callApi(generateKey, { body: { ...body, appId: site.appKey }, key }, caller)
      // On a hotel's device that shows the code, it is stored in the booking.
      if (site.device.enrolledOnly)
        await callApi(
          uploadAccessCode,
          { body: { reference, hotelId: hotel.id, keyCode }, key: crypto.randomUUID() },
          caller,
        )
      return { as: 'done' }
    } catch (caught) {
      const problem = caught instanceof Problem ? caught : new Problem('unexpected')
      if (problem.code === 'outcomeUnknown') return { as: 'unknown', problem: new Problem('keyPending') }
      return { as: 'failed', problem }
    }
  }
}
