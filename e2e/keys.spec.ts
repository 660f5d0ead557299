import { expect, livesIn, sizes, test } from './foyer.ts'
import { giulia, searchByAddress } from './line.ts'
import { deskAt } from './staff.ts'
import { enrol } from './walk/devices.ts'

/** One that is known before anything is asked for, and one that only shows when a card is written; and what a guest reads of it. */
const faults = [
  ['Dispenser', 'Empty', 'The kiosk has run out of cards'],
  ['Lock encoder', 'Refuses', 'The lock system did not take your key'],
] as const

test.use({ viewport: sizes.kiosk })

test('SHELL-03 KEY-08 a guest who has prepared gets a card for each adult, whatever is wrong with the machine at first; the desk sees it', {
  annotation: livesIn('apps/guest/src/screens/room-key/use-make-key.ts'),
}, async ({ page, foyer, bench, elsewhere, axe, shoot }) => {
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

  // Nothing is cut, the guest is in house all the same, and the desk knows that the key is still to come.
  const machine = bench.hand.getByRole('article', { name: 'Dispenser', exact: true })
  const office = await elsewhere(sizes.tablet)
  const desk = deskAt(office, foyer)
  const stay = desk.stay('FOY1003')
  const key = stay.getByRole('listitem').filter({ hasText: /^Key/ })
  await desk.signIn('receptionist', 'arrivals/FOY1003')
  const make = page.getByRole('button', { name: 'Make my 2 keys' })
  for (const [device, as, words] of faults) {
    await bench.set(device, as)
    await make.click()
    await guest.question(words)
    await expect(page.getByText('It has not been made yet')).toBeVisible()
    await shoot(`${device}: ${as}`)
    await bench.set(device, 'Works')
    await expect(machine).toContainText('ready')
    if (as === 'Empty') await axe()
    await guest.tap('Try my key again')
    await guest.question('How many keys would you like?')
  }
  await expect(stay.getByText('not made').first()).toBeVisible()
  await expect(key).toContainText('needs a person')

  await guest.tap('Make my 2 keys')
  await guest.question('Your keys are being made')
  await shoot('being made')
  await guest.question('Take your keys')
  await axe()
  await shoot('take')
  await expect(page).toHaveURL(/\/finish\//, { timeout: 10_000 })
  await expect(bench.hand.getByRole('list', { name: 'Cards in your hand' }).getByRole('listitem')).toHaveCount(2)
  await expect(key).toContainText('done')
})
