import { endHandOver, makeHandOver, readHandOver, takeHandOver } from '@foyer/contract/hand-over.ts'
import { HAND_OVER_LIFETIME_SECONDS } from '@foyer/domain/hand-over/hand-over.ts'
import { isUnproved } from '../../access/proof/proved-reservation.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { maskGuests } from '../../book/mask/mask-guests.ts'
import { maskToFound } from '../../book/mask/mask-to-state.ts'
import { drawQr } from '../../book/qr/draw-qr.ts'
import { getNetwork } from '../../platform/attempts/get-network.ts'
import { listSecondFactors } from '../proof/known-to-hotel.ts'
import type { HandOverService } from './hand-over.service.ts'

export function handOverRoutes(calls: Calls, handOvers: HandOverService): void {
  calls.serve(makeHandOver, async ({ body }, visit) => {
    const made = await handOvers.make(visit, body)
    return { ...made, picture: drawQr(made.code).toString('base64'), seconds: HAND_OVER_LIFETIME_SECONDS }
  })

  calls.serve(readHandOver, async ({ body }, visit) => ({ state: await handOvers.state(visit, body.id, body.secret) }))

  calls.serve(endHandOver, async ({ body }, visit) => ({ undone: await handOvers.end(visit, body) }))

  calls.serve(takeHandOver, async ({ body, request }, visit) => {
    const { here, found, taken, from } = await handOvers.take(visit, body.code, getNetwork(request.ip))
    const unproved = found.filter(({ proved }) => isUnproved(here, proved))
    return {
      reservations: [...maskGuests(here, found), ...unproved.map(maskToFound)],
      secondFactors: listSecondFactors(here, found),
      screen: taken.screen,
      ...(taken.guestIndex !== null && { guestIndex: taken.guestIndex }),
      unsaved: taken.unsaved,
      from,
    }
  })
}
