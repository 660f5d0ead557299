import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { Answers } from '../../testing/fake-fetch.ts'
import { recordNavigation } from '../../testing/record-navigation.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { PaymentPage } from './payment-page.tsx'
import { SummaryScreen } from './summary-screen.tsx'

const PAYMENT = 'a1b7a1f0-2f2c-4a54-8a0e-55f5b7c0f001'
const PATH = '/check-in-summary/FOY1001/false/false/-/-/-/-'
const reservation = buildReservation({ guests: [buildGuest({ signatureState: 'uploaded' })] })
const euros = (minor: number) => ({ minor, currency: 'EUR' })
const bill = {
  currency: 'EUR',
  total: euros(24_000),
  paid: euros(0),
  pending: euros(24_000),
  lines: [{ label: 'Room, 3 nights', amount: euros(24_000) }],
}
const taken = { amount: euros(24_000), currency: 'EUR' }
const form = { logId: PAYMENT, identifier: '1234ABCD', answer: { url: `/pay/1/${PAYMENT}` } }

const step2 = (isBack: boolean) =>
  function Step2() {
    const [isPaid, setPaid] = useState(false)
    const [isOver, setOver] = useState(false)
    if (isPaid || isOver) return <p>{isPaid ? 'paid' : 'over'}</p>
    return (
      <PaymentPage
        reference="FOY1001"
        amount={euros(24_000)}
        isBack={isBack}
        onPaid={() => setPaid(true)}
        onOver={() => setOver(true)}
      />
    )
  }

interface Under {
  readonly Screen?: ComponentType
  readonly flags?: object
  readonly path?: string
  readonly answers?: Answers
  readonly fakeTimers?: true
  readonly payWallets?: readonly string[]
  readonly reservations?: readonly (typeof reservation)[]
}

const renderPayment = ({ flags, path = PATH, answers, ...under }: Under = {}) =>
  renderScreen({
    path,
    Screen: SummaryScreen,
    reservations: [reservation],
    config: { flags: { allow_payments: true, pos_provider: 'redsys', ...flags } },
    answers: {
      fetchSummary: ({ body }) => ({ ...bill, ...(body.provider && { gatewayForm: form }) }),
      pay: () => ({ completed: false, paymentId: PAYMENT }),
      readPayment: () => ({ state: 'captured' as const, ...taken }),
      confirmArrival: () => ({ keyCode: '482916' }),
      raiseAlert: () => ({ state: 'unheard' as const }),
      ...answers,
    },
    ...under,
  })

const press = (name: string | RegExp) => screen.findByRole('button', { name })

it('PAY-02 SUMMARY-02 paying moves the summary to step 2, with the amount that was shown', async () => {
  const { user, askedOf } = await renderPayment()
  await user.click(await press('Pay €240.00 by card'))
  expect(await screen.findByRole('heading', { name: 'Taking you to secure payment' })).toBeTruthy()
  expect(askedOf('pay')[0]?.body).toMatchObject({ reference: 'FOY1001', total: euros(24_000) })
})

it('names the wallets that the payment page takes, before the guest goes there', async () => {
  await renderPayment({ payWallets: ['Apple Pay', 'Google Pay'] })
  expect(await screen.findByText('On our payment provider’s page · Apple Pay · Google Pay')).toBeTruthy()
})

it('PAY-10 PAY-11 MODEL-29.e MODEL-30.a MODEL-30.b API-52.d opens the gateway after 3 s', async () => {
  const went = recordNavigation()
  await renderPayment({ fakeTimers: true, Screen: step2(false) })
  await vi.advanceTimersByTimeAsync(200)
  expect(screen.getByRole('heading', { name: 'Taking you to secure payment' })).toBeTruthy()
  await vi.advanceTimersByTimeAsync(2_700)
  expect(went).toEqual([])
  await vi.advanceTimersByTimeAsync(300)
  const there = new RegExp(`^/pay/1/${PAYMENT}\\?lang=en&back=%2Fpok%2F1%2F.*check-in-summary`)
  expect(went).toEqual([expect.stringMatching(there)])
})

