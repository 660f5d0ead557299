import { readMailLink } from './account.ts'
import { expect, sizes, test } from './foyer.ts'

const anna = { email: 'anna.mueller@example.com', password: 'seven lamps lit' }

test.use({ viewport: sizes.phone })

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
