import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Answers } from '../../testing/fake-fetch.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { SummaryScreen } from './summary-screen.tsx'

const PAYMENT = 'a1b7a1f0-2f2c-4a54-8a0e-55f5b7c0f001'
const PATH = '/check-in-summary/RAC3002/false/false/-/-/-/-'
const euros = (minor: number) => ({ minor, currency: 'EUR' })
const freja = buildGuest({ signatureState: 'uploaded', firstName: 'Freja', birthDate: '1990-04-01' })
const rental = buildReservation({ reference: 'RAC3002', guests: [freja], rental: { pickUpProcess: 'PU-1' } })

const buildBill = (pending: number, more: object = {}) => ({
  currency: 'EUR',
  total: euros(360_00),
  paid: euros(360_00 - pending),
  pending: euros(pending),
  ...more,
})
const gatewayForm = { logId: PAYMENT, identifier: '1234ABCD', answer: { url: `/pay/1/${PAYMENT}` } }
const deposit = euros(700_00)

const renderRental = ({ path = PATH, answers = {} as Answers, pending = 0, flags = {} }) =>
  renderScreen({
    path,
    Screen: SummaryScreen,
    reservations: [rental],
    language: 'de',
    config: {
      product: 'carRental',
      languages: ['en', 'de'],
      flags: { allow_payments: true, pos_provider: 'redsys', ...flags },
    },
    answers: {
      fetchSummary: () => buildBill(pending, { gatewayForm }),
      confirmArrival: () => ({ keyCode: '482916' }),
      readPayment: () => ({
        state: 'refused' as const,
        amount: euros(pending),
        currency: 'EUR',
        reason: 'declined' as const,
      }),
      ...answers,
    },
  })

it('API-50.a API-50.b a rental’s arrival sends the language and everything known about its drivers', async () => {
  const { user, askedOf } = await renderRental({})
  await user.click(await screen.findByRole('button', { name: 'Bestätigen und Schlüssel erhalten' }))
  await waitFor(() => expect(askedOf('confirmArrival')).toHaveLength(1))
  expect(askedOf('confirmArrival')[0]?.body).toMatchObject({
    language: 'de',
    drivers: [{ id: freja.id, firstName: 'Freja', birthDate: '1990-04-01' }],
  })
})

it('API-52.c MODEL-29.f requests the gateway with the number of the pick-up and the earlier logs', async () => {
  const { user, askedOf } = await renderRental({
    pending: 120_00,
    answers: {
      pay: () => ({ completed: false, paymentId: PAYMENT }),
      fetchSummary: () => buildBill(120_00, { gatewayForm, earlierGatewayLogs: ['l0', 'l1'] }),
    },
  })
  await user.click(await screen.findByRole('button', { name: /mit Karte bezahlen$/ }))
  await waitFor(() => expect(askedOf('fetchSummary')).toHaveLength(2))
  expect(askedOf('fetchSummary').map(({ body }) => [body.pickUpProcess, body.earlierGatewayLogs])).toEqual([
    ['PU-1', undefined],
    ['PU-1', ['l0', 'l1']],
  ])
})

it('API-57.a API-57.b reports a failed payment until the server confirms it', async () => {
  let tries = 0
  const { askedOf, path } = await renderRental({
    path: `${PATH}?result=KO`,
    pending: 120_00,
    answers: {
      reportRacPaymentError: () => {
        tries += 1
        if (tries === 1) throw new Problem('unavailable')
        return {}
      },
    },
  })
  await waitFor(() => expect(path()).toMatch(/^\/show-error\?/))
  await waitFor(() => expect(tries).toBe(2), { timeout: 5_000 })
  expect(askedOf('reportRacPaymentError').map(({ body }) => body)).toEqual(
    Array(2).fill({ hotelId: 1, reference: 'RAC3002', pickUpProcess: 'PU-1' }),
  )
})

