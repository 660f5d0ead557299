import { choosePassword, expectSignInRejected, fillSignIn, lucia, readMailLink, signIn } from './account.ts'
import { expect, sizes, test } from './foyer.ts'

test.use({ viewport: sizes.phone })

test('a forgotten password is reset by the link in the mail, once, and the guest arrives at their bookings', async ({
  page,
  guest,
  elsewhere,
  foyer,
  axe,
  shoot,
}) => {
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
  await page.goto(link)
  await guest.question('Choose a new password')
  await expect(page).toHaveURL(/\/update-password$/)
  await shoot('choose a password')
  await page.reload()
  await guest.question('Choose a new password')
  await choosePassword(guest, 'a lamp in the window', 'Save and sign in')
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
})

test('an account is closed with its password, and can no longer be signed in to', async ({
  page,
  guest,
  foyer,
  shoot,
}) => {
  await signIn(page, foyer, lucia)
  await guest.question('Welcome, Lucía')
  await guest.tap('My details')
  await guest.tap('Close my account')
  await guest.question('Do you want to close your account?')
  await expect(page.getByText(/The hotel must keep it for a time by law/)).toBeVisible()
  await shoot('closing')
  await guest.password('garden-gate-14')
  await guest.tap('Close my account')
  await expect(page.getByText('This isn’t your account password.')).toBeVisible()
  await guest.password(lucia.password)
  await guest.tap('Close my account')
  await expect(page.getByText('Your account has been closed.')).toBeVisible()
  await expect(page).toHaveURL(/\/check-in$/)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await guest.tap('Sign in')
  await fillSignIn(guest, lucia)
  await expectSignInRejected(guest)
})
