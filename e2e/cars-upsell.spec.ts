import type { Page } from '@playwright/test'
import { expect, type Foyer, livesIn, sizes, test } from './foyer.ts'
import { guestAt } from './guest.ts'
import { atTheDevice } from './kiosk.ts'
import { searchByAddress } from './line.ts'

const CARS = 3
const jensen = { reservation: 'RAC3002', surname: 'Jensen' }
const QUESTION = 'Would you like a better car?'

/** The pick-up has begun; what is typed about drivers is another journey. */
async function toTheCars(page: Page, foyer: Foyer, appKey: string) {
  const guest = await searchByAddress(page, foyer.guest(CARS, appKey), jensen)
  await guest.question(/Is this your rental/)
  await guest.tap('Yes, continue')
  await guest.question('Who is driving?')
  await page.goto(`${foyer.guest(CARS, appKey)}rac-upsell/RAC3002`)
  await guest.question(QUESTION)
  return guest
}

const upgradeLine = (page: Page) => page.getByRole('term').filter({ hasText: 'Upgrade' })
const summaryOf = (foyer: Foyer, appKey: string) => `${foyer.guest(CARS, appKey)}check-in-summary/RAC3002`

test('NAV-32.a RAC-13 RAC-14 RAC-16.b on a phone Freja takes a better car, then another, then her own again; the bill follows each time', {
  annotation: livesIn('apps/server/src/checkin/upsell/upsell.service.ts'),
}, async ({ page, foyer, axe, shoot }) => {
  await page.setViewportSize(sizes.phone)
  const guest = await toTheCars(page, foyer, 'own')
  await expect(page.getByRole('group', { name: /^Car \d of 4$/ })).toHaveCount(3)
  await expect(page.getByText('+€9.00 a day')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep my car' })).toBeVisible()
  await axe()
  await shoot('phone, nothing chosen')
  await guest.tap('Next car')
  await expect(page.getByText('+€136.50')).toBeVisible()
  await guest.tap('Take this car: SUV with four-wheel drive')
  await shoot('phone, SUV chosen')
  await guest.tap(/^Take SUV with four-wheel drive for €136.50/)
  await expect(page.getByRole('heading', { name: QUESTION })).toHaveCount(0)
  await page.goto(summaryOf(foyer, 'own'))
  await expect(upgradeLine(page)).toHaveText('Upgrade: SUV with four-wheel drive (Teide 4, 4515 MBR)')

  await page.setViewportSize(sizes.phone)
  await page.goto(`${foyer.guest(CARS, 'own')}rac-upsell/RAC3002`)
  await guest.question(QUESTION)
  await expect(page.getByRole('button', { name: /^Take this car: SUV/ })).toHaveText('Confirmed')
  await shoot('phone, confirmed')
  await guest.tap('Next car')
  await guest.tap('Take this car: Convertible')
  await guest.tap(/^Take Convertible for €238.00/)
  await expect(page.getByRole('heading', { name: QUESTION })).toHaveCount(0)
  await page.goto(summaryOf(foyer, 'own'))
  await expect(upgradeLine(page)).toHaveText('Upgrade: Convertible (Brisa, 4626 MCJ)')

  await page.goto(`${foyer.guest(CARS, 'own')}rac-upsell/RAC3002`)
  await guest.question(QUESTION)
  await guest.tap('Take this car: Convertible')
  await guest.tap('Keep my car')
  await expect(page.getByRole('heading', { name: QUESTION })).toHaveCount(0)
  await page.goto(summaryOf(foyer, 'own'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(upgradeLine(page)).toHaveCount(0)
})

test('RAC-15.b RAC-18 at the kiosk the ring turns by a swipe, a key and a press on a side; one car is chosen at most', {
  annotation: livesIn('apps/guest/src/screens/rac-upsell/use-upsell.ts'),
}, async ({ page, foyer, axe, shoot }) => {
  await page.setViewportSize(sizes.kiosk)
  await atTheDevice(page, foyer, { hotel: CARS })
  const guest = guestAt(page)
  await toTheCars(page, foyer, 'kiosk')
  await axe()
  await shoot('kiosk, nothing chosen')
  await guest.tap('Take this car: Estate car')
  await page.getByRole('button', { name: /^SUV with four-wheel drive, .* bring to the front$/ }).click()
  await guest.tap('Take this car: SUV with four-wheel drive')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Take this car: Estate car' })).toBeVisible()
  const ring = await page.getByRole('region', { name: 'Cars that are free for your days' }).boundingBox()
  if (!ring) throw new Error('There is no ring.')
  const middle = { x: ring.x + ring.width / 2, y: ring.y + 80 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x - 120, middle.y, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Take this car: SUV with four-wheel drive' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Take this car: Estate car' })).toHaveAttribute('aria-pressed', 'false')
  await shoot('kiosk, one chosen')
  await page.setViewportSize(sizes.tablet)
  await shoot('tablet')
  await guest.tap('Back')
  await guest.question('Who is driving?')
})
