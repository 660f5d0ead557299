import type { Page } from '@playwright/test'
import { expect, sizes, test } from './foyer.ts'
import { people } from './staff.ts'
import { computeCode } from './totp.ts'

test.use({ ownServer: true, settings: { STAFF_SECOND_FACTOR: 'managers' } })

/** A fingerprint reader in the browser, whose owner always agrees. */
async function addAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a manager sets up an app at the first sign-in, adds a passkey, and signs in with each and with a recovery code', async ({
  page,
  desk,
  foyer,
  axe,
  shoot,
}) => {
  await addAuthenticator(page)
  const open = async () => {
    await page.context().clearCookies()
    await page.goto(`${foyer.url}/staff/`)
    await desk.fillIn(people.manager)
  }

  await open()
  await desk.title('Protect your account')
  await axe()
  await shoot('choice')
  await desk.press(/^Authenticator app/)
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '')
  await axe()
  await shoot('app')
  await desk.type('The code that the app shows now', computeCode(secret))
  await desk.press('Continue')
  await desk.title('Your recovery codes')
  const codes = await page.getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  await axe()
  await shoot('codes')
  await page.getByRole('checkbox', { name: 'I’ve saved these codes' }).check()
  await desk.press('Continue')
  await desk.live()

  await page.goto(`${foyer.url}/staff/account`)
  await expect(page.getByText('10 recovery codes left')).toBeVisible()
  await desk.press('Add a factor')
  await desk.type('Six-digit code', computeCode(secret, 1))
  await desk.press('Continue')
  await desk.press(/^Passkey/)
  await desk.press('Create passkey')
  await expect(page.getByRole('listitem').filter({ hasText: 'Passkey' })).toBeVisible()
  await axe()
  await shoot('account')

  await open()
  await desk.title('Confirm it’s you')
  await axe()
  await shoot('code')
  // The page of the staff is worth nothing before the second factor.
  expect((await page.request.get(`${foyer.url}/api/staff/session/`)).status()).toBe(401)
  await desk.press('Use a passkey')
  await desk.live()

  await page.context().clearCookies()
  await page.goto(`${foyer.url}/staff/`)
  await axe()
  await shoot('sign-in')
  await desk.press('Use a passkey')
  await desk.live()

  await page.setViewportSize(sizes.phone)
  await open()
  await desk.press('Use a recovery code')
  await desk.type('Recovery code', codes[0] ?? '')
  await desk.press('Continue')
  await page.waitForURL('**/arrivals')
  await desk.title('Arrivals')
  await open()
  await desk.press('Use a recovery code')
  await desk.type('Recovery code', codes[0] ?? '')
  await desk.press('Continue')
  await expect(page.getByRole('alert')).toHaveText('This recovery code isn’t right, or it has been used.')
  await axe()
  await shoot('phone')
})
