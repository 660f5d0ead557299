import { expect, sizes, test } from './foyer.ts'
import { openKiosk, tapMark } from './kiosk.ts'
import { createDesk } from './staff.ts'

const resting = 'This kiosk is out of service'

// Devices survive the demo's reset, so this needs a server with only this one.
test.use({ ownServer: true })

test('staff test the key server and start maintenance at the kiosk; it stays out of service across a reload until the desk ends it', async ({
  page,
  elsewhere,
  foyer,
  bench: _,
  axe,
  shoot,
}) => {
  const guest = await openKiosk(page, foyer)
  await tapMark(page, 5)
  const panel = page.getByRole('dialog')
  await expect(panel.getByText('connected', { exact: true })).toBeVisible()
  await axe()
  await shoot('panel')
  await guest.password('wrong')
  await guest.tap('Start maintenance mode')
  await expect(panel.getByText('Password invalid')).toBeVisible()
  await guest.password('foyer-admin')
  await guest.tap('Test the key server')
  await expect(panel.getByText(/The key server (is|isn’t) responding\./)).toBeVisible()
  await shoot('key server tested')
  await guest.tap('Start maintenance mode')
  await guest.question(resting)
  await axe()
  await shoot('in maintenance')
  await page.reload()
  await guest.question(resting)

  const office = await elsewhere(sizes.tablet)
  const desk = createDesk(office, foyer)
  await desk.signIn('administrator', 'devices')
  await expect(office.getByText(/in maintenance since/)).toBeVisible()
  await desk.press(/^Back in service /)
  await expect(office.getByText(/is back in service\.$/)).toBeVisible()
  await page.clock.runFor('01:00')
  await expect(page).toHaveURL(/\/select-language$/)
})
