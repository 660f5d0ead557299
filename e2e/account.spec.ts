import type { Browser, Page } from '@playwright/test'
import { expect, type Foyer, livesIn, test } from './foyer.ts'
import { guestAt } from './guest.ts'
import { checkInAtReception, fillContact, fillDocument, openGuest, signWithConsents } from './line.ts'
import { deskAt } from './staff.ts'

const lucia = { email: 'lucia.garcia@example.com', password: 'garden-gate-41' }
const anna = { email: 'anna.mueller@example.com', password: 'seven lamps lit' }

test.use({ viewport: { width: 390, height: 844 } })

const password = (page: Page, text: string) => page.getByLabel('Password', { exact: true }).fill(text)

async function signIn(page: Page, foyer: Foyer, who: { email: string; password: string }) {
  const guest = guestAt(page)
  await page.goto(foyer.guest(1, 'own'))
  await guest.tap('English')
  await guest.tap('Sign in')
  await guest.question('Sign in to your account')
  await guest.type('E-mail', who.email)
  await password(page, who.password)
  await guest.tap('Sign in')
  return guest
}

/** In the newest mail to this address, as who administers the whole company reads it. */
async function linkInTheMail(
  browser: Browser,
  foyer: Foyer,
  { email, carries }: { email: string; carries: 'confirm' | 'reset' },
): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await deskAt(page, foyer).signIn('everywhere', 'mails')
  await page.getByRole('link', { name: email }).first().click()
  const panel = page.getByRole('complementary')
  await expect(panel).toContainText(`${carries}=`)
  const path = new RegExp(`/pok/1/\\S*${carries}=[\\w-]+`).exec(await panel.innerText())?.[0]
  await context.close()
  // A server that was given its port by the machine does not know it when it writes.
  return foyer.url + path
}

test('SHELL-10 NAV-11 a guest with an account checks in with what the account knows, to the thanks', {
  annotation: livesIn('apps/guest/src/screens/fast-check-in/use-fill-in.ts'),
}, async ({ page, foyer, axe, shoot }) => {
  const guest = await signIn(page, foyer, lucia)
  await guest.question('Welcome, Lucía')
  await axe()
  await shoot('my bookings')
  await page.getByRole('button', { name: /Lucía García López/ }).click()
  await guest.question('May we use your details?')
  await expect(page.getByRole('definition').filter({ hasText: 'XDA000418' })).toBeVisible()
  await axe()
  await shoot('fast check-in')
  await page.reload()
  await guest.question('May we use your details?')
  await guest.tap('Yes, use them')
  await openGuest(guest)
  await expect(page.getByRole('textbox', { name: 'Document number' })).toHaveValue('XDA000418')
  await fillDocument(guest, { number: null, validUntil: null })
  await fillContact(guest, { email: null })
  await signWithConsents(guest)
  await checkInAtReception(guest)
  await guest.question(/Your room/)
  await guest.tap('I have my code')
  await guest.question(/Thank you/)
})

test('signs up on a phone, confirms by the letter’s link, finds the bookings of the address, and signs out', async ({
  page,
  browser,
  foyer,
  axe,
  shoot,
}) => {
  const guest = guestAt(page)
  await page.goto(foyer.guest(1, 'own'))
  await guest.tap('Sign in')
  await guest.question('Sign in to your account')
  await axe()
  await shoot('login')
  await guest.tap('Create an account')
  await guest.question('Create your account')
  await guest.type('First name', 'Anna')
  await guest.type('E-mail', anna.email)
  await password(page, anna.password)
  await page.getByLabel('Password again').fill('seven lamps out')
  await guest.tap('Create account')
  await expect(page.getByText('The two passwords are not the same.')).toBeVisible()
  await axe()
  await shoot('signup with an issue')
  await page.getByLabel('Password again').fill(anna.password)
  await guest.tap('Create account')
  await guest.question('Welcome, Anna')
  await expect(page.getByText(`We have written to ${anna.email}`)).toBeVisible()
  await expect(page.getByRole('button', { name: /Müller/ })).toHaveCount(0)
  await axe()
  await shoot('not confirmed yet')

  await page.goto(await linkInTheMail(browser, foyer, { email: anna.email, carries: 'confirm' }))
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible()
  await guest.tap('I have read it')
  await expect(page.getByRole('button', { name: /Anna Müller/ })).toBeVisible()
  await expect(page).toHaveURL(/\/my-bookings$/)
  await shoot('confirmed')

  for (const [button, question] of [
    ['My details', 'Are these your details?'],
    ['My document', 'Which document do you travel with?'],
    ['Change password', 'Which password would you like?'],
  ] as const) {
    await guest.tap(button)
    await guest.question(question)
    await axe()
    await shoot(button)
    await guest.tap('Back')
    await guest.question('Welcome, Anna')
  }

  await guest.tap('Sign out')
  await guest.question('Do you want to sign out?')
  await axe()
  await guest.tap('Sign out')
  await guest.question('Create your account')
  await page.goto(`${foyer.guest(1, 'own')}my-bookings`)
  await guest.question('Sign in to your account')
})