it('PAY-08.a PAY-08.b PAY-12.a PAY-13 back with OK: the server confirms it, a message is shown for 10 s and the guest arrives', async () => {
  const { path, shown, askedOf } = await renderPayment({ path: `${PATH}?result=OK` })
  await waitFor(() => expect(path()).toBe('/room-key/FOY1001'))
  expect(shown).toMatchObject([{ kind: 'good', text: 'Thank you, €240.00 is paid.', lastsMs: 10_000 }])
  expect(askedOf('readPayment')[0]?.body).toEqual({ reference: 'FOY1001', id: PAYMENT })
  expect(askedOf('confirmArrival')[0]?.body.payAction).toBeUndefined()
})

it('PAY-12.b PAY-14.a PAY-14.b back with KO: a message is shown for 10 s, and show-error offers a retry', async () => {
  const { path, shown, askedOf } = await renderPayment({
    path: `${PATH}?result=KO`,
    answers: { readPayment: () => ({ state: 'refused' as const, ...taken, reason: 'declined' as const }) },
  })
  await waitFor(() => expect(path()).toMatch(/^\/show-error\?/))
  expect(path()).toMatch(/allowRetryPayment=true/)
  expect(shown).toMatchObject([{ kind: 'problem', lastsMs: 10_000 }])
  expect(askedOf('confirmArrival')).toHaveLength(0)
})

it('trusts the server if the address says OK and the server says no: no arrival', async () => {
  const { path, askedOf } = await renderPayment({
    path: `${PATH}?result=OK`,
    answers: { readPayment: () => ({ state: 'refused' as const, ...taken, reason: 'cancelled' as const }) },
  })
  await waitFor(() => expect(path()).toBe(PATH))
  expect(await press('Pay €240.00 by card')).toBeTruthy()
  expect(askedOf('confirmArrival')).toHaveLength(0)
})

it('P22 PAY-28.a PAY-28.b the third attempt on one screen is an infinite loop', async () => {
  const { user, path, askedOf } = await renderPayment({
    answers: {
      pay: () => {
        throw new Problem('offline')
      },
    },
  })
  await user.click(await press('Pay €240.00 by card'))
  await user.click(await press('Try again'))
  await waitFor(() => expect(askedOf('pay')).toHaveLength(2))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' }).ariaBusy).toBeNull())
  await user.click(await press('Try again'))
  await waitFor(() => expect(path()).toMatch(/^\/show-error\?.*error=Infinity%20loop/))
  expect(askedOf('pay')).toHaveLength(2)
})

it('P22 PAY-27.b going back to the bill resets the screen’s count', async () => {
  const { user, askedOf } = await renderPayment()
  for (const tries of [1, 2, 3]) {
    await user.click(await press('Pay €240.00 by card'))
    await screen.findByRole('heading', { name: 'Taking you to secure payment' })
    expect(askedOf('pay')).toHaveLength(tries)
    await user.click(await press('Back'))
  }
})

it('PAY-32 shows the specification’s message if there is no form', async () => {
  const { user, path } = await renderPayment({ answers: { fetchSummary: () => bill } })
  await user.click(await press('Pay €240.00 by card'))
  await waitFor(() =>
    expect(decodeURIComponent(path())).toContain('error=An error occurred while trying to load the payment form'),
  )
})

/** What the form in the frame posts; jsdom doesn't load the frame. */
function postFromFrame(data: object, given: { origin?: string; source?: Window | null } = {}) {
  const frame = screen.getByTitle<HTMLIFrameElement>('Payment provider’s card form')
  const message = { data, origin: 'null', source: frame.contentWindow, ...given }
  return act(async () => void window.dispatchEvent(new MessageEvent('message', message)))
}

it('P21 charges the token that our card form posts, and reads no other window’s messages', async () => {
  const { askedOf } = await renderPayment({
    Screen: step2(false),
    flags: { pos_provider: 'card-form' },
    answers: {
      readPayment: () => ({ state: 'sent' as const, ...taken }),
      payWithCardToken: () => ({ completed: true, paymentId: PAYMENT, billId: PAYMENT }),
    },
  })
  await screen.findByTitle('Payment provider’s card form')
  await postFromFrame({ type: 'token', token: 'forged' }, { source: window })
  await postFromFrame({ type: 'token', token: 'forged' }, { origin: 'https://elsewhere.example' })
  expect(askedOf('payWithCardToken')).toEqual([])
  await postFromFrame({ type: 'token', token: 't1' })
  expect(await screen.findByText('paid')).toBeTruthy()
  expect(askedOf('payWithCardToken').map(({ body }) => body)).toEqual([
    { reference: 'FOY1001', id: PAYMENT, token: 't1' },
  ])
})

