import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Answers } from '../../testing/fake-fetch.ts'
import { FakeHub } from '../../testing/fake-hub.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { SummaryScreen } from './summary-screen.tsx'

const TOKEN = 'T'.repeat(43)
const HUB = 'ab'.repeat(32)
const [PAYMENT, BILL] = ['8f14e45f-ceea-467f-a8b5-2f0c7b0f3c11', '8f14e45f-ceea-467f-a8b5-2f0c7b0f3c22']
const ORDER = `e30.${'A'.repeat(86)}`
/** The page polls the server every half second. */
const SOON = { timeout: 8_000 }
const euros = (minor: number) => ({ minor, currency: 'EUR' })

const terminals = { allow_payments: true, pos_provider: 'adyen', terminal_ids: ['lobby-1'] }

type State = { state: 'sent' | 'captured' | 'refused' | 'unknown'; reason?: 'cardNotValid' | 'declined' | 'cancelled' }

interface Scene {
  readonly flags?: HotelConfigInput['flags']
  readonly answers?: Answers
}

/**
 * Opens García's summary at a kiosk with a terminal; `become` sets the payment state that the
 * server reports.
 */
async function openSummary({ flags = terminals, answers = {} }: Scene = {}) {
  const hub = new FakeHub()
  hub.token = TOKEN
  let state: State = { state: 'sent' }
  const rendered = await renderScreen({
    Screen: SummaryScreen,
    path: '/check-in-summary/FOY1001/false/false/-/-/-/-',
    reservations: [buildReservation({ guests: [buildGuest({ signatureState: 'uploaded' })] })],
    appKey: 'kiosk',
    config: { flags },
    answers: {
      fetchSummary: () => ({
        currency: 'EUR',
        total: euros(24_000),
        paid: euros(0),
        pending: euros(24_000),
        lines: [],
      }),
      hubAccess: () => ({ hubs: [{ hub: HUB, url: 'ws://127.0.0.1:9988/socketService', token: TOKEN }] }),
      saveSocketVersion: () => ({}),
      raiseAlert: () => ({}),
      pay: () => {
        state = { state: 'sent' }
        return { completed: false, paymentId: PAYMENT, order: ORDER }
      },
      readPayment: () => ({ ...state, amount: euros(24_000) }),
      confirmArrival: () => ({}),
      ...answers,
    } as Answers,
  })
  const start = async () => rendered.user.click(await screen.findByRole('button', { name: 'Pay €240.00 by card' }))
  /** Waits until the payment has begun, because a slow page may reach it later than the test. */
  const become = async (next: State) => {
    await waitFor(() => expect(rendered.askedOf('pay')).not.toEqual([]))
    state = next
  }
  return { ...rendered, hub, become, start }
}

/** The hub doesn't respond: the terminal waits for a card. */
const waits = (hub: FakeHub) => {
  hub.onCommand = () => {}
}

it('DEVICE-05 DEVICE-10.c MODEL-38.b POS-01.b API-47.b the page sends the order to the hub, and the server confirms the payment', async () => {
  const { start, hub, become, askedOf, path, toasts } = await openSummary()
  waits(hub)
  await start()
  expect(await screen.findByRole('heading', { name: 'Pay €240.00 at the card terminal' }, SOON)).toBeTruthy()
  await waitFor(() => expect(hub.page.sent).toMatchObject([{ type: 'pay', order: ORDER }]))
  expect(askedOf('pay').map(({ body }) => body)).toMatchObject([
    {
      reference: 'FOY1001',
      hub: HUB,
      terminalId: 'lobby-1',
      deviceId: 'lobby-1',
      cardType: 'other',
      total: euros(24_000),
    },
  ])
  await become({ state: 'captured' })
  await waitFor(() => expect(path()).toBe('/room-key/FOY1001'), SOON)
  expect(toasts).toEqual(['Thank you, €240.00 is paid.'])
  expect(askedOf('confirmArrival')).toHaveLength(1)
})

