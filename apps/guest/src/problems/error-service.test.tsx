import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useJourney } from '../journey/journey-context.tsx'
import { ExtrasScreen } from '../screens/extras/extras-screen.tsx'
import { ShowErrorScreen } from '../screens/show-error/show-error-screen.tsx'
import { SummaryScreen } from '../screens/summary/summary-screen.tsx'
import type { Answers } from '../testing/fake-fetch.ts'
import { FakeHub } from '../testing/fake-hub.ts'
import { renderScreen } from '../testing/render-screen.tsx'

const euros = (minor: number) => ({ minor, currency: 'EUR' })
const bill = { currency: 'EUR', total: euros(100_00), paid: euros(0), pending: euros(100_00), lines: [] }
const token = 'T'.repeat(43)
const hub = { hub: 'ab'.repeat(32), url: 'ws://127.0.0.1:9988/socketService', token }
const fails = () => {
  throw new Problem('unavailable')
}
const summary = '/check-in-summary/FOY1001/false/false/-/-/-/-'
const priced = [
  { extraId: 'cava', price: euros(10_00), currency: 'EUR', limited: false, left: undefined },
] satisfies ReturnType<NonNullable<Answers['priceExtras']>>

/** Shows the error screen that a failure leads to. */
function ErrorShown() {
  const { place } = useJourney()
  return place.screen === 'show-error' && <ShowErrorScreen />
}

interface Failing {
  readonly action: string
  readonly path: string
  readonly appKey?: string
  readonly flags?: object
  readonly answers: Answers
  /** What the guest presses, in order. */
  readonly presses: readonly (string | RegExp)[]
}

it.each<[string, Failing]>([
  [
    'ERROR-16.a P5 a failing update of extras',
    {
      action: 'Extras update',
      path: '/check-in-extras/FOY1001',
      flags: { extras_view: 'many' },
      answers: { priceExtras: () => priced, addExtras: fails },
      presses: ['One more: Cava', 'Continue'],
    },
  ],
  [
    'ERROR-16.b P5 a failing payment of the booking',
    {
      action: 'Payment',
      path: summary,
      flags: { allow_payments: true, pos_provider: 'redsys' },
      answers: { fetchSummary: () => bill, pay: fails },
      presses: ['Pay €100.00 by card'],
    },
  ],
  [
    'ERROR-16.c P5 a failing payment at a card terminal',
    {
      action: 'pago',
      path: summary,
      appKey: 'kiosk',
      flags: { allow_payments: true, pos_provider: 'adyen', terminal_ids: ['lobby-1'] },
      answers: { fetchSummary: () => bill, pay: fails, hubAccess: () => ({ hubs: [hub] }) },
      presses: ['Pay €100.00 by card'],
    },
  ],
  [
    'ERROR-16.d P5 a failing confirmation of the check-in',
    {
      action: 'Check-in',
      path: summary,
      answers: { fetchSummary: () => ({ ...bill, pending: euros(0) }), confirmArrival: fails },
      presses: [/check in/i],
    },
  ],
  [
    'ERROR-16.e P5 a failing summary',
    { action: 'Summary', path: summary, answers: { fetchSummary: fails }, presses: [] },
  ],
  [
    'ERROR-16.f P5 a failing pre-check-in',
    {
      action: 'Pre-Check-in',
      path: '/check-in-summary/FOY1001/-/-/-/-/-/-',
      appKey: 'prechk',
      answers: { preCheckIn: fails },
      presses: ['Save everything'],
    },
  ],
])('%s reaches the error service with its action and code', async (_, { action, path, flags, ...failing }) => {
  const played = new FakeHub()
  played.token = token
  const { user, askedOf } = await renderScreen({
    Screen: path.startsWith('/check-in-extras') ? ExtrasScreen : SummaryScreen,
    Beside: ErrorShown,
    path,
    appKey: failing.appKey ?? 'own',
    config: { flags: flags ?? {}, extras: [{ id: 'cava', names: { en: 'Cava' }, price: 10 }] },
    reservations: [buildReservation({ guests: [buildGuest({ signatureState: 'uploaded' })] })],
    answers: {
      trackEvent: () => ({}),
      raiseAlert: () => ({ state: 'unheard' }),
      saveSocketVersion: () => ({}),
      ...failing.answers,
    },
  })
  for (const name of failing.presses) await user.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(askedOf('updateLog')).toHaveLength(1))
  expect(askedOf('updateLog')).toMatchObject([
    { params: { code: 'FOY1001' }, body: { status: 'error', errors: [action, 'unavailable'] } },
  ])
})
