import { type Language, languages } from '@foyer/domain/basics/language.ts'
import type { Site } from '@foyer/domain/config/site.ts'
import { getFullName } from '@foyer/domain/guest/guest.ts'
import { place, toPath } from '@foyer/domain/journey/place.ts'
import { getBlockedTotal } from '@foyer/domain/payment/deposit.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { maskEmail } from '@foyer/domain/staff/mask.ts'
import { findVehicle, getGroupDeposit } from '@foyer/domain/upsell/fleet.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { computeFolioBalance } from '../../book/reservation/book.ts'
import type { FoundReservation, ReservationService } from '../../book/reservation/reservation.service.ts'
import { findBookedEmail } from '../../book/reservation/reservation.store.ts'
import { selectTrustedGuests } from '../../book/reservation/trusted-guests.ts'
import { readTicksByGuest } from '../../book/signature/ticks.store.ts'
import { listDeposits } from '../../money/deposit/deposit.store.ts'
import type { Mails } from '../../papers/mail/mails.ts'
import type { AgreementService } from '../agreement/agreement.service.ts'
import { findOwnPhoneApp } from '../stay-card/find-own-phone-app.ts'
import type { StayCardService } from '../stay-card/stay-card.service.ts'
import { claimNotification } from './completion.store.ts'
import { buildArrivalCard, buildStayCard, type CompletedCheckin } from './completion-card.ts'

interface CompletionDependencies {
  readonly reservations: ReservationService
  readonly stayCards: StayCardService
  readonly sites: Sites
  readonly mails: Mails
  readonly agreements: AgreementService
  readonly baseUrl: string
}

export interface CompletionService {
  /** Notifies the recipients that the hotel has chosen, each once. */
  notify(visit: Visit, reference: string): Promise<void>
  /** Mails the guest on request and returns the masked address. */
  notifyGuest(visit: Visit, reference: string): Promise<string>
}

export function createCompletionService(dependencies: CompletionDependencies): CompletionService {
  const { stayCards } = dependencies
  return {
    async notify(visit, reference) {
      const { mailsGuest, mailsHotel } = visit.site.policies.finish
      const reservation = await stayCards.keyHolder(visit, reference)
      if (mailsGuest) await mailGuest(dependencies, visit, reservation)
      if (mailsHotel) await mailHotel(dependencies, visit, reservation)
    },

    async notifyGuest(visit, reference) {
      const reservation = await stayCards.keyHolder(visit, reference)
      const to = await mailGuest(dependencies, visit, reservation)
      if (!to) throw new Problem('badInput', 'no address was given')
      return maskEmail(to)
    },
  }
}

async function mailGuest(
  dependencies: CompletionDependencies,
  visit: Visit,
  reservation: FoundReservation,
): Promise<string | undefined> {
  const guest = findMainGuest(reservation)
  const to = await findAddress(visit, reservation)
  if (!guest || !to || !(await claimNotification(visit, reservation.id, 'guest'))) return to
  const language = chooseLanguage(visit.language, visit.site)
  const completed = await readCompleted(dependencies, visit, reservation, language)
  await dependencies.mails.save(visit.tx, {
    hotelId: visit.hotel.id,
    reservationId: reservation.id,
    to,
    language,
    template: 'stayCard',
    values: { ...(guest.firstName && { name: guest.firstName }) },
    link: await createSearchLink(dependencies, visit, reservation),
    card: buildStayCard(completed),
    ...(completed.code && { secretCode: completed.code }),
    // Renters get the agreement attached.
    ...(visit.site.product.upsells && { file: await dependencies.agreements.file(visit, reservation) }),
  })
  return to
}

/**
 * Returns the main guest's address if this visit typed it or its author is trusted, else the
 * booking's.
 */
