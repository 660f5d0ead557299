import { signInStaff } from '@foyer/contract/staff/session.ts'
import { expect, type Page } from '@playwright/test'
import { sendCall } from './guest-calls.ts'
import { visible } from './wait.ts'

/** The demo's staff; docs/demo.md lists them. */
export const people = {
  receptionist: { email: 'reception@palace.example.com', password: 'reception-desk-1' },
  manager: { email: 'manager@palace.example.com', password: 'manager-of-palace' },
  housekeeper: { email: 'housekeeping@palace.example.com', password: 'rooms-of-the-palace' },
  administrator: { email: 'admin@palace.example.com', password: 'keys-of-the-palace' },
  madrid: { email: 'reception@madrid.example.com', password: 'reception-of-madrid' },
  everywhere: { email: 'admin@foyer.example.com', password: 'all-four-houses' },
} as const

/** Actions of a member of staff at the desk. */
export function createDesk(page: Page, foyer: { readonly url: string }) {
  const title = (name: string | RegExp) => visible(page.getByRole('heading', { level: 1, name }))
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
  const view = (name: string) => page.getByRole('navigation').getByRole('link', { name }).first().click()
  const type = (label: string, text: string) => page.getByRole('textbox', { name: label }).fill(text)

  async function fillIn({ email, password }: { email: string; password: string }) {
    await type('E-mail', email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await press('Sign in')
  }

  /** Uses the form's API call; the journeys of `staff-sign-in.spec.ts` fill in the form itself. */
  async function signIn(who: keyof typeof people, path = '') {
    const answer = await sendCall(page.request, foyer.url, signInStaff, { body: people[who] })
    if (answer.outcome !== 'signedIn') throw new Error(`${people[who].email} was not let in: ${answer.outcome}.`)
    await page.goto(`${foyer.url}/staff/${path}`)
    await live()
  }

  /** Navigates within the page, as its links do, and waits for what the view loads. */
  async function visit(path: string) {
    await page.evaluate((address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `/staff/${path}`)
    await expect(page.locator('[class*="_rows_"]')).toHaveCount(0)
  }

  const live = () => visible(page.getByText('Live', { exact: true }))
  const row = (name: string | RegExp) => page.getByRole('row', { name })
  const group = (name: string) => page.locator('tbody').filter({ hasText: name })
  const stay = (reservation: string) => page.getByRole('complementary', { name: `Reservation ${reservation}` })
  return { page, title, press, view, type, fillIn, signIn, visit, live, row, group, stay }
}

export type Desk = ReturnType<typeof createDesk>

/**
 * The path of the link that contains this part, in the open mail. The hotel has no public address
 * here, so only the path counts.
 */
export async function readMailPath(office: Page, part: string): Promise<string> {
  const link = office
    .getByRole('complementary')
    .getByRole('link')
    .and(office.locator(`[href*="${part}"]`))
    .first()
  const { pathname, search, hash } = new URL((await link.getAttribute('href')) ?? '')
  return pathname + search + hash
}
