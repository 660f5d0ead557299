import type { Page } from '@playwright/test'
import { expect, type Foyer } from './foyer.ts'

/** The demo's own people; docs/demo.md names them. */
export const people = {
  receptionist: { email: 'reception@palace.example.com', password: 'reception-desk-1' },
  manager: { email: 'manager@palace.example.com', password: 'manager-of-palace' },
  administrator: { email: 'admin@palace.example.com', password: 'keys-of-the-palace' },
  everywhere: { email: 'admin@foyer.example.com', password: 'all-four-houses' },
} as const

/** What somebody at the desk does with hands and eyes. */
export function deskAt(page: Page, foyer: Foyer) {
  const title = (name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
  const view = (name: string) => page.getByRole('navigation').getByRole('link', { name }).first().click()

  async function fillIn({ email, password }: { email: string; password: string }) {
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await press('Sign in')
  }

  async function signIn(who: keyof typeof people, path = '') {
    await page.goto(`${foyer.url}/staff/${path}`)
    await fillIn(people[who])
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
  }

  const row = (name: string | RegExp) => page.getByRole('row', { name })
  const group = (name: string) => page.locator('tbody').filter({ hasText: name })
  return { title, press, view, fillIn, signIn, row, group }
}
