import type { Page } from '@playwright/test'

export const ACCEPTED_CARD = '4548812049400004'
export const DECLINED_CARD = '4012001037141112'

/** Fills in the simulated gateway's own page. */
export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry (YY/MM)').pressSequentially('3012')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on the card').fill('LUCIA GARCIA')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
}
