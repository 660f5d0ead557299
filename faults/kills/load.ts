import { randomInt } from 'node:crypto'
import { confirmArrival, updateGuests } from '@foyer/contract/guests.ts'
import { acceptTerms } from '@foyer/contract/legal.ts'
import { payWithSavedCard } from '@foyer/contract/payment.ts'
import { searchReservations } from '@foyer/contract/reservation.ts'
import { uploadSignature } from '@foyer/contract/signature.ts'
import { changeDoorCode } from '@foyer/contract/staff/keys.ts'
import { openStay, type Stay } from '@foyer/contract/staff/stay.ts'
import { fetchSummary } from '@foyer/contract/summary.ts'
import { SIGNATURE } from '../abuse/check-in.ts'
import { completeGuests } from '../complete-guest.ts'
import type { Desk } from '../desk.ts'
import { Page } from '../page.ts'
import { insist, RefusedCall, retry } from './insist.ts'
import type { KillHotel } from './kill-hotel.ts'

/** What was accepted from a client, and how often the hotel's records show it. */
export interface Accepted {
  readonly what: string
  count(): Promise<number>
}

/** Where a guest checks in, and what was accepted there. */
export interface Reception {
  readonly url: string
  readonly desk: Desk
  readonly accepted: Accepted[]
}

export interface Load extends Reception {
  readonly hotel: KillHotel
  isOver(): boolean
}

/** Reservations of the demo that arrive today, pay, and are in house. */
export const arriving = [
  ['FOY1001', 'García López'],
  ['FOY1005', 'Smith'],
  ['FOY1006', 'Dupont'],
  ['FOY1008', 'Silva'],
] as const
export const paying = [
  ['FOY1004', 'Smith'],
  ['FOY1013', 'Yılmaz'],
] as const
export const inHouse = ['FOY1011', 'FOY1012'] as const

/** The desk's view of a stay, which is independent of the answers to guests. */
export const readStay = (desk: Desk, reference: string): Promise<Stay> =>
  retry('openStay', () => desk.call(openStay, { reference }))

async function openPage({ url }: Reception, appKey: string, address: string): Promise<Page> {
  const page = new Page(url, appKey, address)
  await retry('the page', () =>
    page.load().then(
      () => true,
      () => undefined,
    ),
  )
  return page
}

/** A guest's check-in on the own phone, from the search to the key. */
export async function arrive(reception: Reception, [reference, surname]: readonly [string, string]): Promise<void> {
  const { desk, accepted } = reception
  const page = await openPage(reception, 'own', `10.3.0.${reference.slice(-2)}`)
  const [found] = (await insist(page, searchReservations, { voucher: reference, surname })).reservations
  if (!found) throw new Error(`${reference} is not found.`)
  const { id: reservationId, startDate, endDate } = found
  const common = { hotelId: 1, reference }
  const street = `Lindenallee ${randomInt(1_000_000)}`
  const guests = completeGuests(found.guests, { surname, street })
  await insist(page, updateGuests, { ...common, reservationId, isPok: false, language: 'en', guests })
  accepted.push({
    what: `${reference}: guests saved`,
    count: async () => ((await readStay(desk, reference)).guests.every((guest) => guest.street === street) ? 1 : 0),
  })
  const { site, version } = page.hotelPage
  const checks = Object.fromEntries(site.fields.checks.map(({ name }) => [name, true]))
  const signed = guests.map(({ id }) => ({ id, signature: SIGNATURE, ticks: { version, checks, terms: true } }))
  await insist(page, uploadSignature, { ...common, guests: signed })
  accepted.push({
    what: `${reference}: signed`,
    count: async () => {
      const { timeline } = await readStay(desk, reference)
      return timeline.filter(({ what }) => what === 'signed').length / guests.length
    },
  })
  const confirmedAt = `${startDate}T16:00:00`
  await insist(page, confirmArrival, { ...common, reservationId, startDate, endDate, confirmedAt, guests: [] })
  accepted.push(
    {
      what: `${reference}: arrived`,
      count: async () => (await readStay(desk, reference)).timeline.filter(({ what }) => what === 'arrived').length,
    },
    { what: `${reference}: door code issued`, count: async () => countCodes(await readStay(desk, reference)) },
  )
}

export const countValidCodes = ({ keys }: Stay): number =>
  keys.filter(({ kind, state }) => kind === 'code' && state === 'done').length

export const countCodes = ({ keys }: Stay): number => keys.filter(({ kind }) => kind === 'code').length

/**
 * A guest pays with a saved card, once in our ledger, which had `before`. Returns the amount, which
 * the gateway has charged.
 */
export async function payBalance(
  load: Load,
  [reference, surname]: readonly [string, string],
  before: number,
): Promise<number> {
  const page = await openPage(load, 'pay', `10.4.0.${reference.slice(-2)}`)
  await insist(page, searchReservations, { voucher: reference, surname })
  const { pending: total, savedCards, termsAccepted } = await insist(page, fetchSummary, { reference })
  if (!termsAccepted) await insist(page, acceptTerms, { reference })
  const card = { token: savedCards?.[0]?.token ?? '', providerName: 'redsys' }
  const fields = { hotelId: 1, reference, total, currency: total.currency, byEmail: false, card }
  const later = () => load.hotel.instruct({ type: 'later' }).catch(() => 0)
  // A payment that a kill kept from the gateway is refused, so the guest pays again.
  await retry('payWithSavedCard', () => insist(page, payWithSavedCard, fields, later).catch(toUndefinedIfRefused))
  load.accepted.push({
    what: `${reference}: paid`,
    count: async () => ((await load.hotel.instruct({ type: 'paid', reference })) - before) / total.minor,
  })
  return total.minor
}

function toUndefinedIfRefused(caught: unknown): undefined {
  if (!(caught instanceof RefusedCall && caught.problem === 'paymentRefused')) throw caught
}

/** The desk's view of a stay lists a hundred keys. */
const MAX_CODES = 80

/** The desk issues one door code after another. Returns how many. */
export async function issueCodes({ desk, isOver }: Load, reference: string): Promise<number> {
  let issued = 0
  while (!isOver() && issued < MAX_CODES) {
    await retry('changeDoorCode', () => desk.call(changeDoorCode, { reference }))
    issued += 1
  }
  return issued
}
