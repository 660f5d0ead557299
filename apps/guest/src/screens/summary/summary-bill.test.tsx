import type { Summary } from '@foyer/contract/summary.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { SummaryScreen } from './summary-screen.tsx'

const guests = [buildGuest({ signatureState: 'uploaded', email: 'ana@example.com' })]
const euros = (minor: number) => ({ minor, currency: 'EUR' })

function buildBill(discounts: [code: string, minor: number][] = []): Summary {
  const off = discounts.reduce((sum, [, minor]) => sum + minor, 0)
  return {
    currency: 'EUR',
    total: euros(400_00 - off),
    taxes: euros(10_00),
    paid: euros(160_00),
    pending: euros(240_00 - off),
    unpaidBeforeDiscounts: euros(240_00),
    lines: [
      { kind: 'charge', label: 'Room, 2 nights', amount: euros(390_00) },
      { kind: 'payment', label: 'Paid when booking', amount: euros(-160_00) },
      { kind: 'tax', label: 'City tax', amount: euros(10_00) },
      ...discounts.map(([code, minor]) => ({
        kind: 'charge' as const,
        label: `Voucher ${code}`,
        amount: euros(-minor),
      })),
    ],
    discounts: discounts.map(([code, minor]) => ({ code, amount: euros(minor) })),
  }
}

/** A server that stores the accepted vouchers. */
function answerVouchers(worth: Record<string, number>, before: [string, number][] = []) {
  const taken = [...before]
  return ({ body: { vouchers = [] } }: { body: { vouchers?: string[] | undefined } }) => {
    const fresh = vouchers.filter((code) => !taken.some(([known]) => known === code))
    taken.push(...fresh.flatMap((code): [string, number][] => (worth[code] ? [[code, worth[code]]] : [])))
    const codes = fresh.filter((code) => !worth[code])
    return { ...buildBill(taken), ...(codes.length > 0 && { discountError: { codes } }) }
  }
}

const at = {
  Screen: SummaryScreen,
  path: '/check-in-summary/FOY1001/false/false/-/-/-/-',
  reservations: [buildReservation({ guests })],
  config: { flags: { allow_pay_in_reception: true, allow_send_vouchers: true } },
}
const arrived = { confirmArrival: () => ({ keyCode: '482916' }) }
const paysByCard = { flags: { allow_payments: true, pos_provider: 'ingenico' } }
const printerMails = { flags: { italy_fiscal_printer_active: true, italy_fiscal_printer_email: true } }
const amounts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
/** Waits for the bill first. */
async function confirm() {
  await screen.findAllByRole('term')
  return screen.getByRole('button', { name: /^Check in/ })
}
const findBillCheckbox = () => screen.getByRole('checkbox', { name: 'Send me the bill by e-mail' })
const address = () => screen.getByRole('textbox', { name: 'E-mail for the bill' })

it('SUMMARY-01.a MODEL-29.a MODEL-29.c shows the total, the tax in it, what was paid and what is due', async () => {
  await renderScreen({ ...at, answers: { fetchSummary: () => buildBill() } })
  await confirm()
  expect(amounts()).toEqual([
    ['Room, 2 nights', '€390.00'],
    ['City tax', '€10.00'],
    ['Total amountIncludes €10.00 in taxes', '€400.00'],
    ['Paid when booking', '-€160.00'],
    ['Due today', '€240.00'],
  ])
})

it('API-52.a API-52.d requests it with number, surname and kind of device', async () => {
  const reservation = buildReservation({ guests, customer: { lastName: 'Soler' } })
  const { askedOf } = await renderScreen({
    ...at,
    reservations: [reservation],
    answers: { fetchSummary: () => buildBill() },
  })
  await confirm()
  expect(askedOf('fetchSummary')[0]?.body).toEqual({
    reference: 'FOY1001',
    surname: 'Soler',
    isPok: false,
    asDeposit: false,
    provider: '',
  })
})

