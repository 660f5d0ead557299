import type { Page } from '@playwright/test'
import { atTheBench } from './bench.ts'
import { expect, type Foyer, livesIn, test } from './foyer.ts'
import { guestAt } from './guest.ts'

/** A tall kiosk of the Palace, signed in as one of its variants, at the guests of a booking. */
async function atTheGuests(page: Page, foyer: Foyer, booking: readonly [string, string], appKey = 'kiosk') {
  const guest = guestAt(page)
  await page.setViewportSize({ width: 1080, height: 1920 })
  await page.goto(`${foyer.url}/pok/`)
  await guest.type('License code', 'FOYE-RHOT-ELDE-VICE')
  await guest.tap('Sign this device in')
  await page.locator('[name="appKey"]').fill(appKey)
  await guest.tap('Sign this device in')
  await page.waitForURL(`**/appkey/${appKey}/**`)
  await guest.tap('English')
  const [voucher, surname] = booking
  await guest.type('Booking number', voucher)
  await guest.type('Surname', surname)
  await guest.tap('Find my booking')
  const messages = page.getByRole('dialog')
  const goOn = page.getByRole('button', { name: /Yes, check in/ })
  const isDone = page.getByRole('heading', { name: 'Everybody is ready' })
  await expect(messages.or(goOn).or(isDone).first()).toBeVisible()
  if (await messages.isVisible()) await messages.locator('button[data-kind="primary"]').click()
  if (!(await isDone.isVisible())) await goOn.click()
  return guest
}

const family = ['FOY1002', 'Müller'] as const
const ready = (page: Page) => expect(page.getByText('The reader is ready for your document.')).toBeVisible()
const value = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test('SHELL-05 CAPTURE-01 CAPTURE-12 CAPTURE-52 two adults and a child show their documents and sign', {
  annotation: livesIn('apps/guest/src/screens/guest-detail/use-reading.ts'),
}, async ({ page, foyer, hub, axe, shoot }) => {
  test.slow()
  const guest = await atTheGuests(page, foyer, family)
  const bench = await atTheBench(page, hub.bench)
  await guest.tap(/Continue with Anna/)
  await guest.question('Show us your document, Anna')
  await ready(page)
  await axe()
  await shoot('scan')
  await bench.hold('Passport of Anna Müller')
  await guest.question('Is everything right, Anna?')
  const toast = page.getByText('Your document has been read.')
  await expect(toast).toBeVisible()
  const box = await toast.boundingBox()
  expect(box && Math.abs(box.x + box.width / 2 - 540) < 80 && box.y < 160).toBe(true)
  await expect(value(page, 'Surname')).toHaveValue('Müller')
  await expect(value(page, 'Document number')).toHaveValue('C01X00T41')
  await axe()
  await shoot('read')
  await guest.tap('Continue')
  await guest.question(/How can we reach you/)
  await guest.type('E-mail', 'anna@example.com')
  await guest.pick('Country of residence', 'Germany')
  await guest.type('Street and number', 'Lindenallee 4')
  await guest.type('Postal code', '10115')
  await guest.tap('Save and continue')

  await guest.tap(/Continue with Jonas/)
  await guest.question('Show us your document, Jonas')
  await ready(page)
  // The document of somebody else of the party is not taken.
  await bench.hold('Passport of Anna Müller')
  await expect(page.getByText(/Another guest of this booking has shown this document/)).toBeVisible()
  await shoot('another guest’s document')
  await ready(page)
  await bench.hold('Passport of Jonas Müller')
  await guest.question('Is everything right, Jonas?')
  await guest.tap('Continue')
  await guest.tap('Same address as Anna')
  await guest.type('E-mail', 'jonas@example.com')
  await guest.tap('Save and continue')

  await guest.tap(/Continue/)
  await guest.question('Show us this guest’s document')
  await ready(page)
  await bench.hold('Child’s passport of Lena Müller')
  await guest.question('Is everything right, Lena?')
  await guest.tap('Continue')
  await guest.tap('Same address as Anna')
  await guest.type('E-mail', 'lena@example.com')
  await guest.pick(/This child travels with/, 'Mother or father')
  await shoot('a child')
  await guest.tap('Save and continue')

  await guest.question('Everybody is ready')
  await guest.tap('Continue')
  for (const name of ['Anna', 'Jonas', 'Lena']) {
    await guest.question(`Please sign here, ${name}`)
    await guest.sign()
    await guest.tick('I have read the privacy notice.')
    await guest.tick('I accept the terms and conditions.')
    await guest.tap('Sign and continue')
  }
  await guest.question('How would you like to pay?')
})

