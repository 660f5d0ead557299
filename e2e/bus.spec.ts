import { expect, livesIn, sizes, test } from './foyer.ts'
import { atStage } from './stages.ts'
import { enrol } from './walk/devices.ts'

const PAY = 'Pay €240.00 by card'
const AT_TERMINAL = 'Pay €240.00 at the card terminal'

test('PAY-31.c a terminal driven by the provider: the bank declines in its own words, no one answers, and then it is paid, once', {
  annotation: livesIn('apps/guest/src/screens/summary/use-bus-payment.ts'),
}, async ({ page, foyer, hub: _, bus, axe, shoot }) => {
  const before = (await bus.ledger()).length
  await page.setViewportSize(sizes.kiosk)
  await enrol(page, foyer, 'kiosk-bus', 1)
  await page.goto(foyer.guest(1, 'kiosk-bus'))
  await page.getByRole('button', { name: 'English', exact: true }).click()
  await page.getByRole('button', { name: /Lobby, left/ }).click()
  await expect(page).toHaveURL(/\/check-in/)
  const guest = await atStage(page, foyer.guest(1, 'kiosk-bus'), 'signed')
  await guest.question('How would you like to pay?')
  await page.getByRole('radio', { name: /Pay by card/ }).check({ force: true })

  await bus.play('hold')
  await guest.tap(PAY)
  await guest.question(AT_TERMINAL)
  await shoot('present your card')
  await axe()
  await bus.fault('refuse')
  await bus.play('present')
  await guest.question('The payment didn’t go through')
  await expect(page.getByText('Insufficient funds')).toBeVisible()
  await shoot('refused')
  await axe()

  await bus.fault('cutAnswer')
  await bus.play('fault', { fault: 'silent', times: 1_000 })
  await guest.tap('Try again')
  await guest.question('Your bank hasn’t answered yet')
  await shoot('not certain')
  await axe()
  await bus.play('calm')
  await expect(page).toHaveURL(/\/room-key\//)
  expect((await bus.ledger()).slice(before).map(({ state, captures }) => [state, captures])).toEqual([
    ['refused', 0],
    ['captured', 1],
  ])
})
