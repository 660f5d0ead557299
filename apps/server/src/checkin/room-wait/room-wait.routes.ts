import { type RoomWait, readRoomWait, waitForRoom } from '@foyer/contract/room-wait.ts'
import { languages } from '@foyer/domain/basics/language.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { maskedEmail } from '@foyer/domain/staff/mask.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { keepWait, readWait } from './room-wait.store.ts'

export function roomWaitRoutes(calls: Calls, reservations: ReservationService, changes: Changes): void {
  calls.serve(waitForRoom, async ({ body }, visit) => {
    const { tx, hotel, deviceId } = visit
    const reservationId = await reservations.idOf(visit, body.reference)
    const email = body.tell && (body.tell.email ?? (await waitOf(visit, reservationId)).email)
    if (body.tell && !email) throw new Problem('badInput', 'no address is known')
    await keepWait(tx, {
      hotelId: hotel.id,
      reservationId,
      deviceId,
      tell: email ? { email, language: languageOf(visit) } : undefined,
    })
    afterCommit(tx, () => changes.tell(hotel.id, 'stays'))
    return seen(visit, reservationId)
  })

  calls.serve(readRoomWait, async ({ body }, visit) => seen(visit, await reservations.idOf(visit, body.reference)))
}

/** The page's language, which is always one of ours. */
const languageOf = ({ language }: Visit) => languages.find((one) => one === language) ?? 'en'

async function waitOf({ tx }: Visit, reservationId: string) {
  const [wait] = await readWait(tx, reservationId)
  if (!wait) throw new Problem('reservationNotFound')
  return wait
}

async function seen(visit: Visit, reservationId: string): Promise<RoomWait> {
  const { roomReady, email, tellsByMail } = await waitOf(visit, reservationId)
  return { roomReady, tellsByMail, ...(email && { knownEmail: maskedEmail(email) }) }
}
