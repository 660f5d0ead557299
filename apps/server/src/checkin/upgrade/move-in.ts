import { toDecimal } from '@foyer/domain/basics/money.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import {
  applyChoice,
  type ChosenUpgrade,
  findChoiceLine,
  findFloor,
  lockRoomType,
  readChosen,
  readTypes,
} from '../../book/upgrade/upgrade.store.ts'
import { listFreeFor } from './save-upgrade.ts'

type ArrivalPlace = Pick<Visit, 'tx' | 'hotel' | 'today'>

/**
 * Applies the upgrade on arrival. Throws if the chosen room is gone, so that the guest chooses
 * again.
 */
export async function moveIn(visit: ArrivalPlace, reservation: Reservation) {
  const { tx, hotel } = visit
  const chosen = await readChosen(tx, reservation.id)
  if (!chosen || chosen.applied) return undefined
  await lockRoomType(tx, hotel.id, chosen.typeId)
  const number = await findRoom(visit, reservation, chosen)
  await applyChoice(tx, reservation.id, chosen.typeId, number)
  const [type] = await readTypes(tx, [chosen.typeId])
  const [line] = await findChoiceLine(tx, reservation.id)
  if (!type || !line) throw new Error('What was chosen has no room and no price.')
  const [place] = await findFloor(tx, number)
  const { picture, name, names } = type
  return {
    room: {
      ...reservation.room,
      picture,
      typeId: type.id,
      type: name,
      typeNames: names,
      number,
      floor: place?.floor,
    },
    published: {
      roomType: type.id,
      line: line.id,
      names: line.names,
      amount: toDecimal({ minor: line.amount, currency: hotel.currency }),
    },
  }
}

/**
 * Chooses the best free room of the type: the reserved one, unless the hotel has given it away. For
 * cars, only the reserved one.
 */
async function findRoom(visit: ArrivalPlace, reservation: Reservation, chosen: ChosenUpgrade): Promise<string> {
  const isMeant = ({ number }: { readonly number: string }) => chosen.plate === null || number === chosen.roomNumber
  const ready = (await listFreeFor(visit, reservation, [chosen.typeId], true)).find(isMeant)
  if (ready) return ready.number
  const any = (await listFreeFor(visit, reservation, [chosen.typeId], false)).find(isMeant)
  if (any) throw new Problem('roomNotReady')
  throw new Problem(chosen.plate === null ? 'upgradeNotAvailable' : 'upsellNotAvailable')
}
