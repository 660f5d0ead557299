import { giulia } from './check-in-steps.ts'
import { expect, livesIn, sizes, test } from './foyer.ts'
import { createDesk } from './staff.ts'
import { atScreen } from './stages.ts'
import { enrol } from './walk/devices.ts'

/**
 * Faults that are known up front, or show only when a card is written; what a guest reads, and
 * which part the desk sees.
 */
const faults = [
  ['Dispenser', 'Jammed', 'A card is stuck in the kiosk', 'key encoder'],
  ['Lock encoder', 'Refuses', 'The lock system didn’t accept your key', undefined],
] as const

test.use({ viewport: sizes.kiosk })

test('SHELL-03 KEY-08 a guest who has prepared gets a card for each adult despite every fault of the machine, and a receipt once there is paper; the desk sees it', {
  annotation: livesIn('apps/guest/src/screens/room-key/use-make-key.ts'),
}, async ({ page, foyer, bench, elsewhere, axe, shoot }) => {
  await enrol(page, foyer, 'kiosk-cards', 1)
  const guest = await atScreen(page, foyer.guest(1, 'kiosk-cards'), 'bill', giulia)
  await guest.question('Everything is ready for you')
  await guest.tap('Check in and get my key')
  await guest.question('How many keys would you like?')
  await axe()
  await shoot('how many')

  // No card is cut, but the guest is checked in, and the desk sees what is broken, who is there,
  // and that the key is still missing.
  const machine = bench.hand.getByRole('article', { name: 'Dispenser', exact: true })
  const office = await elsewhere(sizes.tablet)
  const desk = createDesk(office, foyer)
  await desk.signIn('receptionist', 'alerts')
  // Kiosks of other journeys may have faults too: the relevant one names the guest.
  const broken = (part: string) =>
    office
      .getByRole('article', { name: 'Kiosk hardware fault' })
      .filter({ hasText: part })
      .filter({ hasText: /Giulia Rossi.*FOY1003/ })
  await bench.set('Printer', 'No paper')
  // A retry makes as many cards as were chosen.
  let attempt = 'Make my 2 keys'
  for (const [device, as, words, part] of faults) {
    await bench.set(device, as)
    await guest.tap(attempt)
    await guest.question(words)
    await expect(page.getByText('Not made yet')).toBeVisible()
    await shoot(`${device}: ${as}`)
    if (part) await expect(broken(part)).toBeVisible()
    await bench.set(device, 'Works')
    await expect(machine).toContainText('ready')
    if (as === 'Jammed') await axe()
    attempt = 'Try my key again'
  }
  await expect(broken('paper in the printer')).toBeVisible()
  await office.goto(`${foyer.url}/staff/arrivals/FOY1003`)
  const stay = desk.stay('FOY1003')
  const key = stay.getByRole('listitem').filter({ hasText: /^Key/ })
  await expect(stay.getByText('not made').first()).toBeVisible()
  await expect(key).toContainText('needs attention')

  // The dispenser is unplugged while the first card is at its gate, and then has no second one: the
  // guest takes the card and asks for the other.
  const gate = machine.getByRole('button', { name: /Take the card/ })
  const inHand = bench.hand.getByRole('list', { name: 'Cards in your hand' }).getByRole('listitem')
  await bench.set('Dispenser', 'me')
  await guest.tap(attempt)
  await guest.question('Making your keys')
  await expect(gate).toBeVisible()
  await bench.set('Dispenser', 'Away')
  await expect(machine).toContainText('does not answer')
  await expect(page.getByText('1 of 2 cards ready')).toBeVisible()
  await shoot('cable out')
  await gate.click()
  await expect(inHand).toHaveCount(1)
  await bench.set('Dispenser', 'Empty')
  await expect(page.getByText('One card didn’t come out.')).toBeVisible()
  await guest.question('Take your key')
  await axe()
  await shoot('one of two')
  await bench.set('Dispenser', 'Works')
  await expect(machine).toContainText('ready')
  await guest.tap('Make my key')
  await guest.question('Making your key')
  // Shown for five seconds.
  await Promise.all([guest.question('Take your key'), gate.click()])
  await axe()
  await shoot('take')
  await expect(page).toHaveURL(/\/finish\//)
  await expect(inHand).toHaveCount(2)
  await expect(key).toContainText('done')

  // There is still no paper: the thanks say so, and once there is some the receipt is printed,
  // once.
  const printed = bench.hand.getByRole('list', { name: 'Printed' }).getByRole('listitem')
  await expect(page.getByText('Your receipt didn’t come out.')).toBeVisible()
  await axe()
  await shoot('no paper')
  await expect(printed).toHaveCount(0)
  await bench.set('Printer', 'Works')
  await guest.tap('Print it again')
  await expect(page.getByText('Please take your receipt from the printer below.')).toBeVisible()
  await expect(printed).toHaveText([/Sheet 1: PDF/])
  await shoot('printed')
  await expect(machine).toContainText('0 taken back')
  await expect(bench.hand.getByRole('log', { name: 'What happened' })).not.toContainText('Card 3')
})
