import { createReservation, findMembership, searchAvailability } from '@foyer/contract/walk-in.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { getNetwork } from '../../platform/attempts/get-network.ts'
import type { WalkInService } from './walk-in.service.ts'

export function walkInRoutes(calls: Calls, walkIns: WalkInService): void {
  calls.serve(searchAvailability, ({ body, request }, visit) => walkIns.search(visit, body, getNetwork(request.ip)))

  calls.serve(createReservation, async ({ body, request }, visit) => ({
    reference: await walkIns.create(visit, body, getNetwork(request.ip)),
  }))

  calls.serve(findMembership, async ({ body, request }, visit) => ({
    ...(await walkIns.member(visit, body, getNetwork(request.ip))),
    ...(body.email && { email: body.email }),
  }))
}
