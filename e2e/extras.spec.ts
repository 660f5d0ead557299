import type { Page } from '@playwright/test'
import { giulia, searchReservation } from './check-in-steps.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'
import type { Guest } from './guest.ts'
import { openDevice } from './kiosk.ts'
import { createDesk } from './staff.ts'
import { atScreen } from './stages.ts'

const bill = (page: Page) => page.getByRole('term').filter({ hasText: /cava|Upgrade|until four/ })
const amount = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')
const heightOf = async (page: Page, name: RegExp) =>
  (
    await page
      .locator('section')
      .filter({ has: page.getByRole('button', { name }) })
      .last()
      .boundingBox()
  )?.height

type Shoot = (label: string) => Promise<void>

/** Removing and applying it again restores the same bill each time. */
async function useVoucher(page: Page, guest: Guest, shoot: Shoot): Promise<void> {
  const modal = page.getByRole('dialog', { name: 'Your voucher' })
  const apply = async (code: string) => {
    await modal.getByRole('textbox', { name: 'Voucher code' }).fill(code)
    await modal.getByRole('button', { name: 'Use voucher' }).click()
  }
  await expect(amount(page, 'Due today')).toHaveText('€328.00')
  await guest.tap('I have a voucher')
  await apply('nothing')
  await expect(modal.getByText('This voucher code can’t be used.')).toBeVisible()
  await shoot('voucher refused')
  await apply('lamp-25')
  await expect(amount(page, 'Voucher of the house')).toHaveText('-€25.00')
  await expect(amount(page, 'Due today')).toHaveText('€303.00')
  await shoot('voucher used')
  await guest.tap('Remove voucher LAMP-25')
  await expect(amount(page, 'Due today')).toHaveText('€328.00')
  await guest.tap('I have a voucher')
  await apply('LAMP-25')
  await expect(amount(page, 'Due today')).toHaveText('€303.00')
}

async function changeInvoiceHolder(
  page: Page,
  guest: Guest,
  { axe, shoot }: { axe: () => Promise<void>; shoot: Shoot },
): Promise<void> {
  await expect(page.getByText('Invoice to Giulia Rossi')).toBeVisible()
  await guest.tap('Change')
  const modal = page.getByRole('dialog')
  await expect(modal.getByRole('heading', { name: 'Who is the invoice for?' })).toBeVisible()
  await shoot('whom')
  await modal.getByRole('radio', { name: /Someone else/ }).check({ force: true })
  await modal.getByRole('button', { name: 'Continue' }).click()
  await shoot('which kind')
  await modal.getByRole('button', { name: /^Company|A company/ }).click()
  await modal.getByRole('textbox', { name: 'Name of the company' }).fill('Rossi & Figli')
  await modal.getByRole('button', { name: 'Save' }).click()
  await expect(modal.locator('[aria-invalid="true"]').first()).toBeVisible()
  await axe()
  await shoot('what the hotel asks')
  await modal.getByRole('textbox', { name: 'Tax number' }).fill('IT01234567897')
  await modal.getByRole('textbox', { name: 'Street and number' }).fill('Via Larga 7')
  await modal.getByRole('textbox', { name: 'Town' }).fill('Milano')
  await modal.getByRole('button', { name: /^Country/ }).click()
  await page.getByRole('combobox').or(page.getByRole('searchbox')).last().fill('Ital')
  await page.getByRole('option', { name: 'Italy' }).click()
  await modal.getByRole('button', { name: 'Save' }).click()
}

