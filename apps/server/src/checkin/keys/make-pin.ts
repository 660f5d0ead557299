import { randomUUID } from 'node:crypto'
import type { generateKey } from '@foyer/contract/keys.ts'
import { isPinProvider } from '@foyer/domain/keys/key-method.ts'
import { getKeyDays, limitKeyEnd } from '@foyer/domain/keys/key-order.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import { toProblem } from '../../access/intent/intent.ts'
import type { OutsideCall } from '../../access/serve/outside-call.ts'
import type { DoorCodes } from '../../book/door-codes/door-codes.ts'
import { acquireReservationLock } from '../../book/lease/lease.store.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { ChooseKeyProvider, PinOrder } from '../../outside/key-provider/key-provider.ts'
import { getEntitledReservation } from './get-entitled-reservation.ts'
import {
  endKeys,
  findEndTime,
  findOpenKey,
  insertGrantedPin,
  type Key,
  listKeys,
  lockKey,
  saveCode,
  saveSettled,
} from './keys.store.ts'
import { notifyDesk } from './settle-key.ts'

interface PinInput {
  readonly body: z.output<typeof generateKey.body>
}

interface Detail extends PinOrder {
  readonly keyId: string
  readonly isDemo: boolean
}

interface MakePinDependencies {
  readonly reservations: ReservationService
  readonly providerFor: ChooseKeyProvider
  readonly codes: DoorCodes
}

const TIMEOUT_MS = 15_000

/**
 * Makes a PIN for the door through the lock provider. Room and dates come from the booking; a page
 * can only shorten them.
 */
export function createPinMaking({
  reservations,
  providerFor,
  codes,
}: MakePinDependencies): OutsideCall<PinInput, Detail, { readonly code: string }, { readonly keyCode: string }> {
  return {
    name: 'pinMaking',
    timeoutMs: TIMEOUT_MS,

    async claim({ body: { reference, endDate } }, visit) {
      const { tx, hotel, hotelDay, site } = visit
      const { provider } = site.policies.keys
      if (!isPinProvider(provider)) throw new Problem('mayNot', 'this hotel has no door code provider')
      const id = await reservations.idOf(visit, reference)
      await acquireReservationLock(visit, id)
      const reservation = await getEntitledReservation(reservations, visit, reference)
      if (reservation.state !== 'inHouse') throw new Problem('notCheckedIn', 'no guest of this booking has arrived')
      const roomNumber = reservation.room.number
      if (!roomNumber) throw new Problem('roomNotAvailable', 'this booking has no room yet')
      const keys = await listKeys(tx, id)
      const days = getKeyDays({ ...reservation, endDate: limitKeyEnd(reservation, endDate) }, hotelDay)
      const has = keys.find((key) => key.kind === 'code' && key.state === 'done' && key.provider === provider)
      // Repeated by a reload or a second screen: the lock already has it.
      if (has && opensFor(has, roomNumber, days.endDate) && reservation.room.keyCode)
        return { answer: { keyCode: reservation.room.keyCode } }
      const open = findOpenKey(keys)
      if (open?.kind === 'card') throw new Problem('keyPending', 'the outcome of the last key is not known yet')
      const endTime = await findEndTime(tx, id, days.endDate)
      const order = { provider, roomNumber, reference: reservation.reference, ...days, ...(endTime && { endTime }) }
      // For an earlier request, its outcome is determined first.
      const keyId = open?.id ?? randomUUID()
      if (!open) await insertGrantedPin(visit, { id: keyId, reservationId: id, ...order })
      return {
        intent: { subject: id, reservationId: id, detail: { ...order, keyId, isDemo: hotel.isDemo } },
      }
    },

    async ask({ id, detail }, _asked, { hotel }, signal) {
      return { state: 'done', result: { code: await providerFor(hotel).makePin(id, detail, signal) } }
    },

    async reconcile({ id, detail }, signal) {
      const code = await providerFor(detail).closePin(id, detail, signal)
      return code === undefined ? { state: 'refused', problem: 'keyNotCut' } : { state: 'done', result: { code } }
    },

    async settle({ hotel, tx }, { reservationId, detail: { keyId } }, outcome) {
      await acquireReservationLock({ hotel, tx }, reservationId)
      const key = await lockKey(tx, keyId)
      if (!key || !findOpenKey([key])) return { problem: getEndedProblem(key) }
      if (outcome.state !== 'done') {
        await saveSettled(tx, key, { state: outcome.state, cardsCut: 0, problem: toProblem(outcome).problem })
        await notifyDesk(tx, hotel.id, reservationId)
        return toProblem(outcome)
      }
      const { code } = outcome.result
      await endKeys(tx, reservationId, { reason: 'reissued', kind: 'code', but: keyId })
      await saveCode(tx, keyId, codes.seal({ hotelId: hotel.id, reservationId }, code))
      await notifyDesk(tx, hotel.id, reservationId)
      return { answer: { keyCode: code } }
    },
  }
}

function opensFor({ roomNumber, validTo, isTooShort }: Key, room: string, endDate: string): boolean {
  return roomNumber === room && validTo >= endDate && !isTooShort
}

/** After a move or with other dates the guest may ask again, for the door and the days of now. */
function getEndedProblem(key: Key | undefined): 'keyNotCut' | 'stayEnded' {
  return key?.endReason === 'moved' || key?.endReason === 'datesChanged' ? 'keyNotCut' : 'stayEnded'
}
