import { expect, livesIn, sizes, test } from './foyer.ts'
import { giulia, searchByAddress } from './line.ts'
import { enrol } from './walk/devices.ts'

test.use({ viewport: sizes.kiosk })

test('SHELL-03 KEY-08 a guest who has prepared gets a card for each adult', {
  annotation: livesIn('apps/guest/src/screens/room-key/use-make-key.ts'),
}, async ({ page, foyer, hub: _hub, axe, shoot }) => {
  await enrol(page, foyer, 'kiosk-cards', 1)
  const guest = await searchByAddress(page, foyer.guest(1, 'kiosk-cards'), giulia)
  await expect(page).toHaveURL(/your-booking|guest-list|check-in-summary/)
  for (let step = 0; step < 6 && !page.url().includes('/room-key/'); step += 1) {
    const before = page.url()
    await page.locator('button[data-kind="primary"]').first().click()
    await expect(async () => expect(page.url()).not.toBe(before)).toPass({ timeout: 10_000 })
  }
  await guest.question('How many keys would you like?')
  await axe()
  await shoot('how many')
  await guest.tap('Make my 2 keys')
  await guest.question('Your keys are being made')
  await shoot('being made')
  await guest.question('Take your keys')
  await axe()
  await shoot('take')
  await expect(page).toHaveURL(/\/finish\//, { timeout: 10_000 })
})
