import type { grantDeskKey } from '@foyer/contract/staff/keys.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import { listLiveDeskHubs } from '../../access/hub/hub.store.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import { getDefaultSite } from '../../access/site/get-default-site.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { DoorCodes } from '../../book/door-codes/door-codes.ts'
import { acquireFenceForDeskKey } from '../../book/lease/lease.store.ts'
import { assertIdentitySeen } from '../../book/reservation/assert-identity-seen.ts'
import { readReservations } from '../../book/reservation/booked-reservation.store.ts'
import { confirmChangedGuest } from '../../book/reservation/replaced-guest.store.ts'
import { grantKey } from '../../checkin/keys/grant-key.ts'
import type { KeySecret } from '../../platform/secrets/key-secret.ts'
import { getStayRow } from '../arrivals/stay-row.ts'

export interface DeskKeyDependencies {
  readonly codes: DoorCodes
  readonly sites: Sites
  readonly secret: KeySecret
}

type KeyInput = z.output<typeof grantDeskKey.body>

/** Keys that a receptionist cuts at the desk, under the same grants as a kiosk's. */
export function createDeskKeyService({ sites, secret }: Pick<DeskKeyDependencies, 'sites' | 'secret'>) {
  return {
    async grant(staff: Staff, reference: string, { hub, operation, cards }: KeyInput) {
      const { tx, hotel, today, hotelDay, id: memberId } = staff
      const stay = await getStayRow(staff, reference)
      const fence = await acquireFenceForDeskKey(staff, stay.id)
      if (!(await listLiveDeskHubs(tx)).some((live) => live.hub === hub))
        throw new Problem('deviceAway', 'this is not a desk encoder of this hotel')
      const [reservation] = await readReservations(tx, hotel, [stay.id])
      if (!reservation) throw new Problem('reservationNotFound')
      assertIdentitySeen(reservation, { site: await getDefaultSite(sites, tx, hotel), today })
      const { flags } = (await sites.config(tx, hotel)).config
      const granted = await grantKey(secret, {
        tx,
        hotelId: hotel.id,
        hotelDay,
        reservation,
        hub,
        fence,
        provider: flags.key_provider,
        by: { memberId },
        amount: cards,
        operation,
      })
      await confirmChangedGuest(tx, stay.id)
      await recordAudit(staff, {
        action: 'keyGranted',
        subject: stay.reference,
        details: { operation, cards: String(granted.cards) },
      })
      return { id: granted.id, grant: granted.grant }
    },
  }
}
