import { pokActive, productionDate } from '@foyer/contract/hotel.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { assertInService } from '../../access/visit/in-service.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'

export function hotelRoutes(calls: Calls): void {
  calls.serve(productionDate, async (_asked, visit) => ({ date: visit.hotelDay }))

  // The device's cookie identifies it. A page made for another device is outdated.
  calls.serve(pokActive, async ({ query }, visit) => {
    if (query.hotelId !== visit.hotel.id) throw new Problem('foreignHotel', 'this page belongs to another hotel')
    if (query.fingerprint !== undefined && query.fingerprint !== sha256(visit.deviceId ?? ''))
      throw new Problem('noDevice', 'this page was made for another device')
    assertInService(visit)
    return {}
  })
}