const card = { token: 'c1', providerName: 'redsys', brand: 'VISA', lastDigits: '0004' }
const blockedReply = {
  news: 'blocked' as const,
  amount: deposit,
  currency: 'EUR',
  card: 'VISA ·· 0004',
  until: '2026-11-24',
}
const refusedReply = { ...blockedReply, news: 'refused' as const }
const noneReply = { news: 'none' as const, currency: 'EUR' }

it('G24 announces the deposit before a card is chosen, and blocks it on the saved card right before the payment', async () => {
  const order: string[] = []
  const { user, askedOf } = await renderRental({
    answers: {
      fetchSummary: () =>
        buildBill(120_00, {
          ...(order.length === 0 && { deposit }),
          savedCards: [{ ...card, token: 'c0', lastDigits: '1111' }, card],
        }),
      readDeposit: () => (order.length > 0 ? blockedReply : noneReply),
      payWithSavedCard: () => {
        order.push('paid')
        return { completed: true }
      },
      blockOwnDeposit: () => {
        order.push('blocked')
        return { state: 'held' as const }
      },
    },
  })
  await screen.findByRole('radio', { name: /1111/ })
  expect(screen.getByText(/Kaution von 700,00 €.*VISA.··.1111 blockiert, bevor Sie den Schlüssel/)).toBeDefined()
  await user.click(screen.getByRole('radio', { name: /0004/ }))
  expect(screen.getByText(/700,00 € als Kaution auf Ihrer Karte VISA ·· 0004 blockiert/)).toBeDefined()
  await user.dblClick(screen.getByRole('button', { name: /mit VISA.*bezahlen/ }))
  await waitFor(() => expect(askedOf('confirmArrival')).toHaveLength(1))
  expect(order).toEqual(['blocked', 'paid'])
  expect(askedOf('blockOwnDeposit').map(({ body }) => body)).toEqual([
    { reference: 'RAC3002', card: 'c1', amount: deposit, currency: 'EUR' },
  ])
})

it('G24 a card that is declined for the deposit keeps the renter on the bill, with the reason and another way', async () => {
  let isDeclined = false
  const { user, askedOf } = await renderRental({
    answers: {
      fetchSummary: () => buildBill(120_00, { deposit, savedCards: [card] }),
      readDeposit: () => (isDeclined ? refusedReply : noneReply),
      blockOwnDeposit: () => {
        isDeclined = true
        throw new Problem('paymentRefused')
      },
      startDeposit: () => ({ state: 'asked' }),
    },
  })
  await user.click(await screen.findByRole('radio', { name: /0004/ }))
  const payWithCard = () => user.click(screen.getByRole('button', { name: /mit VISA.*bezahlen/ }))
  await payWithCard()
  const told = await screen.findByText(/hat die Kaution von 700,00 € abgelehnt.*andere Karte.*Vorher gibt es keinen/)
  expect(told.closest('[role=status]')).not.toBeNull()
  expect([askedOf('payWithSavedCard'), askedOf('confirmArrival')]).toEqual([[], []])
  // The same card can be tried again, as a new request.
  await payWithCard()
  await waitFor(() => expect(new Set(askedOf('blockOwnDeposit').map(({ key }) => key)).size).toBe(2))
  await user.click(screen.getByRole('radio', { name: /anderen Karte|Mit Karte/ }))
  await user.click(screen.getByRole('button', { name: 'Weiter mit der Kaution' }))
  await waitFor(() => expect(askedOf('startDeposit')).toHaveLength(1))
})

it.each([
  ['with another card', /anderen Karte|Mit Karte/, 'Kaution blockieren', 'startDeposit'],
  ['at the desk', /Am Schalter|Rezeption/, '700,00\u00a0€ auf VISA\u00a0··\u00a00004 blockieren', 'blockOwnDeposit'],
] as const)(
  'G24 a renter who pays %s blocks the deposit first: nothing is paid or confirmed before',
  async (_, way, block, call) => {
    const { user, askedOf } = await renderRental({
      flags: { allow_pay_in_reception: true },
      answers: {
        fetchSummary: () => buildBill(120_00, { deposit, savedCards: [card] }),
        readDeposit: () => noneReply,
        startDeposit: () => ({ state: 'asked' }),
        blockOwnDeposit: () => ({ state: 'held' as const }),
      },
    })
    await user.click(await screen.findByRole('radio', { name: way }))
    expect(screen.getByText(/Kaution von 700,00 €.*bevor Sie den Schlüssel bekommen/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: /120,00.*(bezahlen|zahlen)$/ }))
    expect(screen.getByRole('status').textContent).toMatch(/Kaution von 700,00/)
    expect([askedOf('pay'), askedOf('confirmArrival')]).toEqual([[], []])
    await user.click(screen.getByRole('button', { name: block }))
    await waitFor(() => expect(askedOf(call)).toHaveLength(1))
  },
)

