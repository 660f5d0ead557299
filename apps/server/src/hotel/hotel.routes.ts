import { productionDate } from '@foyer/contract/hotel.ts'
import type { Calls } from '../http/serve.ts'

export function hotelRoutes(calls: Calls): void {
  calls.serve(productionDate, async (_asked, visit) => ({ date: visit.today }))
}
