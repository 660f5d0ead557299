import { expect, test } from './foyer.ts'
import { people } from './staff.ts'

test.describe('by somebody who guesses', () => {
  // Whoever signs in from there next would have to wait with them.
  test.use({ ownServer: true })

  test('a wrong password is refused with a wait, and a forgotten one asks for the address only', async ({
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
      await expect(page.getByText('That did not match')).toBeVisible()
    }
    await axe()
    await shoot('refused')
    await page.getByRole('link', { name: 'Forgotten password' }).click()
    await desk.type('E-mail', 'nobody@palace.example.com')
    await desk.press('Send me a link')
    await expect(page.getByText(/If nobody@palace.example.com is known here/)).toBeVisible()
    await axe()
  })
})

test('what a role may not do is not offered, and an address of it leads nowhere', async ({ page, desk, foyer }) => {
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
    'Guests’ words',
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
    await expect(page.getByText('There is nothing here')).toBeVisible()
  }
})

test.describe('where nothing else happens meanwhile', () => {
  // A device that an earlier test has left silent would be news, and news finds the session ended before its owner does.
  test.use({ ownServer: true })

  test('a session that ended asks for the password and leads back to where one was', async ({
    page,
    desk,
    context,
  }) => {
    await desk.signIn('manager', 'audit')
    await desk.title('Audit')
    await context.clearCookies()
    await desk.view('People')
    await expect(page.getByText('Your session has ended')).toBeVisible()
    await desk.fillIn(people.manager)
    await desk.title('People')
  })
})
