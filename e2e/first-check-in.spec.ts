import {
  beginVisit,
  checkInAtReception,
  fillForms,
  findReservation,
  lucia,
  openGuest,
  type Stay,
  signWithConsents,
} from './check-in-steps.ts'
import { emulateOlderBrowser } from './emulate-older-browser.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'
import type { Guest } from './guest.ts'

/** From the search to the thanks, for one adult who has not prepared anything. */
async function checkIn(guest: Guest, stay: Stay, { hasReader = false } = {}) {
  await findReservation(guest, stay)
  await openGuest(guest, { hasReader })
  await fillForms(guest)
  await signWithConsents(guest)
  await checkInAtReception(guest)
}

test('SHELL-04.c J1 a guest with a phone of 2023 checks in, from the language to the thanks', {
  tag: '@gate',
  annotation: livesIn('packages/domain/src/journey/journey.ts'),
}, async ({ page, guest, foyer }) => {
  await emulateOlderBrowser(page)
  await page.setViewportSize(sizes.phone)
  await page.goto(foyer.guest(1, 'own'))
  await beginVisit(guest)
  await checkIn(guest, lucia)

  await guest.question(/Your room/)
  const code = await page.getByRole('region', { name: 'Your door code' }).innerText()
  expect(code.replaceAll(/\D/g, '')).toMatch(/^\d{6}/)
  await page.reload()
  await guest.question(/Your room/)
  expect(await page.getByRole('region', { name: 'Your door code' }).innerText()).toBe(code)

  await guest.tap('I have my code')
  await guest.question(/Thank you/)
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true })
  await expect(page.getByText('Thank you for your feedback.')).toBeVisible()
  await guest.tap('Show my room and code')
  await guest.question(/Your room/)
  await guest.tap('Remove from this phone')
  await expect(page.getByRole('button', { name: 'English', exact: true })).toBeVisible()

  await page.goBack()
  await expect(page.getByText(code)).toHaveCount(0)
})

test('a kiosk is enrolled with its license code, and a guest checks in at it', { tag: '@gate' }, async ({
  page,
  guest,
  foyer,
}) => {
  await page.setViewportSize(sizes.kiosk)
  await page.goto(foyer.guest(1, 'kiosk'))
  await expect(page).toHaveURL(/\/pok\/$/)
  await page.getByRole('textbox', { name: 'License code' }).pressSequentially('FOYERHOTELKIOSK1')
  await guest.tap('Sign this device in')
  await expect(page).toHaveURL(/hotel\/1\/lang\/en\/appkey\/kiosk\//)
  await beginVisit(guest)
  await checkIn(guest, { reservation: 'foy1001', surname: 'GARCIA LOPEZ' }, { hasReader: true })
  await guest.question(/Your room/)
  await guest.tap('I have my code')
  await guest.tap('Finish')
  await expect(page.getByRole('button', { name: 'English', exact: true })).toBeVisible()
})
