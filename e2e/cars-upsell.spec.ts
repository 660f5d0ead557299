import type { Page } from '@playwright/test'
import { expect, type Foyer, livesIn, sizes, test } from './foyer.ts'
import {
  agreeToYoungDriver,
  birthDateYearsAgo,
  CAR_RENTAL_HOTEL,
  fillDriver,
  fillDriverDocument,
  jensen,
  signAgreement,
  typeInstead,
} from './rental.ts'
import { atScreen } from './stages.ts'
import { enrol } from './walk/devices.ts'

const QUESTION = 'Would you like a better car?'
const SIGN = /Please sign here/

/** The pick-up has begun; typing the drivers' data is part of another journey. */
async function openCarUpsell(page: Page, foyer: Foyer, appKey: string) {
  const guest = await atScreen(page, foyer.guest(CAR_RENTAL_HOTEL, appKey), 'betterCars', jensen)
  await guest.question(QUESTION)
  return guest
}

const upgradeLine = (page: Page) => page.getByRole('term').filter({ hasText: 'Upgrade' })
const buildSummaryAddress = (foyer: Foyer, appKey: string) =>
  `${foyer.guest(CAR_RENTAL_HOTEL, appKey)}check-in-summary/RAC3002`

test('NAV-32.a RAC-13 RAC-14 RAC-16.b on a phone Freja takes a better car, then another, then her own again; the bill follows each time', {
  annotation: livesIn('apps/server/src/checkin/upsell/upsell.service.ts'),
}, async ({ page, foyer, shoot }) => {
  await page.setViewportSize(sizes.phone)
  const guest = await openCarUpsell(page, foyer, 'own')
  await expect(page.getByRole('group', { name: /^Car \d of 4$/ })).toHaveCount(3)
  await expect(page.getByText('+€9.00 per day')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep my car' })).toBeVisible()
  await shoot('phone, nothing chosen')
  await guest.tap('Next car')
  await expect(page.getByText('+€136.50')).toBeVisible()
  await guest.tap('Choose this car: SUV with four-wheel drive')
  await shoot('phone, SUV chosen')
  await guest.tap(/^Choose SUV with four-wheel drive for €136.50/)
  await expect(page.getByRole('heading', { name: QUESTION })).toHaveCount(0)
  await page.goto(buildSummaryAddress(foyer, 'own'))
  await expect(upgradeLine(page)).toHaveText('Upgrade: SUV with four-wheel drive (Teide 4, 4515 MBR)')

  await page.setViewportSize(sizes.phone)
  await page.goto(`${foyer.guest(CAR_RENTAL_HOTEL, 'own')}rac-upsell/RAC3002`)
  await guest.question(QUESTION)
  await expect(page.getByRole('button', { name: /^Choose this car: SUV/ })).toHaveText('Confirmed')
  await shoot('phone, confirmed')
  await guest.tap('Next car')
  await guest.tap('Choose this car: Convertible')
  await guest.tap(/^Choose Convertible for €238.00/)
  await expect(page.getByRole('heading', { name: QUESTION })).toHaveCount(0)
  await page.goto(buildSummaryAddress(foyer, 'own'))
  await expect(upgradeLine(page)).toHaveText('Upgrade: Convertible (Brisa, 4626 MCJ)')

  await page.goto(`${foyer.guest(CAR_RENTAL_HOTEL, 'own')}rac-upsell/RAC3002`)
  await guest.question(QUESTION)
  await guest.tap('Choose this car: Convertible')
  await guest.tap('Keep my car')
  await expect(page.getByRole('heading', { name: QUESTION })).toHaveCount(0)
  await page.goto(buildSummaryAddress(foyer, 'own'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(upgradeLine(page)).toHaveCount(0)
})

test('RAC-15.b RAC-18 at the kiosk two drivers, one of them young, take a better car by swipe, key and side tap, then another, then their own again', {
  annotation: livesIn('apps/guest/src/screens/rac-upsell/use-upsell.ts'),
}, async ({ page, foyer, axe, shoot }) => {
  await page.setViewportSize(sizes.kiosk)
  await enrol(page, foyer, 'kiosk', CAR_RENTAL_HOTEL)
  const guest = await atScreen(page, foyer.guest(CAR_RENTAL_HOTEL, 'kiosk'), 'guests', jensen)
  await shoot('two drivers')
  await guest.tap(/Continue with Freja/)
  await typeInstead(page)
  await fillDriver(guest, birthDateYearsAgo(40), 'C01X00T48')
  await guest.question('Who is driving?')
  await guest.tap(/Continue with driver 2/)
  await typeInstead(page)
  await guest.type('First name', 'Mikkel')
  await guest.type('Surname', 'Jensen')
  await fillDriverDocument(guest, birthDateYearsAgo(22), 'C01X00T50')
  await guest.question('Where does Mikkel live?')
  await guest.tap('Save and continue')
  await agreeToYoungDriver(page, { axe, shoot })
  await guest.question('Everyone is ready')
  await shoot('both ready')
  await guest.tap('Continue')

  await guest.question(QUESTION)
  await shoot('kiosk, nothing chosen')
  await guest.tap('Choose this car: Estate car')
  await page.getByRole('button', { name: /^SUV with four-wheel drive, .* bring to front$/ }).click()
  await guest.tap('Choose this car: SUV with four-wheel drive')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Choose this car: Estate car' })).toBeVisible()
  const ring = await page.getByRole('region', { name: 'Cars available on your dates' }).boundingBox()
  if (!ring) throw new Error('There is no ring.')
  const middle = { x: ring.x + ring.width / 2, y: ring.y + 80 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x - 120, middle.y, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Choose this car: SUV with four-wheel drive' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Choose this car: Estate car' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await shoot('kiosk, one chosen')
  await page.setViewportSize(sizes.tablet)
  await shoot('tablet')
  await page.setViewportSize(sizes.kiosk)

  // A better car, then another, then their own again, each chosen from the screen after it.
  await guest.tap(/^Choose SUV with four-wheel drive for €136.50/)
  await guest.question(SIGN)
  await guest.tap('Back')
  await guest.question(QUESTION)
  await expect(page.getByRole('button', { name: /^Choose this car: SUV/ })).toHaveText('Confirmed')
  await guest.tap('Next car')
  await guest.tap('Choose this car: Convertible')
  await guest.tap(/^Choose Convertible for €238.00/)
  await guest.question(SIGN)
  await guest.tap('Back')
  await guest.question(QUESTION)
  await guest.tap('Choose this car: Convertible')
  await guest.tap('Keep my car')
  for (const name of ['Freja', 'Mikkel']) {
    await guest.question(`Please sign here, ${name}`)
    await signAgreement(guest)
  }
  await guest.question('Pay at the desk')
  await expect(page.getByRole('term').filter({ hasText: 'Young driver' })).toBeVisible()
  await expect(upgradeLine(page)).toHaveCount(0)
  await shoot('bill')
})
