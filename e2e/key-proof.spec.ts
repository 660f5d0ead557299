import { findAccessibilityIssues } from './accessibility-issues.ts'
import type { Stay } from './check-in-steps.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'
import { openDevice } from './kiosk.ts'
import { atStage } from './stages.ts'

const lena: Stay = { reservation: 'FOY2002', surname: 'Meyer' }

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
  const given = { email: 'somebody.else@example.com', city: 'Berlin' }
  const guest = await atStage(page, foyer.guest(2, 'own-lobby'), 'signed', { stay: lena, given })
  await guest.tick('Send me the bill by e-mail')
  await expect(page.getByText(/We’ll send the bill to .···@example\.com, the address in your booking/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'E-mail for the bill' })).toBeHidden()
  await axe()
  await shoot('where the bill goes')
  await guest.tap(/^Check in/)
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
