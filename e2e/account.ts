import { expect, type Page } from '@playwright/test'
import { beginVisit } from './check-in-steps.ts'
import type { Foyer } from './foyer.ts'
import { createGuest, type Guest } from './guest.ts'
import { createDesk, readMailPath } from './staff.ts'

/** A guest of the demo who has an account. */
export const lucia = { email: 'lucia.garcia@example.com', password: 'garden-gate-41' }

type Credentials = typeof lucia

/** Fills in both fields of the sign-in form. */
export async function fillSignIn(guest: Guest, { email, password }: Credentials) {
  await guest.question('Sign in to your account')
  await guest.type('E-mail', email)
  await guest.password(password)
  await guest.tap('Sign in')
}

/** Starts at the first screen. */
export async function signIn(page: Page, foyer: Foyer, who: Credentials): Promise<Guest> {
  const guest = createGuest(page)
  await page.goto(foyer.guest(1, 'own'))
  await beginVisit(guest)
  await guest.tap('Sign in')
  await fillSignIn(guest, who)
  return guest
}

export const expectSignInRejected = (guest: Guest) =>
  expect(guest.page.getByText('Incorrect e-mail or password. Please check both.')).toBeVisible()

export async function choosePassword(guest: Guest, password: string, button: string) {
  await guest.password(password)
  await guest.password(password, 'Repeat password')
  await guest.tap(button)
}

/** Reads the link in the newest mail to this address, as an administrator of the whole company. */
export async function readMailLink(
  office: Page,
  foyer: Foyer,
  { email, carries }: { email: string; carries: 'confirm' | 'reset' },
): Promise<string> {
  await createDesk(office, foyer).signIn('everywhere', 'mails')
  await office.getByRole('link', { name: email }).first().click()
  return foyer.url + (await readMailPath(office, `${carries}=`))
}
