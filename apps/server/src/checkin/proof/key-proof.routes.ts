import { mailKeyCode, readLobbyCode } from '@foyer/contract/key-proof.ts'
import { maskEmailUser } from '@foyer/domain/lost-code/conceal.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { requiresLobbyCode } from '@foyer/domain/proof/proof.ts'
import { formatShortCode } from '@foyer/domain/proof/short-code.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import { findBookedEmail } from '../../book/reservation/reservation.store.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import { assertWithinLimit, recordFailure } from '../../platform/attempts/attempts.store.ts'
import { getMailLanguage } from '../lost-code/mail-language.ts'
import { recordCodeSent } from './key-codes.store.ts'
import type { KeyCodes } from './key-codes.ts'
import { listOwedFactors } from './known-to-hotel.ts'

/** Prevents flooding a guest's inbox. */
const MAIL_LIMITS = [
  { tries: 3, minutes: 15 },
  { tries: 10, minutes: 24 * 60 },
]

interface KeyProofRoutesDependencies {
  readonly reservations: ReservationService
  readonly mails: Mails
  readonly keyCodes: KeyCodes
}

export function keyProofRoutes(calls: Calls, { reservations, mails, keyCodes }: KeyProofRoutesDependencies): void {
  calls.serve(mailKeyCode, async ({ body }, visit) => {
    const reservation = await reservations.one(visit, body.reference)
    if (!listOwedFactors(visit, reservation)?.includes('mailedCode'))
      throw new Problem('badInput', 'no mailed code is expected')
    const to = await findBookedEmail(visit.tx, reservation.id)
    if (!to) return {}
    const { tx, hotel, id: visitId, now: sentAt } = visit
    const tries = { kind: 'keyCode', caller: `${hotel.id} ${reservation.id}` } as const
    await assertWithinLimit(tx, tries, MAIL_LIMITS)
    await recordFailure(tx, tries)
    await recordCodeSent(visit, reservation.id, sentAt)
    const code = keyCodes.mailed({ hotelId: hotel.id, reservationId: reservation.id, visitId, sentAt })
    const name = reservation.customer.firstName
    await mails.save(tx, {
      hotelId: hotel.id,
      reservationId: reservation.id,
      to,
      language: getMailLanguage(visit),
      template: 'keyCode',
      values: name ? { name } : {},
      secretCode: formatShortCode(code),
    })
    return { address: maskEmailUser(to) }
  })

  calls.serve(readLobbyCode, async (_asked, { site, deviceId, hotel, now }) => {
    if (!deviceId || !requiresLobbyCode(site.policies.proof.phoneKey)) return {}
    const { code, seconds } = keyCodes.lobby(hotel.id, now)
    return { code: formatShortCode(code), seconds }
  })
}
