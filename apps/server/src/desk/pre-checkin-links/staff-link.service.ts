import { type Language, languages } from '@foyer/domain/basics/language.ts'
import { getLocale } from '@foyer/domain/basics/locale.ts'
import { getFullName } from '@foyer/domain/guest/guest.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { guessLanguage } from '@foyer/domain/reservation/booking-language.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { assertMayBegin } from '../../book/reservation/assert-may-begin.ts'
import { createReservationBook } from '../../book/reservation/book.ts'
import { createLink, revokeLinks } from '../../checkin/pre-checkin/link.store.ts'
import { findPreCheckinApp, formatLinkPath } from '../../checkin/pre-checkin/link-address.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import { assertWithinLimit, recordFailure } from '../../platform/attempts/attempts.store.ts'
import { getStayRow } from '../arrivals/stay-row.ts'

interface StaffLinkDependencies {
  readonly sites: Sites
  readonly mails: Mails
  readonly baseUrl: string
}

/** Pre-check-in links that the desk sends and withdraws. */
export function createStaffLinkService({ sites, mails, baseUrl }: StaffLinkDependencies) {
  return {
    /** Returns the recipient. */
    async send(staff: Staff, typed: string): Promise<string> {
      const { tx, hotel, today } = staff
      const row = await getStayRow(staff, typed)
      const [reservation] = await createReservationBook(hotel, tx).byIds([row.id])
      if (!reservation) throw new Problem('reservationNotFound')
      assertMayBegin(reservation, { today, site: { process: 'pre-check-in' } })
      const { config } = await sites.config(tx, hotel)
      const appKey = findPreCheckinApp(config)
      const to = row.email
      if (!appKey || !to) throw new Problem('badInput', 'there is nowhere to send a link to')
      const offered = (await sites.site(tx, hotel, appKey))?.languages ?? config.languages
      const language = chooseLanguage(reservation, offered)
      await countMail(staff, row.id)
      const token = await createLink(tx, { hotelId: hotel.id, reservationId: row.id, madeBy: 'staff' })
      await mails.save(tx, {
        hotelId: hotel.id,
        reservationId: row.id,
        to,
        language,
        template: 'preCheckin',
        values: { name: getFullName(reservation.customer) ?? '', day: formatDay(reservation.startDate, language) },
        secretLink: baseUrl + formatLinkPath({ hotel, appKey, language, token }),
      })
      await recordAudit(staff, { action: 'preCheckinLinkSent', subject: row.reference })
      return to
    },

    /** Returns how many links there were. */
    async withdraw(staff: Staff, typed: string): Promise<number> {
      const { id, reference } = await getStayRow(staff, typed)
      const withdrawn = await revokeLinks(staff.tx, id)
      if (withdrawn > 0) await recordAudit(staff, { action: 'preCheckinLinksWithdrawn', subject: reference })
      return withdrawn
    },
  }
}

/** More than a desk needs, and low enough that a stolen session can't flood mailboxes. */
const QUOTAS = { reservation: { tries: 10, minutes: 60 }, hotel: { tries: 500, minutes: 60 } }

async function countMail({ tx, hotel }: Staff, reservationId: string): Promise<void> {
  for (const [caller, quota] of [
    [reservationId, QUOTAS.reservation],
    [`hotel ${hotel.id}`, QUOTAS.hotel],
  ] as const) {
    const tries = { kind: 'staffMail', caller } as const
    await assertWithinLimit(tx, tries, quota)
    await recordFailure(tx, tries)
  }
}

export type StaffLinkService = ReturnType<typeof createStaffLinkService>

/** The main guest's language if the hotel offers it, otherwise the hotel's first. */
function chooseLanguage(reservation: Reservation, offered: readonly Language[]): Language {
  const own = guessLanguage(reservation)
  return languages.find((one) => one === own && offered.includes(one)) ?? offered[0] ?? 'en'
}

function formatDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(getLocale(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${day}T00:00:00Z`))
}
