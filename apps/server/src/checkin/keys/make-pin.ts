import { randomUUID } from 'node:crypto'
import type { generateKey } from '@foyer/contract/keys.ts'
import { keyDays, namedEnd } from '@foyer/domain/keys/key-order.ts'
import { isPinProvider } from '@foyer/domain/keys/key-way.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import { problemOf } from '../../access/intent/intent.ts'
import type { OutsideCall } from '../../access/serve/outside-call.ts'
import type { DoorCodes } from '../../book/door-codes/door-codes.ts'
import { takeTurn } from '../../book/lease/lease.store.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { ChooseKeyProvider, PinOrder } from '../../outside/key-provider/key-provider.ts'
import { entitledToKey } from './entitled.ts'
import { endKeys, holdKey, keepCode, keepGrantedPin, keepSettled, keysOf, openKeyOf } from './keys.store.ts'
import { tellDesk } from './settle-key.ts'

interface Asked {
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

const WITHIN_MS = 15_000

/**
 * Makes a PIN for the door through the lock provider. Room and dates come from the booking; a page
 * can only shorten them.
 */
export function pinMaking({
  reservations,
  providerFor,
  codes,
}: MakePinDependencies): OutsideCall<Asked, Detail, { readonly code: string }, { readonly keyCode: string }> {
  return {
    name: 'pinMaking',
    withinMs: WITHIN_MS,

    async claim({ body: { reference, endDate } }, visit) {
      const { tx, hotel, today, site } = visit
      const { provider } = site.policies.keys
      if (!isPinProvider(provider)) throw new Problem('mayNot', 'this hotel has no provider of door codes')
      const id = await reservations.idOf(visit, reference)
      await takeTurn(visit, id)
      const reservation = await entitledToKey(reservations, visit, reference)
      if (reservation.state !== 'inHouse') throw new Problem('notCheckedIn', 'nobody of this booking has arrived')
      const roomNumber = reservation.room.number
      if (!roomNumber) throw new Problem('roomNotAvailable', 'this booking has no room yet')
      const keys = await keysOf(tx, id)
      const has = keys.find((key) => key.kind === 'code' && key.state === 'done' && key.provider === provider)
      // Repeated by a reload or a second screen: the lock already has it.
      if (has && reservation.room.keyCode) return { answer: { keyCode: reservation.room.keyCode } }
      const open = openKeyOf(keys)
      if (open?.kind === 'card') throw new Problem('keyPending', 'nobody knows yet what became of the last key')
      const days = keyDays({ ...reservation, endDate: namedEnd(reservation, endDate) }, today)
      const order = { provider, roomNumber, reference: reservation.reference, ...days }
      // For an earlier request, its outcome is determined first.
      const keyId = open?.id ?? randomUUID()
      if (!open) await keepGrantedPin(visit, { id: keyId, reservationId: id, ...order })
      return {
        wants: { subject: id, reservationId: id, detail: { ...order, keyId, isDemo: hotel.isDemo } },
      }
    },

    async ask({ id, detail }, _asked, { hotel }, signal) {
      return { state: 'done', said: { code: await providerFor(hotel).makePin(id, detail, signal) } }
    },

    async reconcile({ id, detail }, signal) {
      const code = await providerFor(detail).closePin(id, detail, signal)
      return code === undefined ? { state: 'refused', problem: 'keyNotCut' } : { state: 'done', said: { code } }
    },

    async settle({ hotel, tx }, { reservationId, detail: { keyId } }, outcome) {
      await takeTurn({ hotel, tx }, reservationId)
      const key = await holdKey(tx, keyId)
      if (!key || !openKeyOf([key])) return { problem: 'stayEnded' }
      if (outcome.state !== 'done') {
        await keepSettled(tx, keyId, { state: outcome.state, cardsCut: 0, problem: problemOf(outcome).problem })
        await tellDesk(tx, hotel.id, reservationId)
        return problemOf(outcome)
      }
      const { code } = outcome.said
      await endKeys(tx, reservationId, { reason: 'reissued', kind: 'code', but: keyId })
      await keepCode(tx, keyId, codes.seal({ hotelId: hotel.id, reservationId }, code))
      await tellDesk(tx, hotel.id, reservationId)
      return { answer: { keyCode: code } }
    },
  }
}