async function findAddress(visit: Visit, reservation: FoundReservation): Promise<string | undefined> {
  const guest = findMainGuest(reservation)
  if (!guest?.email) return undefined
  const isOwn = reservation.authors.get(guest.id) === visit.id
  const isTrusted = isOwn || selectTrustedGuests(visit, reservation).some(({ id }) => id === guest.id)
  return isTrusted ? guest.email : findBookedEmail(visit.tx, reservation.id)
}

async function mailHotel(
  dependencies: CompletionDependencies,
  visit: Visit,
  reservation: FoundReservation,
): Promise<void> {
  const { config } = await dependencies.sites.config(visit.tx, visit.hotel)
  const to = config.mail.replyTo
  if (!to || !(await claimNotification(visit, reservation.id, 'hotel'))) return
  const language = chooseLanguage(undefined, visit.site)
  const guest = getFullName(findMainGuest(reservation) ?? {}) ?? reservation.reference
  await dependencies.mails.save(visit.tx, {
    hotelId: visit.hotel.id,
    reservationId: reservation.id,
    to,
    language,
    template: 'arrival',
    values: { guest, room: reservation.room.number ?? reservation.reference },
    card: buildArrivalCard(await readCompleted(dependencies, visit, reservation, language)),
  })
}

async function readCompleted(
  dependencies: CompletionDependencies,
  visit: Visit,
  reservation: FoundReservation,
  language: Language,
): Promise<CompletedCheckin> {
  const { tx, site, hotel } = visit
  const ticks = await readTicksByGuest(tx, [reservation.id])
  const named = reservation.guests.map((guest) => ({ guest, name: guest.firstName ?? getFullName(guest) ?? '' }))
  const { pending } = computeFolioBalance(await dependencies.reservations.book(visit).folio(reservation.id))
  return {
    reservation,
    info: site.hotelInfo,
    language,
    partyWord: site.product.partyWord,
    signed: named.filter(({ guest }) => reservation.signers.has(guest.id)).map(({ name }) => name),
    accepted: named
      .filter(({ guest }) => ticks.get(guest.id)?.some(({ subject, agreed }) => subject === 'terms' && agreed))
      .map(({ name }) => name),
    rental: site.product.upsells ? await readRental(dependencies, visit, reservation) : undefined,
    due: pending > 0 ? { minor: pending, currency: hotel.currency } : undefined,
    code: site.policies.finish.codeInMails ? reservation.room.keyCode : undefined,
  }
}

async function readRental(
  dependencies: CompletionDependencies,
  { tx, hotel }: Visit,
  { id, room }: FoundReservation,
): Promise<CompletedCheckin['rental']> {
  const { fleet } = (await dependencies.sites.config(tx, hotel)).config
  return {
    car: findVehicle(fleet, room.number),
    deposit: getGroupDeposit(fleet, room.typeId, hotel.currency),
    block: getBlockedTotal(await listDeposits(tx, id)),
  }
}

/** Links to the search, prefilled. Mails get forwarded, so further proof is required there. */
async function createSearchLink(
  dependencies: CompletionDependencies,
  visit: Visit,
  reservation: FoundReservation,
): Promise<string | undefined> {
  const { hotel, language } = visit
  const appKey = findOwnPhoneApp((await dependencies.sites.config(visit.tx, hotel)).config)
  if (!appKey) return undefined
  const address = `/pok/1/company/${hotel.companyId}/hotel/${hotel.id}/lang/${language}/appkey/${appKey}`
  const surname = reservation.customer.lastName ?? findMainGuest(reservation)?.lastName
  return dependencies.baseUrl + address + toPath(place('check-in', { voucher: reservation.reference, surname }))
}

function findMainGuest({ guests }: FoundReservation) {
  return guests.find(({ main }) => main) ?? guests[0]
}

/** Chooses a language that we have texts in: the guest's, else the hotel's first. */
function chooseLanguage(wanted: string | undefined, site: Pick<Site, 'languages'>): Language {
  return languages.find((one) => one === wanted) ?? site.languages[0] ?? 'en'
}