async function renderWithVouchers(worth: Record<string, number>, before: [string, number][] = []) {
  const shown = await renderScreen({ ...at, answers: { fetchSummary: answerVouchers(worth, before), ...arrived } })
  await shown.user.click(await screen.findByRole('button', { name: 'I have a voucher' }))
  const modal = await screen.findByRole('dialog', { name: 'Your voucher' })
  const code = within(modal).getByRole('textbox', { name: 'Voucher code' })
  const use = async (typed: string) => {
    await shown.user.clear(code)
    if (typed) await shown.user.type(code, typed)
    await shown.user.click(within(modal).getByRole('button', { name: 'Use voucher' }))
  }
  const asked = () => shown.askedOf('fetchSummary').flatMap(({ body }) => (body.vouchers ? [body.vouchers] : []))
  return { ...shown, use, asked }
}

it('SUMMARY-01.b SUMMARY-12.a MODEL-07.d API-52.b MODEL-29.g SHELL-25 sends a voucher with the earlier ones, and shows its discount', async () => {
  const { use, asked, shown } = await renderWithVouchers({ 'LAMP-25': 25_00 }, [['WELCOME10', 39_00]])
  await use(' lamp-25 ')
  expect(await screen.findByRole('button', { name: 'Check in, pay €176.00 at reception' })).toBeTruthy()
  expect(asked()).toEqual([['WELCOME10', 'LAMP-25']])
  expect(amounts()).toContainEqual(['Voucher LAMP-25', '-€25.00'])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(shown).toMatchObject([{ text: 'Voucher used: €25.00 less to pay', lastsMs: 10_000 }])
})