it('PAY-29.a PAY-29.b code 511 reports that the card cannot be used, and lets the guest retry', async () => {
  const { start, hub, become, askedOf, user } = await openSummary()
  waits(hub)
  await start()
  await screen.findByRole('heading', { name: 'Pay €240.00 at the card terminal' }, SOON)
  await become({ state: 'refused', reason: 'cardNotValid' })
  expect(
    await screen.findByText('This card can’t be used. Please check it, or use another one.', {}, SOON),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Pay €240.00 at the card terminal' }, SOON)
  expect(askedOf('pay')).toHaveLength(2)
  expect(askedOf('pay')[0]?.key).not.toBe(askedOf('pay')[1]?.key)
})

it('P22 P31 PAY-28.b the third attempt on one screen is an infinite loop', async () => {
  const { start, hub, become, askedOf, user, place } = await openSummary()
  waits(hub)
  await start()
  for (const tries of [1, 2]) {
    await waitFor(() => expect(askedOf('pay')).toHaveLength(tries), SOON)
    await become({ state: 'refused', reason: 'cardNotValid' })
    await user.click(await screen.findByRole('button', { name: 'Try again' }, SOON))
  }
  await waitFor(() => expect(place()?.params['error']).toBe('Infinity loop'), SOON)
  expect(askedOf('pay')).toHaveLength(2)
})

it.each([
  ['PAY-30 PAY-33', 'adyen'],
  ['PAY-30 PAY-34', 'ingenico'],
])('%s any other rejection of %s opens show-error with a retry', async (_, pos_provider) => {
  const { start, hub, become, place } = await openSummary({ flags: { ...terminals, pos_provider } })
  waits(hub)
  await start()
  await screen.findByRole('heading', { name: 'Pay €240.00 at the card terminal' }, SOON)
  await become({ state: 'refused', reason: 'declined' })
  await waitFor(() => expect(place()?.screen).toBe('show-error'), SOON)
  expect(place()?.params).toMatchObject({ action: 'pago', allowRetryPayment: 'true', code: 'FOY1001' })
})

it('PAY-17.a PAY-17.b PAY-16.b with ingenico the card type is chosen first, and sent to the server', async () => {
  const flags = { ...terminals, pos_provider: 'ingenico', allow_card_selection: true }
  const { start, hub, askedOf, user } = await openSummary({ flags })
  waits(hub)
  Object.assign(window, { innerWidth: 1280, innerHeight: 1024 })
  await start()
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Please choose your card type first.')).toBeTruthy()
  expect(askedOf('pay')).toEqual([])
  await user.click(screen.getByRole('radio', { name: 'American Express' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(askedOf('pay').map(({ body }) => body.cardType)).toEqual(['amex']))
})

it('reports a lost response of the terminal, and treats unknown as neither paid nor declined', async () => {
  const { start, hub, become, path, askedOf } = await openSummary()
  waits(hub)
  await start()
  await screen.findByRole('heading', { name: 'Pay €240.00 at the card terminal' }, SOON)
  await waitFor(() => expect(hub.page.sent).toHaveLength(1))
  hub.page.say({ type: 'payment', payment: PAYMENT, step: 'asking' })
  expect(await screen.findByRole('heading', { name: 'Checking with the terminal' })).toBeTruthy()
  await become({ state: 'unknown' })
  expect(await screen.findByRole('heading', { name: 'Your bank hasn’t answered yet' }, SOON)).toBeTruthy()
  // The page polls, so no tap is needed.
  await become({ state: 'captured' })
  await waitFor(() => expect(path()).toBe('/room-key/FOY1001'), SOON)
  expect(askedOf('pay')).toHaveLength(1)
})

it('cancels at the terminal when the guest does not want to pay, and returns to the summary once it has stopped', async () => {
  const { start, hub, become, user } = await openSummary()
  waits(hub)
  await start()
  await user.click(await screen.findByRole('button', { name: 'Pay later' }))
  expect(hub.page.sent.map(({ type }) => type)).toEqual(['pay', 'stop_transaction'])
  await become({ state: 'refused', reason: 'cancelled' })
  expect(await screen.findByRole('button', { name: 'Pay €240.00 by card' }, SOON)).toBeTruthy()
})

const fiscal = { ...terminals, italy_fiscal_printer_active: true, italy_fiscal_printer_pms_id: 'roma-1' }

it('API-47.e API-54.a API-54.b API-54.c PAY-40 prints the bill after the payment, and reports the result', async () => {
  const { start, hub, become, askedOf, path } = await openSummary({
    flags: fiscal,
    answers: {
      orderBill: () => ({ id: BILL, state: 'sent', order: ORDER }),
      readBill: () => ({ state: 'printed', number: '0012-0001', answer: '<response success="true"/>' }),
      markBillSent: () => ({}),
    },
  })
  await start()
  await become({ state: 'captured' })
  await waitFor(() => expect(path()).toBe('/room-key/FOY1001'), SOON)
  expect(hub.page.sent.map(({ type }) => type)).toEqual(['pay', 'printBill'])
  expect(askedOf('pay')[0]?.body).toMatchObject({
    ...{ terminalId: 'lobby-1', documentType: 'bill', fiscalPrinterId: 'roma-1' },
  })
  expect(askedOf('orderBill').map(({ body }) => body)).toEqual([{ reference: 'FOY1001', paymentId: PAYMENT, hub: HUB }])
  await waitFor(() =>
    expect(askedOf('markBillSent').map(({ body }) => body)).toEqual([
      { hotelId: 1, reference: 'FOY1001', logId: BILL, sent: true, answer: '<response success="true"/>' },
    ]),
  )
})

it('PAY-40 the kiosk’s hub also prints the bill of a card saved at the gateway', async () => {
  const card = { token: 'card-1', providerName: 'redsys', brand: 'VISA', lastDigits: '0004' }
  const { user, hub, askedOf, path } = await openSummary({
    flags: { ...fiscal, pos_provider: 'redsys' },
    answers: {
      fetchSummary: () => ({
        ...{ currency: 'EUR', total: euros(24_000), paid: euros(0), pending: euros(24_000), lines: [] },
        savedCards: [card],
      }),
      payWithSavedCard: () => ({ completed: true, billId: PAYMENT }),
      orderBill: () => ({ id: BILL, state: 'sent', order: ORDER }),
      readBill: () => ({ state: 'printed', number: '0012-0001' }),
      markBillSent: () => ({}),
    },
  })
  await user.click(await screen.findByRole('radio', { name: /^Your saved card\W+VISA\s··\s0004/ }))
  await user.click(screen.getByRole('button', { name: /^Pay €240.00 with VISA\s··\s0004$/ }))
  await waitFor(() => expect(path()).toBe('/room-key/FOY1001'), SOON)
  expect(hub.page.sent.map(({ type }) => type)).toEqual(['printBill'])
  expect(askedOf('orderBill').map(({ body }) => body)).toEqual([{ reference: 'FOY1001', paymentId: PAYMENT, hub: HUB }])
  expect(askedOf('confirmArrival')[0]?.body).toMatchObject({ billId: PAYMENT })
})

it.each([
  ['PAY-44', 'timeout', 'Error timeout on send bill to fiscal printer'],
  ['PAY-45', 'connection', 'Printer connection problem'],
  ['PAY-46.a', 'noPaper', 'The fiscal printer has no paper'],
  ['PAY-46.b', 'unknown', 'Unknown error'],
] as const)(
  '%s API-54.b reports why a bill failed, and the guest who has paid continues',
  async (_, failure, words) => {
    const { start, become, askedOf, path, toasts } = await openSummary({
      flags: fiscal,
      answers: {
        orderBill: () => ({ id: BILL, state: 'sent', order: ORDER }),
        readBill: () => ({ state: 'failed', failure }),
        markBillSent: () => ({}),
      },
    })
    await start()
    await become({ state: 'captured' })
    await waitFor(() => expect(path()).toBe('/room-key/FOY1001'), SOON)
    expect(toasts[0]).toContain(words)
    await waitFor(() => expect(askedOf('markBillSent').map(({ body }) => body.sent)).toEqual([false]))
  },
)

it('API-54.d sends a lost print result again with the same key', async () => {
  let calls = 0
  const { start, become, askedOf } = await openSummary({
    flags: fiscal,
    answers: {
      orderBill: () => ({ id: BILL, state: 'sent', order: ORDER }),
      readBill: () => ({ state: 'printed' }),
      markBillSent: () => {
        calls += 1
        if (calls === 1) throw new Error('the line is down')
        return {}
      },
    },
  })
  await start()
  await become({ state: 'captured' })
  await waitFor(() => expect(askedOf('markBillSent')).toHaveLength(2), SOON)
  expect(askedOf('markBillSent')[0]?.key).toBe(askedOf('markBillSent')[1]?.key)
})