it('P21 PAY-24 gives the form its texts, max_chars and demo mode', async () => {
  await renderPayment({
    Screen: step2(false),
    flags: { pos_provider: 'card-form', max_chars: { cardHolder: 20 }, demo: true },
    answers: { readPayment: () => ({ state: 'sent' as const, ...taken }) },
  })
  const frame = await screen.findByTitle<HTMLIFrameElement>('Payment provider’s card form')
  const post = vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(() => {})
  await postFromFrame({ type: 'ready' })
  expect(post.mock.calls[0]?.[0]).toMatchObject({
    type: 'setup',
    language: 'en',
    maxChars: { cardHolder: 20 },
    isDemo: true,
    texts: { labels: { cardDate: 'Expiry date (YY/MM)' }, datePlaceholder: 'YY/MM' },
  })
})

it('P21 after a lost answer to a token it asks for the outcome, and never charges again', async () => {
  let state: 'sent' | 'captured' = 'sent'
  const { askedOf } = await renderPayment({
    Screen: step2(false),
    flags: { pos_provider: 'card-form' },
    answers: {
      readPayment: () => ({ state, ...taken }),
      payWithCardToken: () => {
        state = 'captured'
        throw new Problem('unavailable')
      },
    },
  })
  await screen.findByTitle('Payment provider’s card form')
  await postFromFrame({ type: 'token', token: 't1' })
  expect(await screen.findByText('paid')).toBeTruthy()
  expect(askedOf('payWithCardToken')).toHaveLength(1)
})

it('PAY-01.b polls a gateway’s form in a frame until the server knows the outcome', async () => {
  let looks = 0
  await renderPayment({
    Screen: step2(false),
    flags: { pos_provider: 'card-form' },
    fakeTimers: true,
    answers: { readPayment: () => ({ state: ++looks < 3 ? ('sent' as const) : ('captured' as const), ...taken }) },
  })
  await vi.advanceTimersByTimeAsync(200)
  const frame = screen.getByTitle('Payment provider’s card form')
  expect(frame.getAttribute('src')).toBe(`/pay/1/${PAYMENT}?frame&lang=en`)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(screen.getByText('paid')).toBeTruthy()
})

it('PAY-10 returns to the bill when the guest comes back and no payment was begun', async () => {
  const { askedOf } = await renderPayment({ Screen: step2(true), answers: { fetchSummary: () => bill } })
  await screen.findByText('over')
  expect(askedOf('readPayment')).toEqual([])
})

it('no longer asks for the outcome once the guest has left the frame', async () => {
  const { askedOf, view } = await renderPayment({
    Screen: step2(false),
    flags: { pos_provider: 'card-form' },
    fakeTimers: true,
    answers: { readPayment: () => ({ state: 'sent' as const, ...taken }) },
  })
  await vi.advanceTimersByTimeAsync(200)
  const asked = askedOf('readPayment').length
  expect(asked).toBeGreaterThan(0)
  view.unmount()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(askedOf('readPayment')).toHaveLength(asked)
})

it('reports an unknown outcome, does not charge again, and notifies the desk', async () => {
  const { askedOf } = await renderPayment({
    Screen: step2(true),
    fakeTimers: true,
    answers: { readPayment: () => ({ state: 'sent' as const, ...taken }) },
  })
  for (let seconds = 0; seconds < 45; seconds++) await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.getByRole('heading', { name: 'Your bank hasn’t answered yet' })).toBeTruthy()
  expect(screen.getByText(/don’t pay again/)).toBeTruthy()
  expect(askedOf('raiseAlert').map(({ body }) => body.reason)).toContain('paymentUnknown')
  expect(askedOf('pay')).toHaveLength(0)
})

