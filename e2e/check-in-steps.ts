import { expect, type Page } from '@playwright/test'
import { createGuest, type Guest } from './guest.ts'

/** What a guest types to find their reservation. */
export interface Stay {
  readonly reservation: string
  readonly surname: string
}

/** One adult who has not prepared anything. */
export const lucia: Stay = { reservation: 'FOY1001', surname: 'Garcia Lopez' }
/** Another adult who has not prepared anything. */
export const camille: Stay = { reservation: 'FOY1006', surname: 'Dupont' }
/** Has prepared everything at home. */
export const giulia: Stay = { reservation: 'FOY1003', surname: 'Rossi' }

/** From the language to the search, past the menu of a device that offers more than check-in. */
export async function beginVisit(guest: Guest, language = 'English') {
  await guest.tap(language)
  const menu = guest.page.getByRole('heading', { level: 1, name: 'What would you like to do?' })
  const asked = guest.page.getByRole('heading', { level: 1, name: 'Find your booking' })
  await expect(menu.or(asked)).toBeVisible()
  if (await menu.isVisible()) await guest.tap(/^Check in /)
  await expect(asked).toBeVisible()
}

export async function searchReservation(guest: Guest, { reservation, surname }: Stay) {
  await guest.question('Find your booking')
  await guest.type('Booking number', reservation)
  await guest.type('Surname', surname)
  await guest.tap('Find my booking')
}

export async function findReservation(guest: Guest, stay: Stay) {
  await searchReservation(guest, stay)
  await confirmReservation(guest)
}

/** Opens an address that prefills the search. */
export async function searchByAddress(page: Page, address: string, { reservation, surname }: Stay): Promise<Guest> {
  const guest = createGuest(page)
  await page.goto(`${address}check-in?voucher=${reservation}&surname=${encodeURIComponent(surname)}`)
  await guest.tap('Find my booking')
  return guest
}

export async function findByAddress(page: Page, address: string, stay = lucia): Promise<Guest> {
  const guest = await searchByAddress(page, address, stay)
  await confirmReservation(guest)
  return guest
}

export async function confirmReservation(guest: Guest) {
  await guest.question(/Is this your stay/)
  await guest.tap(/Yes, check in/)
}

/**
 * Opens the document step of the one guest of a reservation. A device with a reader offers scanning
 * first.
 */
export async function openGuest(guest: Guest, { hasReader = false } = {}) {
  if (hasReader) await guest.tap('Type it in instead')
}

interface DocumentValues {
  readonly sex: string
  readonly nationality: string
  readonly number: string | null
  readonly validUntil: readonly [string, string, string] | null
}

export const typedDocument = {
  born: ['12', '03', '1988'],
  sex: 'Female',
  nationality: 'Germany',
  number: 'C01X00T47',
  validUntil: ['31', '01', '2032'],
} as const satisfies DocumentValues & { born: readonly string[] }

/** Null leaves a box as the hotel has prefilled it. */
export async function fillDocument(guest: Guest, changes: Partial<DocumentValues> = {}) {
  const { sex, nationality, number, validUntil }: DocumentValues = { ...typedDocument, ...changes }
  // A walk-in guest has no name yet.
  await guest.question(/Please enter (your|this guest’s) passport or ID details/)
  await guest.date('Date of birth', typedDocument.born)
  await guest.pick('Sex', sex)
  await guest.pick('Nationality', nationality)
  if (number !== null) await guest.type('Document number', number)
  if (validUntil !== null) await guest.date('Valid until', validUntil)
  await guest.tap('Continue')
  await guest.question(/How can we reach/)
}

interface ContactValues {
  readonly email: string | null
  readonly country: string
  readonly street: string
  readonly postalCode: string
  /** Set if the hotel, or the authority it reports to, requires it. */
  readonly city?: string
  readonly phone?: string
}

export const typedContact = {
  email: 'lucia@example.com',
  country: 'Germany',
  street: 'Lindenallee 4',
  postalCode: '10115',
} as const satisfies ContactValues

/** Null leaves a box as the hotel has prefilled it. */
export async function fillContact(guest: Guest, changes: Partial<ContactValues> = {}) {
  const { email, country, street, postalCode, city, phone }: ContactValues = { ...typedContact, ...changes }
  if (email !== null) await guest.type('E-mail', email)
  await guest.pick('Country of residence', country)
  await guest.type('Street and number', street)
  await guest.type('Postal code', postalCode)
  if (city !== undefined) await guest.type('Town', city)
  if (phone !== undefined) await guest.type('Phone', phone)
  await guest.tap('Save and continue')
}

export async function fillForms(guest: Guest, { number, email }: { number?: string; email?: string } = {}) {
  await fillDocument(guest, number === undefined ? {} : { number })
  await fillContact(guest, email === undefined ? {} : { email })
}

/** From one guest's data to the signature. */
export async function openSheet(guest: Guest) {
  await guest.question(/Please sign here/)
}

export async function tickConsents(guest: Guest) {
  await guest.tick('I have read the privacy notice.')
  await guest.tick('I accept the terms and conditions.')
}

/** Requires that the sheet is shown. */
export async function signSheet(guest: Guest) {
  await guest.sign()
  await tickConsents(guest)
  await guest.tap('Sign and continue')
}

export async function signWithConsents(guest: Guest) {
  await openSheet(guest)
  await signSheet(guest)
}

const KEY_CODE_QUESTION = 'May we send you a code for your key?'

async function tickAll(page: Page) {
  for (const box of await page.getByRole('checkbox').all()) await box.check()
}

/** For a stay with nothing to pay, with whatever consents the hotel asks for. */
export async function signAndCheckIn(page: Page, guest: Guest) {
  await signAndConfirm(page, guest)
  await guest.question(KEY_CODE_QUESTION)
}

/** The same at a hotel that gives the key at once. */
export async function signAndGetKey(page: Page, guest: Guest) {
  await signAndConfirm(page, guest)
  await guest.question(/Your room/)
}

async function signAndConfirm(page: Page, guest: Guest) {
  await openSheet(guest)
  await guest.sign()
  // Consents, if any, arrive with the hotel's texts, after the sheet.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await tickAll(page)
  await guest.tap('Sign and continue')
  await confirmNothingToPay(guest)
}

/** From the bill to the code for the key. */
export async function checkInWithNothingToPay(guest: Guest) {
  await confirmNothingToPay(guest)
  await guest.question(KEY_CODE_QUESTION)
}

async function confirmNothingToPay(guest: Guest) {
  const { page } = guest
  await guest.question('Everything is ready for you')
  await expect(page.getByRole('button', { name: 'Check in and get my key' })).toBeVisible()
  await tickAll(page)
  await guest.tap('Check in and get my key')
}

/** A guest who has not signed accepts the terms here. */
export async function acceptTerms(guest: Guest) {
  await guest.question('Pay at reception')
  await guest.tick(/I accept the hotel’s terms/)
}

export async function checkInAtReception(guest: Guest, amount = '€240.00') {
  await guest.question('Pay at reception')
  await guest.tap(`Check in, pay ${amount} at reception`)
}
