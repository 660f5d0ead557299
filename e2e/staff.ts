import { signInStaff } from '@foyer/contract/staff/session.ts'
import type { Page } from '@playwright/test'
import { sendCall } from './guest-calls.ts'
import { visible } from './wait.ts'

/** The demo's own people; docs/demo.md names them. */
export const people = {
  receptionist: { email: 'reception@palace.example.com', password: 'reception-desk-1' },
  manager: { email: 'manager@palace.example.com', password: 'manager-of-palace' },
  administrator: { email: 'admin@palace.example.com', password: 'keys-of-the-palace' },
  everywhere: { email: 'admin@foyer.example.com', password: 'all-four-houses' },
} as const

/** What somebody at the desk does with hands and eyes. */
export function deskAt(page: Page, foyer: { readonly url: string }) {
  const title = (name: string | RegExp) => visible(page.getByRole('heading', { level: 1, name }))
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
  const view = (name: string) => page.getByRole('navigation').getByRole('link', { name }).first().click()
  const type = (label: string, text: string) => page.getByRole('textbox', { name: label }).fill(text)

  async function fillIn({ email, password }: { email: string; password: string }) {
    await type('E-mail', email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await press('Sign in')
  }

  /** By the call that the form makes; the form itself is filled in by the journeys of `staff-sign-in.spec.ts`. */
  async function signIn(who: keyof typeof people, path = '') {
    const answer = await sendCall(page.request, foyer.url, signInStaff, { body: people[who] })
    if (answer.outcome !== 'signedIn') throw new Error(`${people[who].email} was not let in: ${answer.outcome}.`)
    await page.goto(`${foyer.url}/staff/${path}`)
    await live()
  }

  const live = () => visible(page.getByText('Live', { exact: true }))
  const row = (name: string | RegExp) => page.getByRole('row', { name })
  const group = (name: string) => page.locator('tbody').filter({ hasText: name })
  const stay = (reservation: string) => page.getByRole('complementary', { name: `Reservation ${reservation}` })
  return { page, title, press, view, type, fillIn, signIn, live, row, group, stay }
}

export type Desk = ReturnType<typeof deskAt>

/** Where the link leads that holds this, in the mail that is open. The hotel has no public address here: what counts is the path. */
export async function pathInMail(office: Page, part: string): Promise<string> {
  const link = office
    .getByRole('complementary')
    .getByRole('link')
    .and(office.locator(`[href*="${part}"]`))
    .first()
  const { pathname, search, hash } = new URL((await link.getAttribute('href')) ?? '')
  return pathname + search + hash
}
