import { expect, type Page } from '@playwright/test'
import { fillContact, type Stay, searchByAddress } from './check-in-steps.ts'
import type { Foyer } from './foyer.ts'
import type { Guest } from './guest.ts'

/** The rental of the demo. */
export const CAR_RENTAL_HOTEL = 3

/** One driver, of 21 years. */
export const novak = { reservation: 'RAC3001', surname: 'Novák' }
/** Two drivers; there are better cars. */
export const jensen = { reservation: 'RAC3002', surname: 'Jensen' }
/** One driver. */
export const ferrari = { reservation: 'RAC3003', surname: 'Ferrari' }

export async function findRental(guest: Guest, { reservation, surname }: Stay) {
  await guest.tap('English')
  await guest.question('Find your rental')
  await guest.type('Booking number', reservation)
  await guest.type('Surname', surname)
  await guest.tap('Find my booking')
  await openDrivers(guest)
}

/** The same on a phone, whose address names the rental. */
export async function openRental(page: Page, foyer: Foyer, appKey: string, stay: Stay): Promise<Guest> {
  const guest = await searchByAddress(page, foyer.guest(CAR_RENTAL_HOTEL, appKey), stay)
  await openDrivers(guest)
  return guest
}

async function openDrivers(guest: Guest) {
  await guest.question(/Is this your rental/)
  await guest.tap('Yes, continue')
  await guest.question('Who is driving?')
}

/** A driver under 25 accepts the surcharge. */
export async function agreeToYoungDriver(
  page: Page,
  { axe, shoot }: { readonly axe: () => Promise<void>; readonly shoot: (label: string) => Promise<void> },
) {
  const young = page.getByRole('dialog', { name: 'Young driver: under 25' })
  await expect(young.getByText('€84.00')).toBeVisible()
  await axe()
  await shoot('young driver')
  await young.getByRole('button', { name: 'Agree and save' }).click()
}

export async function typeLicence(guest: Guest, name: string, number: string) {
  await guest.question(`${name}, show us your driving licence`)
  await guest.tap('Type it in instead')
  await guest.type('Licence number', number)
  await guest.pick('Issued in', 'Italy')
  await guest.date('Licence valid until', ['31', '01', '2036'])
  await guest.tap('Continue')
}

export async function signAgreement(guest: Guest) {
  await guest.sign()
  await guest.tick('I accept the terms and conditions.')
  await guest.tap('Sign and continue')
}

/** A kiosk with a reader offers scanning first. */
export async function typeInstead(page: Page) {
  const type = page.getByRole('button', { name: 'Type it in instead' })
  await expect(type.or(page.getByRole('heading', { level: 1, name: /Please enter/ }))).toBeVisible()
  if (await type.isVisible()) await type.click()
}

/** Saving this shows the surcharge to a driver who is young enough. */
export const birthDateYearsAgo = (years: number) => ['01', '01', String(new Date().getFullYear() - years)] as const

export async function fillDriverDocument(guest: Guest, born: readonly [string, string, string], number: string) {
  await guest.question(/Please enter (your|this driver’s) passport or ID details/)
  await guest.date('Date of birth', born)
  await guest.pick('Sex', 'Female')
  await guest.pick('Nationality', 'Germany')
  await guest.type('Document number', number)
  await guest.date('Valid until', ['31', '01', '2036'])
  await guest.tap('Continue')
}

export async function fillDriver(guest: Guest, born: readonly [string, string, string], number: string) {
  await fillDriverDocument(guest, born, number)
  await fillContact(guest, { email: `${number}@example.com`, city: 'Berlin' })
}
