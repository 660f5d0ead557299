import type { Page } from '@playwright/test'
import { expect, livesIn, sizes, test } from './foyer.ts'
import { openDevice } from './kiosk.ts'
import { createDesk } from './staff.ts'

/** Piotr Kowalski stays in 204 until today; docs/demo.md. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Madrid' }).format(new Date())

test.use({ viewport: sizes.kiosk })

/** On a landscape kiosk both boxes and their errors are above the keyboard. */
async function expectErrorsAboveKeyboard(page: Page) {
  await page.setViewportSize(sizes.tablet)
  const keys = await page.getByRole('region', { name: 'Keyboard' }).boundingBox()
  const lowest = await page
    .getByText('Please fill this in.')
    .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)))
  expect(lowest).toBeLessThan(keys?.y ?? 0)
  await page.setViewportSize(sizes.kiosk)
}

test('NAV-31 G2 a guest at the kiosk gets a lost code back: shown, hidden, printed, and visible to guest and desk', {
  annotation: livesIn('apps/guest/src/screens/lost-code/lost-code-screen.tsx'),
}, async ({ page, foyer, bench, elsewhere, axe, shoot }) => {
  const guest = await openDevice(page, foyer)
  await guest.tap('English')
  await guest.tap(/^Get my door code again/)
  await guest.question('Which room is yours?')
  await expect(page).toHaveURL(/\/resend-room-access-code\/$/)
  await shoot('room and surname')
  await guest.tap('Find my code')
  await expect(page.getByText('Please fill this in.')).toHaveCount(2)
  await test.step('landscape', () => expectErrorsAboveKeyboard(page))
  await guest.type('Room number', '204')
  await guest.type('Surname', 'Rossi')
  await guest.tap('Find my code')
  await expect(page.getByText(/can’t find that name in this room/)).toBeVisible()
  await shoot('not found')
  await guest.type('Surname', 'kowalski')
  await guest.tap('Find my code')

  await guest.question('Let’s confirm it’s you')
  const code = page.getByRole('region', { name: 'Your door code' })
  await expect(page.getByText(/sent pio\*\*\*\*@example\.com a link to your code/)).toBeVisible()
  await expect(code).toContainText('The code is hidden')
  const [year = '', month = '', day = ''] = today().split('-')
  const leaves = page.getByRole('group', { name: /Date of departure/ })
  await guest.type('First name', 'Jan')
  await leaves.getByRole('textbox', { name: 'Day' }).fill(day)
  await leaves.getByRole('textbox', { name: 'Month' }).fill(month)
  await leaves.getByRole('textbox', { name: 'Year' }).fill(year)
  await guest.tap('Show my code')
  await expect(page.getByText('That doesn’t match the booking.')).toBeVisible()
  expect(await page.content()).not.toContain('204715')
  await axe()
  await shoot('does not agree')

  await guest.type('First name', 'piotr')
  await guest.tap('Show my code')
  await guest.question('Here is your code')
  await expect(code).toContainText(/2\s*0\s*4\s*7\s*1\s*5/)
  await shoot('shown')
  await guest.tap('Hide')
  await expect(code).toContainText('The code is hidden')
  await guest.tap('Print')
  await expect(guest.page.getByRole('button', { name: 'Printed' })).toBeVisible()
  await expect(bench.hand.getByRole('list', { name: 'Printed' })).toContainText(/pdf/i)
  await shoot('hidden and printed')
  await guest.tap('Show')
  await expect(code).toContainText(/2\s*0\s*4\s*7\s*1\s*5/)
  await guest.tap('Done')
  await expect(page).toHaveURL(/\/select-language$/)

  // The desk sees it, and the guest has received a mail.
  const office = await elsewhere(sizes.tablet)
  const desk = createDesk(office, foyer)
  await desk.signIn('everywhere', 'registers')
  const codes = office.getByRole('table', { name: 'Door codes requested again' })
  await expect(codes.getByRole('row', { name: /204.*Piotr Kowalski/ })).toContainText(
    /given.*link sent by mail, shown 2 times, printed once, one wrong answer/,
  )
  await codes.getByRole('link', { name: 'FOY1011' }).click()
  for (const event of ['Door code requested again', 'Door code shown', 'Door code printed'])
    await expect(desk.stay('FOY1011').getByText(event)).toBeVisible()
  await office.goto(`${foyer.url}/staff/mails`)
  await expect(office.getByText('Your door code was shown at Foyer Palace')).toBeVisible()
  await expect(office.getByText('Your door code at Foyer Palace')).toBeVisible()
})