test('a Spaniard’s card fills what the police ask of it, and the form asks for the rest', async ({
  page,
  foyer,
  hub,
  shoot,
}) => {
  const guest = await atTheGuests(page, foyer, ['FOY1001', 'García López'], 'kiosk-joined')
  const bench = await atTheBench(page, hub.bench)
  await guest.tap(/Continue with/)
  await ready(page)
  await bench.hold('Identity card of Lucía García López')
  await guest.question('Is everything right, Lucía?')
  for (const [name, text] of [
    ['Surname', 'García'],
    ['Second surname', 'López'],
    ['Document number', '12345678Z'],
    ['Support number', 'BAA000589'],
  ] as const) {
    await expect(value(page, name)).toHaveValue(text)
  }
  await expect(page.getByRole('button', { name: /^Kind of document/ })).toContainText('Identity card')
  await shoot('Spanish card, joined forms')

  await guest.type('Support number', '123')
  await guest.tap('Save and continue')
  await expect(page.getByText(/Support number has an invalid format/)).toBeVisible()
  await guest.type('Support number', 'BAA000589')
  await guest.type('E-mail', 'lucia@example.com')
  await guest.pick('Country of residence', 'Spain')
  await guest.tap('Save and continue')
  for (const name of ['region', 'municipality', 'street', 'postalCode']) {
    await expect(page.locator(`[data-field="${name}"]`).getByText('Please fill this in.')).toBeVisible()
  }
  await shoot('what the police ask for')
  await guest.type('Street and number', 'Carrer del Fanal 24')
  await guest.pick(/^Region/, 'Barcelona')
  await guest.pick(/^Town|^Municipality/, 'Badalona')
  await guest.type('Postal code', '08911')
  await guest.tap('Save and continue')
  await guest.question('Everybody is ready')
})

test('somebody over seventy is asked for the issue date, which we have worked out and say so', async ({
  page,
  foyer,
  hub,
  shoot,
}) => {
  const guest = await atTheGuests(page, foyer, ['FOY1006', 'Dupont'])
  const bench = await atTheBench(page, hub.bench)
  await guest.tap(/Continue with/)
  await ready(page)
  await bench.hold('Passport of Camille Dupont, 74')
  await guest.question('Is everything right, Camille?')
  await expect(page.getByText('We worked this date out. Please check it.')).toBeVisible()
  await shoot('a date that we worked out')
})

test('an expired passport is a warning, and a name that the booking does not have is a choice', async ({
  page,
  foyer,
  hub,
  axe,
  shoot,
}) => {
  const guest = await atTheGuests(page, foyer, ['FOY1008', 'Silva'])
  const bench = await atTheBench(page, hub.bench)
  await guest.tap(/Continue with/)
  await ready(page)
  await bench.hold('Expired passport of France')
  await expect(page.getByText(/This document has expired/)).toBeVisible()
  await axe()
  await shoot('expired, another name')
  await page.getByRole('group', { name: 'Which surname is right?' }).getByText('Silva').click()
  await expect(value(page, 'Surname')).toHaveValue('Silva')
})

test('CAPTURE-15 at a kiosk with a reader that types, what it typed is sent a second after the last key', async ({
  page,
  foyer,
  hub,
}) => {
  const guest = await atTheGuests(page, foyer, ['FOY1001', 'García López'], 'kiosk-keyboard')
  const bench = await atTheBench(page, hub.bench)
  const lines = await bench.linesOf('Identity card of Lucía García López')
  await page.bringToFront()
  await guest.tap(/Continue with/)
  await ready(page)
  await page.clock.install()
  // Stands still, so that a slow machine does not make the reader pause between two letters.
  await page.clock.pauseAt(new Date(Date.now() + 20_000))
  for (const line of lines) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  await page.clock.runFor(900)
  await ready(page)
  await page.clock.runFor(200)
  await page.clock.resume()
  await guest.question('Is everything right, Lucía?')
  await expect(value(page, 'Document number')).toHaveValue('12345678Z')
})

