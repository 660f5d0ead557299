import { camille, lucia } from './check-in-steps.ts'
import { expect, test } from './foyer.ts'
import { expectReaderReady, openGuestList } from './kiosk.ts'

const card = 'Identity card of Lucía García López'
const passport = 'Passport of Camille Dupont, 74'

test('CAPTURE-14.a CAPTURE-15.a at a kiosk with a reader that types, the input is sent a second after the last key', async ({
  page,
  foyer,
  bench,
}) => {
  const { guest } = await openGuestList({ page, foyer, bench }, lucia, 'kiosk-keyboard')
  const lines = await bench.linesOf(card)
  await expectReaderReady(page)
  await page.clock.install()
  // Paused, so that a slow machine does not make the reader pause between two characters.
  await page.clock.pauseAt(new Date(Date.now() + 20_000))
  for (const line of lines) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  await page.clock.runFor(900)
  await expectReaderReady(page)
  await page.clock.runFor(200)
  await page.clock.resume()
  await guest.question('Is everything right, Lucía?')
  await expect(page.getByRole('textbox', { name: 'Document number', exact: true })).toHaveValue('12345678Z')
})

test('CAPTURE-14.d a kiosk whose reader is below the screen reads as well', async ({ page, foyer, bench }) => {
  const { show } = await openGuestList({ page, foyer, bench }, camille, 'kiosk-screen')
  await show(passport, 'Camille')
})

test('CAPTURE-18.a CAPTURE-18.b CAPTURE-20 CAPTURE-21.a a strict kiosk allows typing only after three failed scans, and no changes to what was read', async ({
  page,
  foyer,
  bench,
  axe,
  shoot,
}) => {
  const { guest, hold } = await openGuestList({ page, foyer, bench }, camille, 'kiosk-strict')
  const typeInstead = page.getByRole('button', { name: 'Type it in instead' })
  const number = page.getByRole('textbox', { name: 'Document number', exact: true })
  await expectReaderReady(page)
  await expect(typeInstead).toHaveCount(0)
  await hold(passport)
  await guest.question('Is everything right, Camille?')
  await expect(number).not.toBeEditable()
  await shoot('read only')
  await axe()

  await guest.tap('Scan again')
  await shoot('before anything is lost')
  await axe()
  await guest.tap('Clear and scan again')
  for (const left of ['2 more tries.', 'One more try.', 'You can now type it in, or ask reception.']) {
    await expectReaderReady(page)
    await expect(typeInstead).toHaveCount(0)
    await hold('Smudged passport of Utopia')
    await expect(page.getByText(left)).toBeVisible()
    await shoot(left)
  }
  await axe()
  await typeInstead.click()
  await expect(number).toBeEditable()
  await expect(number).toHaveValue('')
})

test('NAV-18.a NAV-18.b a scanner’s own program returns with a result, and nothing of it stays in the address', async ({
  page,
  foyer,
  bench,
}) => {
  const { guest } = await openGuestList({ page, foyer, bench }, lucia)
  const lines = await bench.linesOf(card)
  await guest.question(/Show us your document/)
  const result = (text: string) => `${foyer.guest(1, 'kiosk')}mrz-result?guestIndex=1&mrz=${encodeURIComponent(text)}`
  await page.goto(result(lines.join('').replaceAll('1', '7')))
  await expect(page).toHaveURL(/guest-detail\/FOY1001\/1\?.*numTriesScanning=1/)
  await expect(page.getByText('2 more tries.')).toBeVisible()
  await page.goto(result(lines.join('')))
  await guest.question('Is everything right, Lucía?')
  await expect(page).toHaveURL(/guest-detail\/FOY1001\/1$/)
  await page.goBack()
  expect(page.url()).not.toContain('mrz=')
})
