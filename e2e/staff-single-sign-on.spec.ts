import type { Page } from '@playwright/test'
import { test } from './company.ts'
import { expect } from './foyer.ts'

async function logInAtCompany(page: Page, login: string) {
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('any password')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('staff sign in with a company account, return to where they were, and sign out at both', async ({
  page,
  desk,
  foyer,
  company,
  axe,
  shoot,
}) => {
  const claims = { name: 'Ana Roca', email: 'ana@company.example', email_verified: true, groups: ['managers'] }
  await company.play('person', { login: 'ana', claims })
  await page.goto(`${foyer.url}/staff/users`)
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await axe()
  await shoot('sign-in')
  await desk.press('Sign in with your company account')
  await logInAtCompany(page, 'ana')
  await desk.title('Users')
  await expect(page).toHaveURL(`${foyer.url}/staff/users`)
  await expect(page.getByRole('row', { name: /Ana Roca/ })).toBeVisible()
  // The session is not only in the page: a reload has it too.
  await page.reload()
  await desk.title('Users')
  await page.getByRole('button', { name: /account$/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('link', { name: 'Sign out of your company account too' }).click()
  await page.getByRole('button', { name: 'Yes, sign me out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in with your company account' })).toBeVisible()
  expect((await company.ledger()).map(({ what }) => what)).toContain('end_session.success')
})

test('someone with a company account but no group reads whom to ask', async ({
  page,
  desk,
  foyer,
  company,
  axe,
  shoot,
}) => {
  const claims = { name: 'Bo Lund', email: 'bo@company.example', email_verified: true, groups: ['cooks'] }
  await company.play('person', { login: 'bo', claims })
  await page.goto(`${foyer.url}/staff/`)
  await desk.press('Sign in with your company account')
  await logInAtCompany(page, 'bo')
  const message = page.getByRole('alert')
  await expect(message).toContainText('Your company account has no access to Foyer.')
  await expect(message).toContainText('Contact: IT, extension 300.')
  await expect(page).toHaveURL(`${foyer.url}/staff/`)
  await axe()
  await shoot('no access')
})
