import { expect, test } from './foyer.ts'
import { people } from './staff.ts'

test.describe('by guessing', () => {
  // Otherwise the next sign-in from this address would have to wait too.
  test.use({ ownServer: true })

  test('a wrong password is rejected with a delay, and a forgotten one asks only for the address', async ({
    page,
    desk,
    foyer,
    axe,
    shoot,
  }) => {
    await page.goto(`${foyer.url}/staff/`)
    await axe()
    for (let waitSeconds = 0; waitSeconds === 0; ) {
      const answered = page.waitForResponse('**/api/staff/sign-in/')
      await desk.fillIn({ ...people.receptionist, password: 'not the password' })
      const answer = await (await answered).json()
      expect(answer).toMatchObject({ outcome: 'refused' })
      ;({ waitSeconds } = answer)
      await expect(page.getByText('Incorrect e-mail or password')).toBeVisible()
    }
    await axe()
    await shoot('refused')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await desk.type('E-mail', 'nobody@palace.example.com')
    await desk.press('Send me a link')
    await expect(page.getByText(/If nobody@palace.example.com is known here/)).toBeVisible()
    await axe()
  })
})

test('what a role may not do is not offered, and its address shows nothing', async ({ page, desk, foyer }) => {
  await page.goto(`${foyer.url}/staff/`)
  await desk.fillIn(people.receptionist)
  await desk.live()
  const rail = page.getByRole('navigation', { name: 'Main', exact: true })
  await expect(rail.getByRole('link')).toHaveText([
    'Foyer',
    'Arrivals',
    'In house',
    'Departures',
    /^Alerts/,
    'Feedback',
    'Shift',
    'Registers',
    'Screens',
    'Devices',
  ])
  await desk.view('Devices')
  await desk.title('Devices')
  await expect(page.getByRole('button', { name: 'Enrol a device' })).toHaveCount(0)
  for (const path of ['users', 'audit', 'import', 'mails', 'jobs']) {
    await page.goto(`${foyer.url}/staff/${path}`)
    await expect(page.getByText('Page not found')).toBeVisible()
  }
})

test.describe('with nothing else going on', () => {
  // A device that an earlier test left silent would trigger an update, which would find the session
  // ended before the user does.
  test.use({ ownServer: true })

  test('an expired session asks for the password and returns to the same place', async ({ page, desk, context }) => {
    await desk.signIn('manager', 'audit')
    await desk.title('Audit')
    await context.clearCookies()
    await desk.view('Users')
    await expect(page.getByText('Your session has ended')).toBeVisible()
    await desk.fillIn(people.manager)
    await desk.title('Users')
  })
})
