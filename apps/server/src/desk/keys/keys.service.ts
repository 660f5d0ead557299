import type { settleKey } from '@foyer/contract/staff/keys.ts'
import { resolveKeyState } from '@foyer/domain/keys/key-state.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import { getDefaultSite } from '../../access/site/get-default-site.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { DoorCodes } from '../../book/door-codes/door-codes.ts'
import type { HotelPublisher } from '../../book/hotel-system/hotel-publisher.ts'
import { acquireReservationLock } from '../../book/lease/lease.store.ts'
import { assertIdentitySeen } from '../../book/reservation/assert-identity-seen.ts'
import { readReservations } from '../../book/reservation/booked-reservation.store.ts'
import { confirmChangedGuest } from '../../book/reservation/replaced-guest.store.ts'
import { generateCode } from '../../checkin/guests/arrival.store.ts'
import { endKeys, findOpenKey, listKeys, lockKey, saveSettled } from '../../checkin/keys/keys.store.ts'
import { publishSettledKey } from '../../checkin/keys/publish-settled-key.ts'
import { notifyDesk } from '../../checkin/keys/settle-key.ts'
import { getStayRow } from '../arrivals/stay-row.ts'
import { insertDoorCode, readStayOfCode } from './door-code.store.ts'

type SettleInput = z.output<typeof settleKey.body>

interface Named {
  readonly reference: string
  readonly id: string
}

interface StaffKeyDependencies {
  readonly codes: DoorCodes
  readonly sites: Sites
  readonly hotel: HotelPublisher
}

/** Staff operations on the keys of a stay. */
export function createStaffKeyService({ codes, sites, hotel: publisher }: StaffKeyDependencies) {
  /**
   * Reads the key under the stay's lock, so that a concurrent report of a hub is applied before or
   * after.
   */
  async function hold(staff: Staff, { reference, id }: Named) {
    const stay = await getStayRow(staff, reference)
    await acquireReservationLock(staff, stay.id)
    const key = await lockKey(staff.tx, id)
    if (!key || key.reservationId !== stay.id) throw new Problem('notFound', 'this stay has no such key')
    return { stay, key }
  }

  return {
    /** Settles a key whose outcome is unknown. A machine's report can't be overridden. */
    async settle(staff: Staff, named: Named, { outcome, cards }: SettleInput): Promise<void> {
      const { stay, key } = await hold(staff, named)
      if (key.state !== 'unknown') throw new Problem('alreadyHandled', 'the outcome of this key is already known')
      const settled = resolveKeyState(key, { state: outcome, cards })
      if (!settled) throw new Problem('alreadyHandled')
      await saveSettled(staff.tx, key, settled)
      await publishSettledKey(publisher, staff, key, settled)
      await notifyDesk(staff.tx, staff.hotel.id, stay.id)
      const details = { outcome, cards: String(settled.cardsCut) }
      await recordAudit(staff, { action: 'keySettled', subject: stay.reference, details })
    },

    async end(staff: Staff, named: Named): Promise<void> {
      const { stay, key } = await hold(staff, named)
      if (key.state === 'ended' || key.state === 'refused') return
      await endKeys(staff.tx, stay.id, { reason: 'byStaff', id: key.id })
      await notifyDesk(staff.tx, staff.hotel.id, stay.id)
      await recordAudit(staff, { action: 'keyEnded', subject: stay.reference, details: { kind: key.kind } })
    },

    async changeCode(staff: Staff, reference: string): Promise<string> {
      const { tx, hotel, today, id: memberId } = staff
      const stay = await getStayRow(staff, reference)
      await acquireReservationLock(staff, stay.id)
      const known = await readStayOfCode(tx, stay.id)
      if (known.state !== 'inHouse') throw new Problem('notCheckedIn', 'no guest of this stay is in house')
      const [reservation] = await readReservations(tx, hotel, [stay.id])
      if (reservation) assertIdentitySeen(reservation, { site: await getDefaultSite(sites, tx, hotel), today })
      const open = findOpenKey(await listKeys(tx, stay.id))
      if (open?.kind === 'code') throw new Problem('keyPending', 'a code is being made')
      await endKeys(tx, stay.id, { reason: 'reissued', kind: 'code' })
      const code = generateCode()
      await insertDoorCode(tx, {
        hotelId: hotel.id,
        reservationId: stay.id,
        roomNumber: known.room_number,
        validFrom: today,
        validTo: known.end_date,
        memberId,
        code: codes.seal({ hotelId: hotel.id, reservationId: stay.id }, code),
      })
      await confirmChangedGuest(tx, stay.id)
      await recordAudit(staff, { action: 'doorCodeChanged', subject: stay.reference })
      return code
    },
  }
}
