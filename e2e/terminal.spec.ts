import type { Page } from '@playwright/test'
import { findAccessibilityIssues } from './accessibility-issues.ts'
import { expect, type Foyer, livesIn, sizes, test } from './foyer.ts'
import type { Guest } from './guest.ts'
import type { SimulatorPanel } from './simulator-panel.ts'
import { createDesk } from './staff.ts'
import { atStage } from './stages.ts'
import { enrol } from './walk/devices.ts'

const PAY = 'Pay €240.00 by card'
const AT_TERMINAL = 'Pay €240.00 at the card terminal'

interface Lobby {
  readonly page: Page
  readonly foyer: Foyer
}

async function openSummary(lobby: Lobby, appKey: string): Promise<Guest> {
  await lobby.page.setViewportSize(sizes.kiosk)
  await enrol(lobby.page, lobby.foyer, appKey, 1)
  const guest = await atStage(lobby.page, lobby.foyer.guest(1, appKey), 'signed')
  await guest.question('How would you like to pay?')
  // The last question is visible without scrolling.
  await expect(lobby.page.getByRole('checkbox', { name: 'Send me the bill by e-mail' })).toBeInViewport({ ratio: 1 })
  return guest
}

async function chooseToPay(guest: Guest): Promise<void> {
  await guest.page.getByRole('radio', { name: /Pay by card/ }).check({ force: true })
  await guest.tap(PAY)
  await guest.question(PAY)
}

/** Then the terminal waits for a card. */
async function chooseCard(guest: Guest, card: string | RegExp): Promise<void> {
  await guest.page.getByRole('radio', { name: card }).check({ force: true })
  await guest.tap('Continue')
}

const captures = (bench: SimulatorPanel) =>
  bench.hand.getByRole('list', { name: 'The terminal’s own ledger' }).getByRole('listitem')

test('staff choose one of two terminals and the guest the card type; a declined card is not charged; an unplugged cable ends with one payment in the terminal’s own ledger; the desk refunds part at the terminal, and by hand what that cannot refund', {
  annotation: livesIn('apps/guest/src/screens/summary/use-terminal-payment.ts'),
}, async ({ page, foyer, bench, elsewhere, axe, shoot }) => {
  await enrol(page, foyer, 'kiosk-terminals', 1)
  await page.goto(foyer.guest(1, 'kiosk-terminals'))
  await page.getByRole('button', { name: 'English', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Which card terminal is here?' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Lobby, right kiosk/ })).toBeVisible()
  await shoot('two terminals')
  await page.getByRole('button', { name: /Lobby, right kiosk/ }).click()
  await expect(page).toHaveURL(/\/check-in/)

  const guest = await openSummary({ page, foyer }, 'kiosk-terminals')
  await test.step('the bank declines', async () => {
    await bench.set('Card terminal', 'Bank says no')
    await shoot('ways to pay')
    await chooseToPay(guest)
    await chooseCard(guest, 'American Express')
    await expect(page).toHaveURL(/\/show-error/)
    await expect(page.getByText(/Your bank declined this card/)).toBeVisible()
    await shoot('refused')
    await axe()
    await expect(captures(bench)).toHaveCount(0)
    await page.getByRole('button', { name: 'Back to my bill' }).click()
    await guest.question('How would you like to pay?')
  })

  await test.step('the cable is unplugged', async () => {
    await bench.set('Card terminal', 'Works')
    const byMe = bench.hand.getByRole('radio', { name: 'me', exact: true }).last()
    await byMe.click({ force: true })
    // The hub answers with what is set; an answer on its way may show the earlier one for a moment.
    await expect(byMe).toBeChecked()
    await chooseToPay(guest)
    await shoot('which card')
    await axe()
    await chooseCard(guest, /Visa/)
    await guest.question(AT_TERMINAL)
    await axe()
    const present = bench.hand.getByRole('button', { name: 'Present a card for €240.00' })
    await expect(present).toBeVisible()
    await bench.set('Card terminal', 'Cable out')
    await guest.question('Your bank hasn’t answered yet')
    await shoot('not certain')
    await axe()
    await present.click()
    await expect(captures(bench)).toHaveText(['1. €240.00 taken'])
    await bench.set('Card terminal', 'Works')
    await expect(page).toHaveURL(/\/room-key\//, { timeout: 90_000 })
    await expect(captures(bench)).toHaveCount(1)
    await bench.hand.getByRole('radio', { name: 'a guest', exact: true }).last().check({ force: true })
  })

  const office = await elsewhere(sizes.tablet)
  const desk = createDesk(office, foyer)
  await desk.signIn('receptionist', 'arrivals/FOY1001')
  const stay = desk.stay('FOY1001')
  await stay.getByRole('button', { name: 'Refund' }).click()
  const dialog = office.getByRole('dialog')
  await expect(dialog.getByText(/The kiosk’s terminal refunds the same card/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Amount in EUR' }).fill('15')
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('A noisy night')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(stay.getByText('Refund of €15.00')).toBeVisible()
  // The hub fetches it on its own, and the desk is updated without asking.
  await expect(stay.getByText('refunded', { exact: true })).toBeVisible({ timeout: 90_000 })
  await expect(captures(bench)).toHaveText(['2. €15.00 given back', '1. €240.00 taken'])

  await bench.set('Card terminal', 'Cable out')
  await stay.getByRole('button', { name: 'Refund' }).click()
  await dialog.getByRole('textbox', { name: 'Amount in EUR' }).fill('20')
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('A broken lamp')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(stay.getByText('The terminal wasn’t reached: nothing was refunded.')).toBeVisible({ timeout: 90_000 })
  await stay.getByRole('button', { name: 'Refund by hand' }).click()
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('Given in cash')
  expect(await findAccessibilityIssues(office)).toEqual([])
  await dialog.getByRole('button', { name: 'Confirm refund' }).click()
  await expect(stay.getByText('refunded by hand instead')).toBeVisible()
  await expect(stay.getByText(/Cash · Given in cash/)).toBeVisible()
  await expect(captures(bench)).toHaveText(['2. €15.00 given back', '1. €240.00 taken'])
})
