import { pokActive, productionDate } from '@foyer/contract/hotel.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { refuseOutOfService } from '../../access/visit/in-service.ts'

export function hotelRoutes(calls: Calls): void {
  calls.serve(productionDate, async (_asked, visit) => ({ date: visit.today }))

  // The device's own cookie says which it is; a fingerprint proves nothing and is not looked at.
  calls.serve(pokActive, async ({ query }, visit) => {
    if (query.hotelId !== visit.hotel.id) throw new Problem('foreignHotel', 'this page belongs to another hotel')
    refuseOutOfService(visit)
    return {}
  })
}