it('says that a payment was declined which the server refused at once, and offers another try', async () => {
  const { user, path } = await renderPayment({
    answers: {
      pay: () => {
        throw new Problem('paymentRefused')
      },
    },
  })
  await user.click(await press('Pay €240.00 by card'))
  await waitFor(() => expect(decodeURIComponent(path())).toMatch(/error=paymentRefused&message_error=Your bank/))
  expect(path()).toContain('allowRetryPayment=true')
})

it('PAY-07.a charges the only saved card by its token, and sends no card number', async () => {
  const card = { token: 'c1', providerName: 'redsys', brand: 'VISA', lastDigits: '4242', expiry: '30/12' }
  const { user, path, askedOf } = await renderPayment({
    flags: { pos_provider: '' },
    answers: {
      fetchSummary: () => ({ ...bill, savedCards: [card] }),
      payWithSavedCard: () => ({ completed: true, paymentId: PAYMENT }),
    },
  })
  await user.click(await press(/^Pay €240.00 with VISA\s··\s4242$/))
  await waitFor(() => expect(path()).toBe('/room-key/FOY1001'))
  expect(askedOf('payWithSavedCard')[0]?.body).toMatchObject({ card, total: euros(24_000) })
})

it('PAY-07.b preselects none of several saved cards', async () => {
  const savedCards = ['4242', '1881'].map((lastDigits) => ({ ...saved, token: `c${lastDigits}`, lastDigits }))
  const { user, askedOf } = await renderPayment({
    flags: { pos_provider: '' },
    answers: {
      fetchSummary: () => ({ ...bill, savedCards }),
      payWithSavedCard: () => ({ completed: true, paymentId: PAYMENT }),
    },
  })
  const cards = await screen.findAllByRole<HTMLInputElement>('radio')
  expect(cards.map(({ checked }) => checked)).toEqual([false, false])
  await user.click(await press('Check in and get my key'))
  expect(screen.getByText('Please choose how you would like to pay.')).toBeTruthy()
  expect(askedOf('payWithSavedCard')).toEqual([])
  await user.click(screen.getByRole('radio', { name: /VISA\s··\s1881/ }))
  await user.click(await press(/^Pay €240.00 with VISA\s··\s1881$/))
  await waitFor(() => expect(askedOf('payWithSavedCard').map(({ body }) => body.card)).toEqual([savedCards[1]]))
})

it('API-48.d before the arrival it is a deposit, where the hotel calls it that', async () => {
  const card = { token: 'c1', providerName: 'redsys', brand: 'VISA', lastDigits: '4242', expiry: '30/12' }
  const { user, askedOf } = await renderPayment({
    flags: { pos_provider: '', save_as_deposit: true },
    answers: {
      fetchSummary: () => ({ ...bill, savedCards: [card] }),
      payWithSavedCard: () => ({ completed: true, paymentId: PAYMENT }),
    },
  })
  await user.click(await press(/^Pay €240.00 with VISA\s··\s4242$/))
  await waitFor(() => expect(askedOf('payWithSavedCard').map(({ body }) => body.asDeposit)).toEqual([true]))
})

it('API-47.h API-47.i MODEL-07.g shows the charged amounts as the response lists them, and sends the bill with the arrival', async () => {
  const made = { id: PAYMENT, amount: euros(239_00), currency: 'EUR' }
  const { user, askedOf, toasts } = await renderPayment({
    answers: { pay: () => ({ completed: true, billId: PAYMENT, terminalPayments: [made] }) },
  })
  await user.click(await press('Pay €240.00 by card'))
  await waitFor(() => expect(askedOf('confirmArrival').map(({ body }) => body.billId)).toEqual([PAYMENT]))
  expect(toasts).toEqual(['Thank you, €239.00 is paid.'])
  expect(askedOf('pay').map(({ body }) => Object.keys(body))).toEqual([
    expect.not.arrayContaining(['terminalId', 'documentType', 'fiscalPrinterId', 'cashTransactionId']),
  ])
})