test('a kiosk whose reader lies below the screen reads as well', async ({ page, foyer, hub }) => {
  const guest = await atTheGuests(page, foyer, ['FOY1006', 'Dupont'], 'kiosk-screen')
  const bench = await atTheBench(page, hub.bench)
  await guest.tap(/Continue with/)
  await ready(page)
  await bench.hold('Passport of Camille Dupont, 74')
  await guest.question('Is everything right, Camille?')
})

test('CAPTURE-18 CAPTURE-20 CAPTURE-21 a strict kiosk lets nobody type before three failed scans, nor change what was read', async ({
  page,
  foyer,
  hub,
  axe,
  shoot,
}) => {
  const guest = await atTheGuests(page, foyer, ['FOY1006', 'Dupont'], 'kiosk-strict')
  const bench = await atTheBench(page, hub.bench)
  const typeInstead = page.getByRole('button', { name: 'Type it in instead' })
  await guest.tap(/Continue with/)
  await ready(page)
  await expect(typeInstead).toHaveCount(0)
  await bench.hold('Passport of Camille Dupont, 74')
  await guest.question('Is everything right, Camille?')
  await expect(value(page, 'Document number')).not.toBeEditable()
  await shoot('read only')
  await axe()

  await guest.tap('Scan again')
  await shoot('before anything is lost')
  await axe()
  await guest.tap('Clear and scan again')
  for (const left of ['2 more tries are left.', 'One more try is left.', 'Now you can type it in, or ask reception.']) {
    await ready(page)
    await expect(typeInstead).toHaveCount(0)
    await bench.hold('Smudged passport of Utopia')
    await expect(page.getByText(left)).toBeVisible()
    await shoot(left)
  }
  await axe()
  await typeInstead.click()
  await expect(value(page, 'Document number')).toBeEditable()
  await expect(value(page, 'Document number')).toHaveValue('')
})

test('CAPTURE-10 CAPTURE-31 CAPTURE-59 a document of an earlier pre-check-in is recognised when it is shown again', async ({
  page,
  foyer,
  hub,
}) => {
  const guest = await atTheGuests(page, foyer, ['FOY1003', 'Rossi'])
  const bench = await atTheBench(page, hub.bench)
  await guest.tap('Edit guest 1, Giulia Rossi')
  await guest.question('Is everything right, Giulia?')
  await guest.tap('Scan again')
  await guest.tap('Clear and scan again')
  await ready(page)
  const removed = page.waitForResponse('**/api/remove-precheckin/**')
  await bench.hold('Passport of Giulia Rossi')
  expect((await removed).status()).toBe(200)
  await expect(page.getByText('This document was registered before. What you show now counts.')).toBeVisible()
})

test('NAV-18 a scanner’s own program comes back with a result, and nothing of it stays in the address', async ({
  page,
  foyer,
  hub,
}) => {
  const guest = await atTheGuests(page, foyer, ['FOY1001', 'García López'])
  const bench = await atTheBench(page, hub.bench)
  const lines = await bench.linesOf('Identity card of Lucía García López')
  await guest.tap(/Continue with/)
  await guest.question(/Show us your document/)
  const result = (text: string) => `${foyer.guest(1, 'kiosk')}mrz-result?guestIndex=1&mrz=${encodeURIComponent(text)}`
  await page.goto(result(lines.join('').replaceAll('1', '7')))
  await expect(page).toHaveURL(/guest-detail\/FOY1001\/1\?.*numTriesScanning=1/)
  await expect(page.getByText('2 more tries are left.')).toBeVisible()
  await page.goto(result(lines.join('')))
  await guest.question('Is everything right, Lucía?')
  await expect(page).toHaveURL(/guest-detail\/FOY1001\/1$/)
  await page.goBack()
  expect(page.url()).not.toContain('mrz=')
})
