import { test } from './foyer.ts'

const views = [
  ['arrivals/FOY1002', 'Arrivals'],
  ['in-house', 'In house'],
  ['departures', 'Departures'],
  ['alerts', 'Alerts'],
  ['guest-words', 'Feedback'],
  ['shift', 'Shift'],
  ['registers', 'Registers'],
  ['screens', 'Desk screens'],
  ['devices', 'Devices'],
  ['mails', 'Mail'],
  ['users', 'Users'],
  ['import', 'Import'],
  ['audit', 'Audit'],
  ['jobs', 'Jobs'],
  ['hotel', 'Hotel'],
  ['account', 'Account'],
] as const

test('every view works in light and dark mode', async ({ page, desk, foyer, axe, shoot }) => {
  await desk.signIn('everywhere')
  for (const [path, title] of views) {
    await page.goto(`${foyer.url}/staff/${path}`)
    await desk.title(title)
    await desk.live()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await axe()
      await shoot(`${title}, ${colorScheme}`)
    }
  }
})
