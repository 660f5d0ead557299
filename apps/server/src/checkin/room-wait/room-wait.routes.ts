import { type RoomWait, readRoomWait, waitForRoom } from '@foyer/contract/room-wait.ts'
import { languages } from '@foyer/domain/basics/language.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { maskEmail } from '@foyer/domain/staff/mask.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { readWait, saveWait } from './room-wait.store.ts'

export function roomWaitRoutes(calls: Calls, reservations: ReservationService, changes: Changes): void {
  calls.serve(waitForRoom, async ({ body }, visit) => {
    const { tx, hotel, deviceId } = visit
    const reservationId = await reservations.idOf(visit, body.reference)
    const email = body.tell && (body.tell.email ?? (await getWait(visit, reservationId)).email)
    if (body.tell && !email) throw new Problem('badInput', 'no address is known')
    await saveWait(tx, {
      hotelId: hotel.id,
      reservationId,
      deviceId,
      notify: email ? { email, language: getLanguage(visit) } : undefined,
    })
    afterCommit(tx, () => changes.publish(hotel.id, 'stays'))
    return toRoomWait(visit, reservationId)
  })

  calls.serve(readRoomWait, async ({ body }, visit) =>
    toRoomWait(visit, await reservations.idOf(visit, body.reference)),
  )
}

/** The page's language, which is always one of ours. */
const getLanguage = ({ language }: Visit) => languages.find((one) => one === language) ?? 'en'

async function getWait({ tx }: Visit, reservationId: string) {
  const [wait] = await readWait(tx, reservationId)
  if (!wait) throw new Problem('reservationNotFound')
  return wait
}

async function toRoomWait(visit: Visit, reservationId: string): Promise<RoomWait> {
  const { roomReady, email, tellsByMail } = await getWait(visit, reservationId)
  return { roomReady, tellsByMail, ...(email && { knownEmail: maskEmail(email) }) }
}