test('EXTRAS-01.a EXTRAS-02.b INVOICE-01 INVOICE-02.b INVOICE-03.b INVOICE-07.a SUMMARY-01.b SUMMARY-01.c SUMMARY-09 SUMMARY-11 UPGRADE-04 UPGRADE-05 UPGRADE-06 at the kiosk Giulia takes extras, a better room, a voucher and an invoice to her company; the bill, the desk and the key reflect them', {
  annotation: livesIn('apps/server/src/checkin/extras/extras.service.ts'),
}, async ({ page, foyer, elsewhere, axe, shoot }) => {
  await page.setViewportSize(sizes.kiosk)
  const guest = await openDevice(page, foyer, { appKey: 'kiosk-extras' })
  await guest.tap('English')
  await searchReservation(guest, giulia)

  // Her booking includes breakfast, and she has neither child nor pet.
  await guest.question('Stay until four')
  await axe()
  await guest.tick(/Yes, please/)
  await expect(page.getByText('€30.00').first()).toBeVisible()
  await shoot('one by one')
  await guest.tap('Continue')
  await guest.question('Parking in the courtyard')
  await shoot('parking')
  await guest.tap('No, thanks')
  await guest.question('A bottle of cava in the room')
  await guest.tap('One more: A bottle of cava in the room')
  await shoot('cava')
  await guest.tap('Continue')

  await guest.question('Would you like a bigger room?')
  await expect.poll(() => heightOf(page, /Palace suite/)).toBe(60)
  await shoot('upgrades')
  await page.getByRole('button', { name: /^Palace suite/ }).click()
  await expect.poll(() => heightOf(page, /^Palace suite/)).toBe(200)
  await shoot('upgrade opened')
  await guest.tap('Look around: Palace suite')
  const tour = page.getByRole('dialog', { name: 'Palace suite, 360° view' })
  const view = tour.getByRole('slider')
  await expect(view).toHaveAttribute('aria-valuenow', '0')
  await shoot('tour')
  const box = await view.boundingBox()
  if (!box) throw new Error('There is nothing to see.')
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect(view).not.toHaveAttribute('aria-valuenow', '0')
  await view.press('ArrowRight')
  await shoot('tour, turned')
  await tour.getByRole('button', { name: 'Close' }).click()
  await guest.tap('Choose this room: Palace suite')
  await shoot('upgrade chosen')
  await guest.tap('Change room for €270.00')

  await guest.question('Pay at reception')
  await expect(bill(page)).toHaveText(['Stay until four', 'A bottle of cava in the room', 'Upgrade: Palace suite'])
  await shoot('summary')
  await useVoucher(page, guest, shoot)
  await changeInvoiceHolder(page, guest, { axe, shoot })
  await expect(page.getByText('Invoice to Rossi & Figli')).toBeVisible()

  const office = await elsewhere(sizes.tablet)
  const desk = createDesk(office, foyer)
  await desk.signIn('receptionist', 'arrivals/FOY1003')
  await expect(desk.row(/Rossi, Giulia/).getByText('2 extras to do')).toBeVisible()
  const stay = desk.stay('FOY1003')
  await expect(stay.getByText(/Upgrade: Palace suite 502/)).toBeVisible()
  await stay.getByRole('button', { name: /^Mark as done: A bottle of cava/ }).click()
  await expect(stay.getByText(/Done by Marta Vidal/)).toBeVisible()
  await expect(desk.row(/Rossi, Giulia/).getByText('1 extra to do')).toBeVisible()
  await expect(stay.getByText('Rossi & Figli')).toBeVisible()
  await expect(stay.getByText(/IT01234567897/)).toBeVisible()

  await guest.tick('Send me the bill by e-mail')
  const address = page.getByRole('textbox', { name: 'E-mail for the bill' })
  await address.fill('office@')
  await guest.tap(/Check in, pay €303.00 at reception/)
  await expect(page.getByText('Please enter an e-mail address like name@example.com.')).toBeVisible()
  await axe()
  await shoot('summary with everything')
  await address.fill('office@example.com')
  await guest.tap(/Check in, pay €303.00 at reception/)
  await guest.question(/Your room/)
  await expect(page.getByText('502').first()).toBeVisible()
  await expect(stay.getByText('The room was changed at check-in.')).toBeVisible()
})

test('EXTRAS-01.b EXTRAS-03.a on a phone several are shown at once, and a reload keeps what was chosen', {
  annotation: livesIn('apps/guest/src/screens/extras/use-extras.ts'),
}, async ({ page, foyer, shoot }) => {
  await page.setViewportSize(sizes.phone)
  const guest = await atScreen(page, foyer.guest(1, 'extras'), 'extras', giulia)
  await guest.question('Anything to add to your stay?')
  const strip = page.getByRole('list', { name: 'Anything to add to your stay?' })
  await expect(strip.getByRole('listitem')).toHaveCount(3)
  await shoot('side by side')
  const left = () => strip.evaluate((element) => element.scrollLeft)
  await guest.tap('Scroll right')
  await expect.poll(left).toBe(200)
  await guest.tap('Scroll left')
  await expect.poll(left).toBe(0)
  await guest.tick(/Stay until four/)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /Stay until four/ })).toBeChecked()
  await page.setViewportSize(sizes.tablet)
  await shoot('side by side, tablet')
  await guest.tap('Continue')
  await guest.question('Would you like a bigger room?')
  await page.setViewportSize(sizes.phone)
  await page.getByRole('button', { name: /^Room with terrace/ }).click()
  await shoot('upgrade, phone')
  await guest.tap('Keep my room')
  await guest.question('Pay at reception')
  await guest.tap('Back')
  await guest.question('Anything to add to your stay?')
  await page.getByRole('checkbox', { name: /Stay until four/ }).uncheck()
  await guest.tap('No, thanks')
  await guest.tap('Keep my room')
  await guest.question('Everything is ready for you')
})
