import type { Page } from '@playwright/test'
import { expect, livesIn, sizes, test } from './foyer.ts'
import {
  agreeToYoungDriver,
  birthDateYearsAgo,
  CAR_RENTAL_HOTEL,
  fillDriver,
  fillDriverDocument,
  jensen,
  signAgreement,
  typeInstead,
  typeLicence,
} from './rental.ts'
import { atScreen } from './stages.ts'
import { enrol } from './walk/devices.ts'

const QUESTION = 'Would you like a better car?'
const SIGN = /Please sign here/

/** Perspective makes the side cards lower than the one in front, and turning them makes them narrower still. */
async function expectDepth(page: Page): Promise<void> {
  const cards = page.getByRole('group', { name: /^Car \d of \d$/ })
  await expect(cards).toHaveCount(3)
  const found = await Promise.all((await cards.all()).map((card) => card.boundingBox()))
  const boxes = found.flatMap((box) => box ?? [])
  const [front, ...sides] = boxes.toSorted((a, b) => b.height - a.height)
  if (!front) throw new Error('There is no card in front.')
  for (const side of sides) {
    expect(side.height / front.height).toBeLessThan(0.95)
    expect(side.width / front.width).toBeLessThan(0.95 * (side.height / front.height))
  }
}

const upgradeLine = (page: Page) => page.getByRole('term').filter({ hasText: 'Upgrade' })
test('RAC-13 RAC-15.b RAC-18 at the kiosk two drivers, one of them young, take a better car by swipe, key and side tap, then another, then their own again', {
  annotation: livesIn('apps/guest/src/screens/rac-upsell/use-upsell.ts'),
}, async ({ page, foyer, axe, shoot }) => {
  await page.setViewportSize(sizes.kiosk)
  await enrol(page, foyer, 'kiosk', CAR_RENTAL_HOTEL)
  const guest = await atScreen(page, foyer.guest(CAR_RENTAL_HOTEL, 'kiosk'), 'guests', jensen)
  await shoot('two drivers')
  await guest.tap(/Continue with Freja/)
  await typeInstead(page)
  await fillDriver(guest, birthDateYearsAgo(40), 'C01X00T48')
  await typeLicence(guest, 'Freja', 'U1H45T781')
  await guest.question('Who is driving?')
  await guest.tap(/Continue with driver 2/)
  await typeInstead(page)
  await guest.type('First name', 'Mikkel')
  await guest.type('Surname', 'Jensen')
  await fillDriverDocument(guest, birthDateYearsAgo(22), 'C01X00T50')
  await guest.question('How can we reach you, Mikkel?')
  await guest.tap('Same address as Freja')
  await guest.type('E-mail', 'mikkel.jensen@example.com')
  await guest.tap('Save and continue')
  await agreeToYoungDriver(page, { axe, shoot })
  await typeLicence(guest, 'Mikkel', 'U1H45T782')
  await guest.question('Everyone is ready')
  await shoot('both ready')
  await guest.tap('Continue')

  await guest.question(QUESTION)
  await shoot('kiosk, nothing chosen')
  await expectDepth(page)
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
