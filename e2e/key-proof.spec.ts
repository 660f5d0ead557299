import type { Page } from '@playwright/test'
import { findAccessibilityIssues } from './accessibility-issues.ts'
import type { Stay } from './check-in-steps.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'
import type { Guest } from './guest.ts'
import { openDevice } from './kiosk.ts'
import { createDesk } from './staff.ts'
import { atStage } from './stages.ts'

const lena: Stay = { reservation: 'FOY2002', surname: 'Meyer' }

/** Lena arrives at the Beach with her phone, up to the step of the key. */
async function arrive(page: Page, address: string): Promise<Guest> {
  const given = { email: 'somebody.else@example.com' }
  const guest = await atStage(page, address, 'signed', { stay: lena, given })
  await guest.question('Pay at reception')
  await page.locator('main button[data-kind="primary"]').click()
  return guest
}

test('a phone gets its key with the code that was mailed to the booking’s own address', {
  annotation: livesIn('apps/guest/src/screens/second-factor/use-mailed-code.ts'),
}, async ({ page, foyer, elsewhere, axe, shoot }) => {
  await page.setViewportSize(sizes.phone)
  const guest = await arrive(page, foyer.guest(2, 'own'))
  await guest.question('May we send you a code for your key?')
  expect(await page.content()).not.toContain('Your door code')
  await shoot('send')
  // A reload asks again.
  await page.reload()
  await guest.tap('Send me the code')
  await guest.question('Which code did we send you?')
  await expect(page.getByText(/len\*+@example\.com/)).toBeVisible()
  await guest.type('Code from the e-mail', '000000')
  await guest.tap('Show my key')
  await expect(page.getByText(/That isn’t the right code/)).toBeVisible()
  await axe()
  await shoot('refused')

  const office = await elsewhere(sizes.tablet)
  const desk = createDesk(office, foyer)
  await desk.signIn('everywhere')
  await office.getByRole('button', { name: /^Hotel/ }).click()
  await office
    .getByRole('menuitem', { name: /Foyer Beach/ })
    .or(office.getByRole('menuitemradio', { name: /Foyer Beach/ }))
    .click()
  await desk.view('Mail')
  await office.getByRole('link', { name: /lena\.meyer@example\.com/ }).click()
  const mail = office.getByRole('complementary')
  await mail.getByText('Plain text').click()
  const code = /\b\d{3} \d{3}\b/.exec(await mail.innerText())?.[0] ?? ''
  await guest.type('Code from the e-mail', code)
  await guest.tap('Show my key')
  await guest.question(/Your room/)
  await expect(page.getByRole('region', { name: 'Your door code' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Your door code' })).toBeVisible()
})

test('a phone gets its key with the code shown on the kiosk in the lobby, and shows what opens the key box', {
  annotation: livesIn('apps/guest/src/screens/select-language/lobby-code.tsx'),
}, async ({ page, foyer, elsewhere, axe, shoot }) => {
  await page.setViewportSize(sizes.phone)
  const kiosk = await elsewhere(sizes.kiosk)
  await openDevice(kiosk, foyer, { hotel: 2 })
  const shown = kiosk.getByText(/Checking in on your phone/)
  await expect(shown).toBeVisible()
  expect(await findAccessibilityIssues(kiosk)).toEqual([])
  const code = /\d{3} \d{3}/.exec(await shown.innerText())?.[0] ?? ''
  const guest = await arrive(page, foyer.guest(2, 'own-lobby'))
  await guest.question('Which code do you see in the lobby?')
  await axe()
  await shoot('lobby code')
  await guest.type('Code in the lobby', code)
  await guest.tap('Show my key')
  await guest.question(/Your room/)
  await expect(page.getByRole('region', { name: 'Your door code' })).toBeVisible()
  await guest.tap('I have my code')
  await expect(page.getByRole('img', { name: 'QR code that opens the key box' })).toBeVisible()
  await axe()
  await shoot('key box')
})
