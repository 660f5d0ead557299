import type { Page } from '@playwright/test'

/** The demo's administrator, who may also import. */
const administrator = { email: 'admin@palace.example.com', password: 'keys-of-the-palace' }

/** Signs in to the staff application and waits until its list is shown. */
export async function signInStaff(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/staff/arrivals`)
  await page.getByLabel('E-mail').fill(administrator.email)
  await page.getByLabel('Password', { exact: true }).fill(administrator.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Live', { exact: true }).waitFor()
}