test('SHELL-28 SHELL-29 a password that was changed elsewhere ends the session here, with an alert', async ({
  page,
  browser,
  foyer,
  axe,
  shoot,
}) => {
  const guest = await signIn(page, foyer, { ...lucia, password: 'garden-gate-14' })
  await expect(page.getByText('E-mail and password do not match. Please check both.')).toBeVisible()
  await shoot('refused')
  await password(page, lucia.password)
  await guest.tap('Sign in')
  await guest.question('Welcome, Lucía')

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const other = await context.newPage()
  const elsewhere = await signIn(other, foyer, lucia)
  await elsewhere.tap('Change password')
  await password(other, 'a lamp in the window')
  await other.getByLabel('Password again').fill('a lamp in the window')
  await elsewhere.tap('Change password')
  await elsewhere.question('Welcome, Lucía')
  await context.close()

  await guest.tap('My details')
  const alert = page.getByRole('alertdialog', { name: 'Your session has expired!' })
  await expect(alert).toBeVisible()
  await axe()
  await shoot('expired')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await alert.getByRole('button', { name: 'Sign in again' }).click()
  await guest.question('Sign in to your account')
  await guest.type('E-mail', lucia.email)
  await password(page, 'a lamp in the window')
  await guest.tap('Sign in')
  await guest.question('Welcome, Lucía')
})

test('a forgotten password is replaced by the letter’s link, once, and its reader comes to their bookings', async ({
  page,
  browser,
  foyer,
  axe,
  shoot,
}) => {
  const guest = await signIn(page, foyer, { ...lucia, password: 'no idea any more' })
  await expect(page.getByText('E-mail and password do not match. Please check both.')).toBeVisible()
  await guest.tap('Forgot your password?')
  await guest.question('Where shall we send the link?')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(lucia.email)
  await axe()
  await shoot('forgotten')
  await guest.type('E-mail', 'nobody.at.all@example.com')
  await guest.tap('Send me a link')
  await expect(page.getByText(/If nobody.at.all@example.com has an account here/)).toBeVisible()
  await guest.tap('Back')
  await guest.type('E-mail', lucia.email)
  await guest.tap('Send me a link')
  await expect(page.getByText(`If ${lucia.email} has an account here`)).toBeVisible()
  await axe()
  await shoot('letter on its way')

  const link = await linkInTheMail(browser, foyer, { email: lucia.email, carries: 'reset' })
  await page.goto(link)
  await guest.question('Which password would you like?')
  await expect(page).toHaveURL(/\/update-password$/)
  await axe()
  await shoot('choose a password')
  await page.reload()
  await guest.question('Which password would you like?')
  await password(page, 'a lamp in the window')
  await page.getByLabel('Password again').fill('a lamp in the window')
  await guest.tap('Save it and sign in')
  await guest.question('Welcome, Lucía')
  await expect(page.getByRole('button', { name: /Lucía García López/ })).toBeVisible()

  await page.goto(link)
  await guest.question('Which password would you like?')
  await password(page, 'another lamp lit')
  await page.getByLabel('Password again').fill('another lamp lit')
  await guest.tap('Save it and sign in')
  await expect(page.getByText(/This link was used already or is too old/)).toBeVisible()
  await axe()
  await shoot('used before')
  await guest.tap('Send me a new link')
  await guest.question('Where shall we send the link?')
})

test('an account is closed with its password, and nothing of it is left to sign in to', async ({
  page,
  foyer,
  axe,
  shoot,
}) => {
  const guest = await signIn(page, foyer, lucia)
  await guest.question('Welcome, Lucía')
  await guest.tap('My details')
  await guest.tap('Close my account')
  await guest.question('Do you want to close your account?')
  await expect(page.getByText(/The hotel must keep it by law/)).toBeVisible()
  await axe()
  await shoot('closing')
  await password(page, 'garden-gate-14')
  await guest.tap('Close my account')
  await expect(page.getByText('This is not the password of your account.')).toBeVisible()
  await password(page, lucia.password)
  await guest.tap('Close my account')
  await expect(page.getByText('Your account is closed.')).toBeVisible()
  await expect(page).toHaveURL(/\/check-in$/)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await guest.tap('Sign in')
  await guest.type('E-mail', lucia.email)
  await password(page, lucia.password)
  await guest.tap('Sign in')
  await expect(page.getByText('E-mail and password do not match. Please check both.')).toBeVisible()
})
