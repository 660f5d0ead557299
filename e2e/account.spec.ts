import { choosePassword, expectSignInRejected, fillSignIn, lucia, readMailLink, signIn } from './account.ts'
import { checkInAtReception, fillContact, fillDocument, openGuest, signWithConsents } from './check-in-steps.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'

const anna = { email: 'anna.mueller@example.com', password: 'seven lamps lit' }

test.use({ viewport: sizes.phone })

test('NAV-11.a SHELL-10.a SHELL-10.b a guest with an account checks in with the account’s data, to the thanks', {
  annotation: livesIn('apps/guest/src/screens/fast-check-in/use-fill-in.ts'),
}, async ({ page, guest, foyer, shoot }) => {
  await signIn(page, foyer, lucia)
  await guest.question('Welcome, Lucía')
  await shoot('my bookings')
  await page.getByRole('button', { name: /Lucía García López/ }).click()
  await guest.question('May we use your details?')
  await expect(page.getByRole('definition').filter({ hasText: 'XDA000418' })).toBeVisible()
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

test('signs up on a phone, confirms by the link in the mail, finds the bookings of the address, and signs out', async ({
  page,
  guest,
  elsewhere,
  foyer,
  axe,
  shoot,
}) => {
  await page.goto(foyer.guest(1, 'own'))
  await guest.tap('Sign in')
  await guest.question('Sign in to your account')
  await shoot('login')
  await guest.tap('Create an account')
  await guest.question('Create your account')
  await guest.type('First name', 'Anna')
  await guest.type('E-mail', anna.email)
  await guest.password(anna.password)
  await guest.password('seven lamps out', 'Repeat password')
  await guest.tap('Create account')
  await expect(page.getByText('The passwords don’t match.')).toBeVisible()
  await shoot('signup with an issue')
  await guest.password(anna.password, 'Repeat password')
  await guest.tap('Create account')
  await guest.question('Welcome, Anna')
  await expect(page.getByText(`We’ve e-mailed ${anna.email}`)).toBeVisible()
  await expect(page.getByRole('button', { name: /Müller/ })).toHaveCount(0)
  await axe()
  await shoot('not confirmed yet')

  const office = await elsewhere(sizes.tablet)
  await page.goto(await readMailLink(office, foyer, { email: anna.email, carries: 'confirm' }))
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible()
  await guest.tap('Got it')
  await expect(page.getByRole('button', { name: /Anna Müller/ })).toBeVisible()
  await expect(page).toHaveURL(/\/my-bookings$/)
  await shoot('confirmed')

  for (const [button, question] of [
    ['My details', 'Are these your details?'],
    ['My document', 'Which document do you travel with?'],
    ['Change password', 'Choose a new password'],
  ] as const) {
    await guest.tap(button)
    await guest.question(question)
    await shoot(button)
    await guest.tap('Back')
    await guest.question('Welcome, Anna')
  }

  await guest.tap('Sign out')
  await guest.question('Do you want to sign out?')
  await guest.tap('Sign out')
  await guest.question('Create your account')
  await page.goto(`${foyer.guest(1, 'own')}my-bookings`)
  await guest.question('Sign in to your account')
})

test('SHELL-28.a SHELL-28.b SHELL-29 a password changed elsewhere ends the session here, with an alert', async ({
  page,
  guest,
  elsewhere,
  foyer,
  axe,
  shoot,
}) => {
  const another = 'a lamp in the window'
  await signIn(page, foyer, { ...lucia, password: 'garden-gate-14' })
  await expectSignInRejected(guest)
  await shoot('refused')
  await guest.password(lucia.password)
  await guest.tap('Sign in')
  await guest.question('Welcome, Lucía')

  const other = await signIn(await elsewhere(sizes.phone), foyer, lucia)
  await other.tap('Change password')
  await other.password(lucia.password, 'Current password')
  await choosePassword(other, another, 'Change password')
  await other.question('Welcome, Lucía')

  await guest.tap('My details')
  const alert = page.getByRole('alertdialog', { name: 'Your session has expired!' })
  await expect(alert).toBeVisible()
  await axe()
  await shoot('expired')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await alert.getByRole('button', { name: 'Sign in again' }).click()
  await fillSignIn(guest, { ...lucia, password: another })
  await guest.question('Welcome, Lucía')
})
