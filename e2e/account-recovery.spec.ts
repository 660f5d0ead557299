import { findAccessibilityIssues } from './accessibility-issues.ts'
import { choosePassword, expectSignInRejected, fillSignIn, lucia, readMailLink, signIn } from './account.ts'
import { openGuest } from './check-in-steps.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'

test.use({ viewport: sizes.phone })

test('NAV-11.a SHELL-10.a SHELL-10.b SHELL-28.a SHELL-28.b SHELL-29 a guest uses the account’s data; a password reset by the link in a mail, once, ends the session with an alert; the account is closed', {
  annotation: livesIn('apps/guest/src/screens/fast-check-in/use-fill-in.ts'),
}, async ({ page, guest, elsewhere, foyer, axe, shoot }) => {
  const phone = await elsewhere(sizes.phone)
  const other = await signIn(phone, foyer, lucia)
  await other.question('Welcome, Lucía')
  await phone.getByRole('button', { name: /Lucía García López/ }).click()
  await other.question('May we use your details?')
  await expect(phone.getByRole('definition').filter({ hasText: 'XDA000418' })).toBeVisible()
  await phone.reload()
  await other.question('May we use your details?')
  await other.tap('Yes, use them')
  await openGuest(other)
  await expect(phone.getByRole('textbox', { name: 'Document number' })).toHaveValue('XDA000418')
  await phone.goto(`${foyer.guest(1, 'own')}my-bookings`)
  await other.question('Welcome, Lucía')

  // On another phone the guest does not know the password any more.
  await signIn(page, foyer, { ...lucia, password: 'no idea any more' })
  await expectSignInRejected(guest)
  await guest.tap('Forgot your password?')
  await guest.question('Where should we send the link?')
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(lucia.email)
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

  const office = await elsewhere(sizes.tablet)
  const link = await readMailLink(office, foyer, { email: lucia.email, carries: 'reset' })
  const another = 'a lamp in the window'
  await page.goto(link)
  await guest.question('Choose a new password')
  await expect(page).toHaveURL(/\/update-password$/)
  await shoot('choose a password')
  await page.reload()
  await guest.question('Choose a new password')
  await choosePassword(guest, another, 'Save and sign in')
  await guest.question('Welcome, Lucía')
  await expect(page.getByRole('button', { name: /Lucía García López/ })).toBeVisible()

  await page.goto(link)
  await guest.question('Choose a new password')
  await choosePassword(guest, 'another lamp lit', 'Save and sign in')
  await expect(page.getByText(/This link has already been used or has expired/)).toBeVisible()
  await axe()
  await shoot('used before')
  await guest.tap('Send me a new link')
  await guest.question('Where should we send the link?')

  // The first phone still shows the session that the new password has ended.
  await other.tap('My details')
  const alert = phone.getByRole('alertdialog', { name: 'Your session has expired!' })
  await expect(alert).toBeVisible()
  expect(await findAccessibilityIssues(phone)).toEqual([])
  expect(await phone.evaluate(() => Object.keys(localStorage))).toEqual([])
  await alert.getByRole('button', { name: 'Sign in again' }).click()
  await fillSignIn(other, { ...lucia, password: another })
  await other.question('Welcome, Lucía')

  await other.tap('My details')
  await other.tap('Close my account')
  await other.question('Do you want to close your account?')
  await expect(phone.getByText(/The hotel must keep it for a time by law/)).toBeVisible()
  await other.password(lucia.password)
  await other.tap('Close my account')
  await expect(phone.getByText('This isn’t your account password.')).toBeVisible()
  await other.password(another)
  await other.tap('Close my account')
  await expect(phone.getByText('Your account has been closed.')).toBeVisible()
  await expect(phone).toHaveURL(/\/check-in$/)
  expect(await phone.evaluate(() => Object.keys(localStorage))).toEqual([])
  await other.tap('Sign in')
  await fillSignIn(other, { ...lucia, password: another })
  await expectSignInRejected(other)
})
