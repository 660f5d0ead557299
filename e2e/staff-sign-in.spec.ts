import { expect, test } from './foyer.ts'
import { people } from './staff.ts'

test('what a role may not do is not offered, and its address shows nothing', async ({ page, desk, foyer, axe }) => {
  await page.goto(`${foyer.url}/staff/`)
  await axe()
  await desk.fillIn(people.receptionist)
  await desk.live()
  const rail = page.getByRole('navigation', { name: 'Main', exact: true })
  await expect(rail.getByRole('link')).toHaveText([
    'Foyer',
    'Arrivals',
    'In house',
    'Departures',
    /^Alerts/,
    'Housekeeping',
    'Rooms',
    'Feedback',
    'Shift',
    'Day close',
    'Registers',
    'Screens',
    'Devices',
  ])
  await desk.view('Devices')
  await desk.title('Devices')
  await expect(page.getByRole('button', { name: 'Enrol a device' })).toHaveCount(0)
  for (const path of ['users', 'audit', 'import', 'mails', 'jobs']) {
    await desk.visit(path)
    await expect(page.getByText('Page not found')).toBeVisible()
  }
})
