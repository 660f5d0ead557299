import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Answers } from '../../testing/fake-fetch.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { SummaryScreen } from './summary-screen.tsx'

const PAYMENT = '8f14e45f-ceea-467f-a8b5-2f0c7b0f3c11'
/** The page polls the server every half second. */
const SOON = { timeout: 8_000 }
const euros = (minor: number) => ({ minor, currency: 'EUR' })

type State = { state: 'sent' | 'captured' | 'refused' | 'unknown'; reason?: 'declined' | 'cancelled'; error?: string }

/** Opens García's summary at a kiosk whose provider calls the terminal that staff have chosen. */
async function openSummary(answers: Answers = {}, flags: object = {}) {
  let state: State = { state: 'sent' }
  const rendered = await renderScreen({
    Screen: SummaryScreen,
    path: '/check-in-summary/FOY1001/false/false/-/-/-/-',
    reservations: [buildReservation({ guests: [buildGuest({ signatureState: 'uploaded' })] })],
    appKey: 'kiosk',
    config: { flags: { allow_payments: true, pos_provider: 'leanbus', ...flags } },
    answers: {
      fetchSummary: () => ({
        ...{ currency: 'EUR', total: euros(24_000), paid: euros(0), pending: euros(24_000), lines: [] },
      }),
      raiseAlert: () => ({}),
      payByBus: () => ({ completed: false, paymentId: PAYMENT }),
      readPayment: () => ({ ...state, amount: euros(24_000) }),
      cancelPayment: () => ({ state: 'refused' }),
      confirmArrival: () => ({}),
      ...answers,
    } as Answers,
  })
  localStorage.setItem('foyer.terminal.kiosk', JSON.stringify({ id: 'bus-7' }))
  const start = async () => rendered.user.click(await screen.findByRole('button', { name: 'Pay €240.00 by card' }))
  const become = (next: State) => {
    state = next
  }
  return { ...rendered, become, start }
}

const AT_TERMINAL = { name: 'Pay €240.00 at the card terminal' }

it('API-55.a API-55.b MODEL-39.b sends the chosen terminal with what is owed and where the bill goes; the server confirms the payment', async () => {
  const { start, become, askedOf, path, toasts } = await openSummary()
  await start()
  expect(await screen.findByRole('heading', AT_TERMINAL, SOON)).toBeTruthy()
  expect(askedOf('payByBus').map(({ body }) => body)).toEqual([
    {
      ...{ appId: 'kiosk', hotelId: 1, reference: 'FOY1001', amount: euros(24_000), currency: 'EUR' },
      ...{ terminalId: 'bus-7', byEmail: false },
    },
  ])
  become({ state: 'captured' })
  await waitFor(() => expect(path()).toBe('/room-key/FOY1001'), SOON)
  expect(toasts).toEqual(['Thank you, €240.00 is paid.'])
})

it.each([
  ['PAY-31.a', { error: 'Terminal is busy' }, 'Terminal is busy'],
  ['PAY-31.b', {}, 'Unknown error'],
])('%s a payment that failed shows the reason, PAY-31.c and can be retried', async (_, said, words) => {
  const { start, user, askedOf } = await openSummary({ payByBus: () => ({ completed: false, ...said }) } as Answers)
  await start()
  expect(await screen.findByRole('heading', { name: 'The payment didn’t go through' }, SOON)).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(askedOf('payByBus')).toHaveLength(2), SOON)
  expect(askedOf('payByBus')[0]?.key).not.toBe(askedOf('payByBus')[1]?.key)
})

it('P22 P31 PAY-28.b the third attempt on one screen is an infinite loop', async () => {
  const { start, user, askedOf, place } = await openSummary({ payByBus: () => ({ completed: false }) } as Answers)
  await start()
  for (const _ of [1, 2]) await user.click(await screen.findByRole('button', { name: 'Try again' }, SOON))
  await waitFor(() => expect(place()?.params['error']).toBe('Infinity loop'), SOON)
  expect(askedOf('payByBus')).toHaveLength(2)
})

it('PAY-31.a shows the bank’s message when a card is declined at the terminal', async () => {
  const { start, become } = await openSummary()
  await start()
  await screen.findByRole('heading', AT_TERMINAL, SOON)
  become({ state: 'refused', reason: 'declined', error: 'Insufficient funds' })
  expect(await screen.findByText('Insufficient funds', {}, SOON)).toBeTruthy()
})

it('sends nothing and offers a retry where no terminal is chosen', async () => {
  const { start, path, askedOf } = await openSummary()
  localStorage.removeItem('foyer.terminal.kiosk')
  await start()
  await waitFor(() => expect(path()).toMatch(/^\/show-error\?.*error=paymentNotPossible/), SOON)
  expect(askedOf('payByBus')).toEqual([])
})

it('an unknown outcome is neither paid nor declined, and continues once it is known', async () => {
  const { start, become, path } = await openSummary()
  await start()
  await screen.findByRole('heading', AT_TERMINAL, SOON)
  become({ state: 'unknown' })
  expect(await screen.findByRole('heading', { name: 'Your bank hasn’t answered yet' }, SOON)).toBeTruthy()
  become({ state: 'captured' })
  await waitFor(() => expect(path()).toBe('/room-key/FOY1001'), SOON)
})

it('asks again with the same key if the answer was lost before the payment had a number', async () => {
  const answers = [
    () => {
      throw new Problem('outcomeUnknown')
    },
    () => ({ completed: true }),
  ]
  const { start, user, askedOf, path } = await openSummary({ payByBus: () => answers.shift()?.() } as Answers)
  await start()
  await screen.findByRole('heading', { name: 'Your bank hasn’t answered yet' }, SOON)
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(path()).toBe('/room-key/FOY1001'), SOON)
  const [first, second] = askedOf('payByBus')
  expect(second?.key).toBe(first?.key)
})

it('cancels at the server when the guest does not want to pay now, and returns to the bill once cancelled', async () => {
  const { start, become, user, askedOf } = await openSummary()
  await start()
  await user.click(await screen.findByRole('button', { name: 'Pay later' }, SOON))
  expect(askedOf('cancelPayment').map(({ body }) => body)).toEqual([{ reference: 'FOY1001', id: PAYMENT }])
  become({ state: 'refused', reason: 'cancelled' })
  expect(await screen.findByRole('button', { name: 'Pay €240.00 by card' }, SOON)).toBeTruthy()
})

it('API-55.c in demo mode requests a simulated payment', async () => {
  const { start, askedOf } = await openSummary({}, { demo: true })
  await start()
  await waitFor(() => expect(askedOf('payByBus').map(({ body }) => body.simulate)).toEqual([true]), SOON)
})