it('SUMMARY-09 rejects a code that the response names, without giving the reason', async () => {
  const { use, user } = await renderWithVouchers({})
  await use('NOTHING')
  expect(await screen.findByText('This voucher code can’t be used.')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Voucher code' }), '1')
  expect(screen.queryByText('This voucher code can’t be used.')).toBeNull()
})

it('SUMMARY-10 ignores an empty code', async () => {
  const { use, asked } = await renderWithVouchers({})
  await use('')
  await use('   ')
  expect(asked()).toEqual([])
  expect(screen.queryByText('This voucher code can’t be used.')).toBeNull()
})

it('SUMMARY-11 rejects a code that is already listed', async () => {
  const { use, asked } = await renderWithVouchers({ WELCOME10: 39_00 }, [['WELCOME10', 39_00]])
  await use('welcome 10')
  expect(await screen.findByText('This voucher code can’t be used.')).toBeTruthy()
  expect(asked()).toEqual([])
})

it('an accepted voucher can be removed, and the bill is reloaded', async () => {
  let taken: [string, number][] = [['WELCOME10', 39_00]]
  const shown = await renderScreen({
    ...at,
    answers: {
      fetchSummary: (asked) => {
        const { droppedVouchers = [] } = asked.body
        taken = taken.filter(([code]) => !droppedVouchers.includes(code))
        return answerVouchers({}, taken)(asked)
      },
      ...arrived,
    },
  })
  await shown.user.click(await screen.findByRole('button', { name: 'Remove voucher WELCOME10' }))
  expect(await screen.findByRole('button', { name: 'Check in, pay €240.00 at reception' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Remove voucher/ })).toBeNull()
  expect(shown.shown).toMatchObject([{ text: 'The voucher has been removed.' }])
})

it('SUMMARY-12.b offers no field where the hotel accepts no vouchers', async () => {
  const config = { flags: { allow_pay_in_reception: true } }
  await renderScreen({ ...at, config, answers: { fetchSummary: () => buildBill() } })
  await confirm()
  expect(screen.queryByRole('button', { name: 'I have a voucher' })).toBeNull()
})

it('SUMMARY-01.c MODEL-07.e API-49.b a guest who wants the bill gives an address, prefilled if the page knows it', async () => {
  const { user, askedOf, reload } = await renderScreen({
    ...at,
    answers: { fetchSummary: () => buildBill(), ...arrived },
  })
  await confirm()
  expect(screen.queryByRole('textbox', { name: 'E-mail for the bill' })).toBeNull()
  await user.click(findBillCheckbox())
  expect(address()).toHaveProperty('value', 'ana@example.com')
  await user.clear(address())
  await user.type(address(), 'office@example.com')
  reload()
  await user.click(await confirm())
  await waitFor(() =>
    expect(askedOf('confirmArrival')[0]?.body).toMatchObject({ sendBill: true, email: 'office@example.com' }),
  )
})

it('SUMMARY-14.a SUMMARY-16.a SUMMARY-16.b requires an address for the bill where nothing is owed', async () => {
  const paid = { ...buildBill(), pending: euros(0) }
  const { user, askedOf } = await renderScreen({ ...at, answers: { fetchSummary: () => paid, ...arrived } })
  const go = await confirm()
  await user.click(findBillCheckbox())
  await user.clear(address())
  await user.click(go)
  expect(screen.getByText('Please enter an e-mail address for the bill.')).toBeTruthy()
  await user.type(address(), 'ana@')
  await user.click(go)
  expect(screen.getByText('Please enter an e-mail address like name@example.com.')).toBeTruthy()
  expect(askedOf('confirmArrival')).toEqual([])
  await user.type(address(), 'example.com')
  await user.click(go)
  await waitFor(() => expect(askedOf('confirmArrival')).toHaveLength(1))
})

it('SUMMARY-14.b requires no address if the guest does not want the bill', async () => {
  const paid = { ...buildBill(), pending: euros(0) }
  const { user, askedOf } = await renderScreen({ ...at, answers: { fetchSummary: () => paid, ...arrived } })
  await user.click(await confirm())
  await waitFor(() => expect(askedOf('confirmArrival')[0]?.body.sendBill).toBe(false))
  expect(askedOf('confirmArrival')[0]?.body).not.toHaveProperty('email')
})

it('SUMMARY-17 lets a guest who pays at reception leave it empty, and explains when the bill is sent', async () => {
  const { user, askedOf } = await renderScreen({ ...at, answers: { fetchSummary: () => buildBill(), ...arrived } })
  const go = await confirm()
  await user.click(findBillCheckbox())
  expect(screen.getByText('We’ll send it once you’ve paid at reception.')).toBeTruthy()
  await user.clear(address())
  await user.click(go)
  await waitFor(() => expect(askedOf('confirmArrival')).toHaveLength(1))
})

it('SUMMARY-15 with a fiscal printer that mails, requires the address without a choice', async () => {
  const config = printerMails
  const paid = { ...buildBill(), pending: euros(0) }
  const { user, askedOf } = await renderScreen({ ...at, config, answers: { fetchSummary: () => paid, ...arrived } })
  const go = await confirm()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.clear(address())
  await user.click(go)
  expect(screen.getByText('Please enter an e-mail address for the bill.')).toBeTruthy()
  expect(askedOf('confirmArrival')).toEqual([])
})

const fixedTo = (fixedBillAddress: Summary['fixedBillAddress']) => ({
  fetchSummary: () => ({ ...buildBill(), fixedBillAddress }),
  ...arrived,
})
const atReception = 'Your booking has no e-mail address. Reception will have your bill ready.'
const toBooking = /We’ll send the bill to g···@example.com, the address in your booking/

it('R28 a guest who can’t choose the address reads where the bill goes, and none is sent', async () => {
  const { user, askedOf } = await renderScreen({ ...at, answers: fixedTo({ masked: 'g···@example.com' }) })
  const go = await confirm()
  expect(screen.queryByText(toBooking)).toBeNull()
  await user.click(findBillCheckbox())
  expect(screen.getByText(toBooking).textContent).toContain('We’ll send it once you’ve paid at reception.')
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(go)
  await waitFor(() => expect(askedOf('confirmArrival')[0]?.body).toMatchObject({ sendBill: true }))
  expect(askedOf('confirmArrival')[0]?.body).not.toHaveProperty('email')
})

it('R28 where the booking has no address, the guest asks for the bill at reception and types none', async () => {
  const { user, askedOf } = await renderScreen({ ...at, answers: fixedTo({}) })
  const go = await confirm()
  const ask = screen.getByRole('checkbox', { name: /I’d like a bill/ })
  expect(screen.getByText(atReception)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(ask)
  await user.click(go)
  await waitFor(() => expect(askedOf('confirmArrival')[0]?.body).toMatchObject({ sendBill: true }))
  expect(askedOf('confirmArrival')[0]?.body).not.toHaveProperty('email')
})

it('R28 a guest who does not ask for the bill at reception gets none', async () => {
  const { user, askedOf } = await renderScreen({ ...at, answers: fixedTo({}) })
  await user.click(await confirm())
  await waitFor(() => expect(askedOf('confirmArrival')[0]?.body.sendBill).toBe(false))
})

it('R28 an address that was typed before the booking’s went is not sent', async () => {
  let fixed: Summary['fixedBillAddress']
  const { user, askedOf, reload } = await renderScreen({
    ...at,
    answers: { fetchSummary: () => ({ ...buildBill(), fixedBillAddress: fixed }), ...arrived },
  })
  await confirm()
  await user.click(findBillCheckbox())
  fixed = {}
  reload()
  await user.click(await confirm())
  await waitFor(() => expect(askedOf('confirmArrival')[0]?.body).toMatchObject({ sendBill: true }))
  expect(askedOf('confirmArrival')[0]?.body).not.toHaveProperty('email')
})

it('R28 a fiscal printer’s e-mail goes to the booking’s address without a choice', async () => {
  const { user, askedOf } = await renderScreen({
    ...at,
    config: printerMails,
    answers: fixedTo({ masked: 'g···@example.com' }),
  })
  const go = await confirm()
  expect(screen.getByText(toBooking)).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(go)
  await waitFor(() => expect(askedOf('confirmArrival')).toHaveLength(1))
})

it('SUMMARY-01.e lets the guest choose between several ways to pay', async () => {
  const config = { flags: { ...paysByCard.flags, allow_pay_in_reception: true } }
  await renderScreen({ ...at, config, answers: { fetchSummary: () => buildBill() } })
  const ways = await screen.findAllByRole('radio')
  expect(ways).toHaveLength(2)
})

it('SUMMARY-01.d shows the terms above the action that cannot be undone', async () => {
  const legalConditions = () => ({ termsContent: 'Be kind.' })
  await renderScreen({ ...at, answers: { fetchSummary: () => buildBill(), legalConditions } })
  expect(await screen.findByRole('checkbox', { name: /terms and conditions/ })).toBeTruthy()
})

it('API-48.c sends them with the payment by a saved card too', async () => {
  const { user, askedOf } = await renderScreen({
    ...at,
    config: { flags: { allow_payments: true, pos_provider: '' } },
    answers: {
      fetchSummary: () => ({ ...buildBill(), savedCards: [{ token: 'c1', providerName: 'redsys', brand: 'VISA' }] }),
      payWithSavedCard: () => ({ completed: true }),
      ...arrived,
    },
  })
  await screen.findAllByRole('term')
  await user.click(findBillCheckbox())
  await user.click(screen.getByRole('button', { name: /^Pay €240.00 with VISA/ }))
  const mailing = { byEmail: true, email: 'ana@example.com' }
  await waitFor(() => expect(askedOf('payWithSavedCard')[0]?.body).toMatchObject(mailing))
})

it('API-47.c MODEL-07.e sends the choices about the bill with the payment', async () => {
  const config = { flags: { allow_payments: true, pos_provider: 'redsys' } }
  const { user, askedOf } = await renderScreen({
    ...at,
    config,
    answers: {
      fetchSummary: () => buildBill(),
      pay: () => ({ completed: true }),
      readPayment: () => ({ state: 'captured' as const, amount: euros(240_00), currency: 'EUR' }),
      ...arrived,
    },
  })
  await screen.findAllByRole('term')
  await user.click(findBillCheckbox())
  await user.click(screen.getByRole('button', { name: /^Pay €240.00 by card/ }))
  await waitFor(() => expect(askedOf('pay')[0]?.body).toMatchObject({ byEmail: true, email: 'ana@example.com' }))
})