it('G24 nothing is paid while it is unknown whether the deposit is blocked: the server refuses the key and alerts the desk', async () => {
  const { user, askedOf } = await renderRental({
    answers: {
      fetchSummary: () => buildBill(120_00, { savedCards: [card] }),
      readDeposit: () => ({ ...blockedReply, news: 'waiting' as const }),
      confirmArrival: () => {
        throw new Problem('depositShort')
      },
    },
  })
  await user.click(await screen.findByRole('radio', { name: /0004/ }))
  await screen.findByText(/noch nicht, ob die Kaution von 700,00 €.*Vorher gibt es keinen Schlüssel/)
  await user.click(screen.getByRole('button', { name: /mit VISA.*bezahlen/ }))
  await waitFor(() => expect(askedOf('confirmArrival')).toHaveLength(1))
  expect([askedOf('payWithSavedCard'), askedOf('blockOwnDeposit')]).toEqual([[], []])
})

it('G24 a page that was opened for the deposit is opened again, also with a saved card', async () => {
  const { user, askedOf } = await renderRental({
    answers: {
      fetchSummary: () => buildBill(120_00, { deposit, savedCards: [card] }),
      readDeposit: () => ({ ...blockedReply, card: undefined, news: 'waiting' as const }),
      startDeposit: () => ({ state: 'asked' }),
    },
  })
  await user.click(await screen.findByRole('radio', { name: /0004/ }))
  await user.click(screen.getByRole('button', { name: 'Weiter mit der Kaution' }))
  await waitFor(() => expect(askedOf('startDeposit')).toHaveLength(1))
  expect(askedOf('blockOwnDeposit')).toEqual([])
})

it('without a saved card, blocks the amount of the summary on the provider’s page', async () => {
  const { user, askedOf } = await renderRental({
    answers: {
      fetchSummary: () => buildBill(0, { deposit }),
      startDeposit: () => ({ state: 'held' }),
      readDeposit: () => ({ news: 'none' as const, currency: 'EUR' }),
    },
  })
  await screen.findByText(/Kaution von 700,00 €/)
  await user.click(screen.getByRole('button', { name: 'Kaution blockieren' }))
  const body = { reference: 'RAC3002', amount: deposit, currency: 'EUR' }
  await waitFor(() => expect(askedOf('startDeposit').map((asked) => asked.body)).toEqual([body]))
  // The bill is reloaded, so that a deposit blocked in the meantime isn't blocked again.
  await waitFor(() => expect(askedOf('fetchSummary').length).toBeGreaterThan(1))
})

it.each([
  ['blocked', /^400,00 € sind als Kaution auf Ihrer Karte VISA ·· 0004 blockiert.* Dienstag, 24\. November/, undefined],
  ['waiting', /noch nicht, ob die Kaution von 400,00 € /, 'Weiter mit der Kaution'],
  ['refused', /Ihre Karte hat die Kaution von 400,00 € abgelehnt/, 'Weiter mit der Kaution'],
] as const)('shows the state of the deposit after returning from the provider’s page: %s', async (news, words, way) => {
  await renderRental({
    answers: {
      fetchSummary: () => buildBill(0, { deposit }),
      readDeposit: () => ({
        news,
        amount: euros(400_00),
        currency: 'EUR',
        card: 'VISA ·· 0004',
        until: '2026-11-24',
      }),
    },
  })
  const told = await screen.findByText(words)
  // A card's digits never start a line on their own.
  expect(told.textContent).not.toContain('·· 0004')
  // A blocked deposit is not offered again, even if the bill is older.
  expect(screen.queryByRole('button', { name: /Kaution/ })?.textContent).toBe(way)
})

