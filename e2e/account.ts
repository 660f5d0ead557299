import { expect, type Page } from '@playwright/test'
import type { Foyer } from './foyer.ts'
import { type Guest, guestAt } from './guest.ts'
import { begin } from './line.ts'
import { deskAt, pathInMail } from './staff.ts'

/** A guest of the demo who has an account. */
export const lucia = { email: 'lucia.garcia@example.com', password: 'garden-gate-41' }

type Known = typeof lucia

/** Fills in both fields of the sign-in form. */
export async function fillIn(guest: Guest, { email, password }: Known) {
  await guest.question('Sign in to your account')
  await guest.type('E-mail', email)
  await guest.password(password)
  await guest.tap('Sign in')
}

/** Starts at the first screen. */
export async function signIn(page: Page, foyer: Foyer, who: Known): Promise<Guest> {
  const guest = guestAt(page)
  await page.goto(foyer.guest(1, 'own'))
  await begin(guest)
  await guest.tap('Sign in')
  await fillIn(guest, who)
  return guest
}

export const isRefused = (guest: Guest) =>
  expect(guest.page.getByText('E-mail and password do not match. Please check both.')).toBeVisible()

export async function choosePassword(guest: Guest, password: string, button: string) {
  await guest.password(password)
  await guest.password(password, 'Password again')
  await guest.tap(button)
}

/** Reads the link in the newest mail to this address, as an administrator of the whole company. */
export async function linkInTheMail(
  office: Page,
  foyer: Foyer,
  { email, carries }: { email: string; carries: 'confirm' | 'reset' },
): Promise<string> {
  await deskAt(office, foyer).signIn('everywhere', 'mails')
  await office.getByRole('link', { name: email }).first().click()
  return foyer.url + (await pathInMail(office, `${carries}=`))
}
