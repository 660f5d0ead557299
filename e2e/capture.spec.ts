import type { Page } from '@playwright/test'
import { camille, fillContact, giulia, lucia, signSheet } from './check-in-steps.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'
import { expectReaderReady, openGuestList } from './kiosk.ts'
import { expectInMessageHistory } from './message-history.ts'
import { createDesk } from './staff.ts'

const family = { reservation: 'FOY1002', surname: 'Müller' }
const value = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test('CAPTURE-01 CAPTURE-12.a CAPTURE-14.b CAPTURE-52 SHELL-05.a G3 G4 G7 G9 G12 two adults and a child show their documents, the adults sign, and a family has one contact', {
  annotation: livesIn('apps/guest/src/screens/guest-detail/use-reading.ts'),
}, async ({ page, foyer, bench, axe, shoot }) => {
  test.slow()
  const { guest, hold } = await openGuestList({ page, foyer, bench }, family)
  await guest.tap(/Continue with Anna/)
  await guest.question('Show us your document, Anna')
  await expectReaderReady(page)
  await shoot('scan')
  await hold('A bus ticket')
  await expect(page.getByText(/We can’t see a document/)).toBeVisible()
  await shoot('no document')
  // Another guest's document prompts for confirmation and may stay on the reader: any order works.
  await bench.hold('Passport of Jonas Müller')
  await expect(page.getByRole('dialog', { name: 'This is Jonas’s document' })).toBeVisible()
  await axe()
  await shoot('of somebody else')
  await guest.tap('Use it for Jonas')
  await guest.question('Is everything right, Jonas?')
  await guest.tap('Back')
  await guest.question('Who is staying?')
  await guest.tap(/Continue with Anna/)
  await hold('Passport of Anna Müller')
  await guest.question('Is everything right, Anna?')
  await expect(value(page, 'Surname')).toHaveValue('Müller')
  await expect(value(page, 'Document number')).toHaveValue('C01X00T41')
  await axe()
  await shoot('read')
  await guest.tap('Continue')
  await guest.question(/How can we reach you/)
  await fillContact(guest, { email: 'anna@example.com' })

  await guest.tap(/Continue with Jonas/)
  await guest.question('Is everything right, Jonas?')
  await guest.tap('Continue')
  await guest.tap('Same address as Anna')
  await guest.tap('Same contact as Anna')
  await expect(value(page, 'E-mail')).toHaveValue('anna@example.com')
  await shoot('the same contact')
  await guest.tap('Save and continue')

  await guest.tap('Continue with your child')
  await guest.question('Show us this guest’s document')
  // Another guest's document is not accepted.
  await hold('Passport of Anna Müller')
  const toast = page.getByText('That didn’t work. Please try again.')
  await expect(toast).toBeVisible()
  const box = await toast.boundingBox()
  expect(box && Math.abs(box.x + box.width / 2 - 540) < 80 && box.y < 160).toBe(true)
  await expect(page.getByText(/Another guest in this booking has already used this document/)).toBeVisible()
  await shoot('another guest’s document')
  // A toast that has disappeared can be read again.
  await expect(toast).toHaveCount(0)
  await expectInMessageHistory(page, 'That didn’t work. Please try again.')
  await hold('Child’s passport of Lena Müller')
  await guest.question('Is everything right, Lena?')
  await guest.tap('Continue')
  await guest.question('Where does Lena live?')
  await guest.tap('Same address as Anna')
  await expect(page.getByRole('textbox', { name: /E-mail|Phone/ })).toHaveCount(0)
  await guest.pick(/This child travels with/, 'Mother or father')
  await shoot('a child')
  await guest.tap('Save and continue')

  // No one is left to ask, so the kiosk continues automatically.
  for (const name of ['Anna', 'Jonas']) {
    await guest.question(`Please sign here, ${name}`)
    await signSheet(guest)
  }
  await guest.question('Pay at reception')
})

/** The next guest at a kiosk finds nothing of the one before. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear())
  await page.context().clearCookies()
}

test('CAPTURE-10 CAPTURE-12.b CAPTURE-31.a CAPTURE-59 SHELL-05.b S13 four guests at one reader: a Spanish card, a cable pulled out, which the desk sees, a calculated date, an expired passport and an earlier document', async ({
  page,
  foyer,
  bench,
  elsewhere,
  axe,
  shoot,
}) => {
  test.slow()
  const { guest, show } = await openGuestList({ page, foyer, bench }, lucia, 'kiosk-joined')
  // The card fills in what the police require of it, and the form asks for the rest.
  await show('Identity card of Lucía García López', 'Lucía')
  for (const [name, text] of [
    ['First surname', 'García'],
    ['Second surname', 'López'],
    ['Document number', '12345678Z'],
    ['Support number', 'BAA000589'],
  ] as const) {
    await expect(value(page, name)).toHaveValue(text)
  }
  await expect(page.getByRole('button', { name: /^Type of document/ })).toContainText('Identity card')
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
  await guest.question(/Please sign here/)

  // The reader is unplugged: the desk sees which kiosk, which part and which guest.
  await leave(page)
  const office = await elsewhere(sizes.tablet)
  const desk = createDesk(office, foyer)
  await desk.signIn('receptionist', 'alerts')
  await desk.title('Alerts')
  const second = await openGuestList({ page, foyer, bench }, camille)
  await expectReaderReady(page)
  await bench.set('Reader', 'Unplugged')
  await expect(page.getByText('The reader isn’t connected right now.')).toBeVisible()
  // The kiosk of the first guest has the same hub, and its own alert.
  const broken = office.getByRole('article', { name: 'Kiosk hardware fault' }).filter({ hasText: 'FOY1006' })
  await expect(broken).toContainText(/document reader.*kiosk/)
  await bench.set('Reader', 'Works')

  // Over seventy: the issue date is calculated.
  await second.show('Passport of Camille Dupont, 74', 'Camille')
  await expect(page.getByText('We estimated this date. Please check it.')).toBeVisible()
  await shoot('a date that we worked out')

  // A name that differs from the booking offers a choice.
  await leave(page)
  const third = await openGuestList({ page, foyer, bench }, { reservation: 'FOY1008', surname: 'Silva' })
  await third.hold('Expired passport of France')
  await expect(page.getByText(/This document has expired/)).toBeVisible()
  await axe()
  await shoot('expired, another name')
  await page.getByRole('group', { name: 'Which surname is right?' }).getByText('Silva').click()
  await expect(value(page, 'Surname')).toHaveValue('Silva')

  // A document of an earlier pre-check-in is recognised when it is shown again.
  await leave(page)
  const fourth = await openGuestList({ page, foyer, bench }, giulia)
  await fourth.guest.tap('Edit guest 1, Giulia Rossi')
  await fourth.guest.question('Is everything right, Giulia?')
  await fourth.guest.tap('Scan again')
  await fourth.guest.tap('Clear and scan again')
  const removed = page.waitForResponse('**/api/remove-precheckin/**')
  await fourth.hold('Passport of Giulia Rossi')
  expect((await removed).status()).toBe(200)
  await expect(page.getByText('This document is already registered. We’ll use what you show now.')).toBeVisible()

  // The hub's next report has closed the alert.
  await expect(broken).toHaveCount(0, { timeout: 90_000 })
})