it('explains a deposit that cannot be blocked here: who blocks it, that it is not charged, and until when', async () => {
  await renderRental({ answers: { fetchSummary: () => buildBill(0, { depositAtDesk: deposit }) } })
  expect(
    await screen.findByText(/Kaution von 700,00 €.*Der Schalter blockiert.*nicht abgebucht.*wieder frei/),
  ).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Kaution blockieren' })).toBeNull()
})

const answerShort = (shortNews: 'none' | 'waiting' | 'refused') => () => ({
  news: 'blocked' as const,
  amount: euros(400_00),
  currency: 'EUR',
  card: 'VISA ·· 0004',
  until: '2026-11-24',
  short: euros(300_00),
  shortNews,
})

it('after choosing a more expensive car, blocks the rest on the saved card before the key is requested', async () => {
  let isBlocked = false
  const { user, askedOf } = await renderRental({
    answers: {
      fetchSummary: () => buildBill(0, { savedCards: [card], ...(!isBlocked && { deposit: euros(300_00) }) }),
      readDeposit: () =>
        isBlocked ? { ...answerShort('none')(), amount: deposit, short: undefined } : answerShort('none')(),
      blockOwnDeposit: () => {
        isBlocked = true
        return { state: 'held' as const }
      },
    },
  })
  expect(
    await screen.findByText(/weitere 300,00 € als Kaution blockiert. Bis dahin gibt es keinen Schlüssel/),
  ).toBeDefined()
  const confirm = () => user.click(screen.getByRole('button', { name: 'Bestätigen und Schlüssel erhalten' }))
  await confirm()
  expect(screen.getByRole('status').textContent).toMatch(/weitere 300,00\s€/)
  expect(askedOf('confirmArrival')).toEqual([])
  await user.click(screen.getByRole('button', { name: /Weitere 300,00.€ auf VISA.··.0004 blockieren/ }))
  await screen.findByText(/^700,00 € sind als Kaution/)
  expect(askedOf('blockOwnDeposit')[0]?.body).toMatchObject({ card: 'c1', amount: euros(300_00) })
  expect(screen.queryByText(/weitere/)).toBeNull()
  await confirm()
  await waitFor(() => expect(askedOf('confirmArrival')).toHaveLength(1))
})

it.each([
  ['on the provider’s page', 'none', 'deposit', /werden weitere 300,00 €/, 'Weitere 300,00\u00a0€ blockieren'],
  [
    'after the provider declined',
    'refused',
    'deposit',
    /hat die weiteren 300,00 € der Kaution abgelehnt/,
    'Weitere 300,00\u00a0€ blockieren',
  ],
  ['outcome unknown', 'waiting', 'none', /noch nicht, ob die weiteren 300,00 €/, undefined],
  ['at the desk', 'none', 'depositAtDesk', /fehlen noch 300,00 € der Kaution. Der Schalter/, undefined],
] as const)('a more expensive car without a saved card: %s', async (_, news, offered, words, way) => {
  await renderRental({
    answers: { fetchSummary: () => buildBill(0, { [offered]: euros(300_00) }), readDeposit: answerShort(news) },
  })
  await screen.findByText(words)
  expect(screen.queryByRole('button', { name: /blockieren/ })?.textContent).toBe(way)
})

it('a driver who has signed for another price returns to the signature, and nothing is confirmed before', async () => {
  const { user, askedOf, path } = await renderRental({
    answers: { fetchSummary: () => buildBill(0, { signAgain: true }) },
  })
  await screen.findByText(/nicht mehr die, für die Sie unterschrieben haben/)
  await user.click(screen.getByRole('button', { name: 'Bestätigen und Schlüssel erhalten' }))
  expect(askedOf('confirmArrival')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Noch einmal unterschreiben' }))
  await waitFor(() => expect(path()).toMatch(/^\/signpad\/RAC3002/))
})
