import { type Language, languages } from '@foyer/domain/basics/language.ts'
import { localeOf } from '@foyer/domain/basics/locale.ts'
import { fullName } from '@foyer/domain/guest/guest.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { likelyLanguage } from '@foyer/domain/reservation/booking-language.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { openBook } from '../../book/reservation/book.ts'
import { refuseBeginning } from '../../book/reservation/refuse-not-now.ts'
import { newLink, withdrawLinks } from '../../checkin/pre-checkin/link.store.ts'
import { linkPath, preCheckinApp } from '../../checkin/pre-checkin/link-address.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import { noteFailure, refuseAfter } from '../../platform/tries/tries.store.ts'
import { stayRow } from '../arrivals/stay-row.ts'

interface LinkGround {
  readonly sites: Sites
  readonly mails: Mails
  readonly baseUrl: string
}

/** Pre-check-in links that the desk sends and withdraws. */
export function staffLinkService({ sites, mails, baseUrl }: LinkGround) {
  return {
    /** Returns the recipient. */
    async send(staff: Staff, typed: string): Promise<string> {
      const { tx, hotel, today } = staff
      const row = await stayRow(staff, typed)
      const [reservation] = await openBook(hotel, tx).byIds([row.id])
      if (!reservation) throw new Problem('reservationNotFound')
      refuseBeginning(reservation, { today, site: { process: 'pre-check-in' } })
      const { config } = await sites.config(tx, hotel)
      const appKey = preCheckinApp(config)
      const to = row.email
      if (!appKey || !to) throw new Problem('badInput', 'there is nowhere to send a link to')
      const offered = (await sites.site(tx, hotel, appKey))?.languages ?? config.languages
      const language = languageOf(reservation, offered)
      await countMail(staff, row.id)
      const token = await newLink(tx, { hotelId: hotel.id, reservationId: row.id, madeBy: 'staff' })
      await mails.keep(tx, {
        hotelId: hotel.id,
        to,
        language,
        template: 'preCheckin',
        values: { name: fullName(reservation.customer) ?? '', day: dayIn(reservation.startDate, language) },
        secretLink: baseUrl + linkPath({ hotel, appKey, language, token }),
      })
      await recordAudit(staff, { action: 'preCheckinLinkSent', subject: row.reference })
      return to
    },

    /** Returns how many links there were. */
    async withdraw(staff: Staff, typed: string): Promise<number> {
      const { id, reference } = await stayRow(staff, typed)
      const withdrawn = await withdrawLinks(staff.tx, id)
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
    await refuseAfter(tx, tries, quota)
    await noteFailure(tx, tries)
  }
}

export type StaffLinkService = ReturnType<typeof staffLinkService>

/** The main guest's language if the hotel offers it, otherwise the hotel's first. */
function languageOf(reservation: Reservation, offered: readonly Language[]): Language {
  const own = likelyLanguage(reservation)
  return languages.find((one) => one === own && offered.includes(one)) ?? offered[0] ?? 'en'
}

function dayIn(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${day}T00:00:00Z`))
}