it('PAY-09.a PAY-09.b with make_checkin_before_payment the arrival comes first, and the payment follows', async () => {
  const { user, askedOf } = await renderPayment({ flags: { make_checkin_before_payment: true } })
  await user.click(await press('Pay €240.00 by card'))
  expect(await screen.findByRole('heading', { name: 'Taking you to secure payment' })).toBeTruthy()
  expect(askedOf('confirmArrival')).toHaveLength(1)
})

it('PAY-27.a allows as many attempts as the hotel configures, then refers to a person', async () => {
  const { user, path } = await renderPayment({
    answers: {
      pay: () => {
        throw new Problem('payLimit')
      },
    },
  })
  await user.click(await press('Pay €240.00 by card'))
  await waitFor(() => expect(path()).toMatch(/^\/show-error\?.*error=payLimit/))
})

it('PAY-01.d PAY-04.a a guest who pays at reception arrives, and nothing is charged here', async () => {
  const { user, path, askedOf } = await renderPayment({ flags: { allow_pay_in_reception: true } })
  await user.click(await screen.findByRole('radio', { name: /At reception/ }))
  await user.click(await press('Check in, pay €240.00 at reception'))
  await waitFor(() => expect(path()).toBe('/room-key/FOY1001'))
  expect(askedOf('confirmArrival')[0]?.body.payAction).toBe('payInReception')
  expect([askedOf('pay'), askedOf('payWithSavedCard')]).toEqual([[], []])
})

const saved = { token: 'c1', providerName: 'redsys', brand: 'VISA', lastDigits: '4242', expiry: '30/12' }

it('API-48.e a saved card that was not charged is an error that can be retried', async () => {
  const { user, path, askedOf } = await renderPayment({
    flags: { pos_provider: '' },
    answers: {
      fetchSummary: () => ({ ...bill, savedCards: [saved] }),
      payWithSavedCard: () => ({ completed: false }),
    },
  })
  await user.click(await press(/^Pay €240.00 with VISA\s··\s4242$/))
  await waitFor(() => expect(path()).toMatch(/^\/show-error\?.*allowRetryPayment=true/))
  expect(askedOf('confirmArrival')).toEqual([])
})

it.each([
  ['in demo mode requests a simulated payment', true, true],
  ['otherwise requests a real payment', false, undefined],
])('API-47.d %s', async (_, demo, simulate) => {
  const { user, askedOf } = await renderPayment({ flags: { demo } })
  await user.click(await press('Pay €240.00 by card'))
  await waitFor(() => expect(askedOf('pay')).toHaveLength(1))
  expect(askedOf('pay')[0]?.body.simulate).toBe(simulate)
})

it('PAY-15 API-56.a API-56.c paid, but the check-in fails: notifies the desk until the server confirms it', async () => {
  let tries = 0
  const { askedOf, path } = await renderPayment({
    path: `${PATH}?result=OK`,
    answers: {
      confirmArrival: () => {
        throw new Problem('roomNotAvailable')
      },
      createAlert: () => {
        tries += 1
        if (tries === 1) throw new Problem('unavailable')
        return {}
      },
    },
  })
  await waitFor(() => expect(path()).toMatch(/^\/show-error/))
  await waitFor(() => expect(tries).toBe(2), { timeout: 5_000 })
  expect(askedOf('createAlert').map(({ body }) => body)).toEqual(
    Array(2).fill({ hotelId: 1, reference: 'FOY1001', message: 'Paid, check-in refused: roomNotAvailable' }),
  )
})

it('G38 shows one state once the card is charged: paid, with nothing due and no question to the bank', async () => {
  let arrive = (_given: { keyCode: string }) => {}
  const confirmArrival = () => new Promise<{ keyCode: string }>((resolve) => (arrive = resolve))
  const { path, askedOf } = await renderPayment({ path: `${PATH}?result=OK`, answers: { confirmArrival } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment received' })).toBeTruthy()
  await waitFor(() => expect(askedOf('confirmArrival')).toHaveLength(1))
  expect(screen.queryByText('Due today')).toBeNull()
  expect(screen.queryByText('Checking with your bank…')).toBeNull()
  arrive({ keyCode: '482916' })
  await waitFor(() => expect(path()).toBe('/room-key/FOY1001'))
})
