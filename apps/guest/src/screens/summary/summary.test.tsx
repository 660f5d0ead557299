import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { leaveForReception, useLeftForReception } from '../../flows/party/left-for-reception.ts'
import { useReservation } from '../../journey/use-reservations.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { SummaryScreen } from './summary-screen.tsx'

const reservation = buildReservation({ guests: [buildGuest({ signatureState: 'uploaded' })] })
const euros = (minor: number) => ({ minor, currency: 'EUR' })
const buildBill = (pending: number) => ({
  currency: 'EUR',
  total: euros(24_000),
  paid: euros(24_000 - pending),
  pending: euros(pending),
  lines: [{ label: 'Room, 3 nights', amount: euros(24_000) }],
})

const at = {
  Screen: SummaryScreen,
  path: '/check-in-summary/FOY1001/false/false/-/-/-/-',
  reservations: [reservation],
  config: { flags: { allow_pay_in_reception: true } },
}

const terms = () => screen.getByRole('checkbox', { name: /terms/ })

it('API-49.a PAY-05.a SUMMARY-13.c G23 preselects reception if it is the only way, and confirms the arrival once', async () => {
  const { user, path, askedOf } = await renderScreen({
    ...at,
    answers: { fetchSummary: () => buildBill(24_000), confirmArrival: () => ({ keyCode: '482916' }) },
  })
  const pay = await screen.findByRole('button', { name: 'Check in, pay €240.00 at reception' })
  // With one way to pay there is no choice.
  expect(screen.getByRole('heading', { name: 'Pay at reception' })).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  await user.dblClick(pay)
  await waitFor(() => expect(path()).toBe('/room-key/FOY1001'))
  expect(askedOf('confirmArrival')).toHaveLength(1)
  expect(askedOf('confirmArrival')[0]?.query).toEqual({ isPok: true })
  expect(askedOf('confirmArrival')[0]?.body).toMatchObject({
    hotelId: 1,
    reservationId: 'reservation-1',
    reference: 'FOY1001',
    startDate: '2030-05-10',
    endDate: '2030-05-13',
    payAction: 'payInReception',
  })
})

it('MODEL-07.a API-49.c API-49.e the confirmation sends who arrives, what they entered and signed, the printer and the time', async () => {
  const said = { notes: 'A quiet room', arrivalTime: '15:30' }
  const { user, askedOf } = await renderScreen({
    ...at,
    reservations: [{ ...reservation, ...said }],
    config: { flags: { ...at.config.flags, printer_configuration: { paper_width_mm: 58 } } },
    answers: { fetchSummary: () => buildBill(0), confirmArrival: () => ({}) },
  })
  const before = Date.now()
  await screen.findByText('Nothing to pay today.')
  await user.click(screen.getByRole('button', { name: /^Check in/ }))
  await waitFor(() => expect(askedOf('confirmArrival')).toHaveLength(1))
  const [asked] = askedOf('confirmArrival')
  const [guest] = reservation.guests
  expect(asked?.body).toMatchObject({
    ...{ reference: 'FOY1001', startDate: '2030-05-10', endDate: '2030-05-13' },
    ...{ wishes: said, printer: { paper_width_mm: 58 } },
    guests: [
      {
        ...{ id: guest?.id, documentNumber: guest?.documentNumber, signatureId: guest?.id },
        ...{ firstName: guest?.firstName, lastName: guest?.lastName },
      },
    ],
  })
  expect(Date.parse(asked?.body.confirmedAt ?? '')).toBeGreaterThanOrEqual(before)
})

it('the confirmation names no signature of a guest who has not signed', async () => {
  const child = buildGuest({ id: 'guest-2', index: 2, main: false, birthDate: '2026-03-01' })
  const { user, askedOf } = await renderScreen({
    ...at,
    reservations: [{ ...reservation, guests: [...reservation.guests, child] }],
    answers: { fetchSummary: () => buildBill(0), confirmArrival: () => ({}) },
  })
  await user.click(await screen.findByRole('button', { name: /^Check in/ }))
  await waitFor(() => expect(askedOf('confirmArrival')).toHaveLength(1))
  const { guests = [] } = askedOf('confirmArrival')[0]?.body ?? {}
  expect(guests.map(({ signatureId }) => signatureId)).toEqual(['guest-1', undefined])
})

it('API-49.g keeps the room and code of the response, even if nothing more can be requested', async () => {
  const answers = { looks: 0 }
  const { user } = await renderScreen({
    ...at,
    Beside: function Room() {
      const { room } = useReservation('FOY1001').reservation ?? {}
      return <p>{`room ${room?.number ?? '-'}, code ${room?.keyCode ?? '-'}`}</p>
    },
    answers: {
      visitReservations: () => {
        answers.looks += 1
        if (answers.looks > 1) throw new Problem('unavailable')
        return { reservations: [reservation] }
      },
      fetchSummary: () => buildBill(0),
      confirmArrival: () => ({ keyCode: '482916', roomNumber: '512' }),
    },
  })
  await screen.findByText('Nothing to pay today.')
  await user.click(screen.getByRole('button', { name: /^Check in/ }))
  expect(await screen.findByText('room 512, code 482916')).toBeTruthy()
})

it('PAY-39.b an amount above the hotel’s limits is paid at reception, and no card is offered', async () => {
  const cards = { allow_payments: true, allow_pay_in_reception: true, pos_provider: 'redsys' }
  const { user, askedOf } = await renderScreen({
    ...at,
    config: { flags: { ...cards, pos_limits: { most: 239 } } },
    answers: { fetchSummary: () => buildBill(24_000), confirmArrival: () => ({}) },
  })
  await user.click(await screen.findByRole('button', { name: 'Check in, pay €240.00 at reception' }))
  await waitFor(() => expect(askedOf('confirmArrival')).toHaveLength(1))
})

it('P2 PAY-36.b with both payment flags off refers to reception, and never claims that nothing is due', async () => {
  const { user, askedOf } = await renderScreen({
    ...at,
    config: {},
    answers: { fetchSummary: () => buildBill(24_000), confirmArrival: () => ({ keyCode: '482916' }) },
  })
  const confirm = await screen.findByRole('button', { name: 'Check in, pay €240.00 at reception' })
  expect(screen.queryByText('Nothing to pay today.')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Pay at reception' })).toBeTruthy()
  await user.click(confirm)
  await waitFor(() => expect(askedOf('confirmArrival')[0]?.body.payAction).toBe('payInReception'))
})

it('P3 PAY-05.b refers to reception and allows no confirmation where prepayment is required but not possible here', async () => {
  await renderScreen({
    ...at,
    config: { flags: { allow_payments: true } },
    answers: { fetchSummary: () => buildBill(24_000) },
  })
  expect(await screen.findByText(/You can also pay at reception/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Check in/ })).toBeNull()
  expect(screen.queryByText('Nothing to pay today.')).toBeNull()
})

it('SHELL-22.a the terms can be read here too', async () => {
  const { user } = await renderScreen({
    ...at,
    answers: { fetchSummary: () => buildBill(0), legalConditions: () => ({ termsContent: 'Be kind.\nBe quiet.' }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Read them' }))
  const dialog = await screen.findByRole('dialog', { name: 'Terms and conditions' })
  expect([...dialog.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['Be kind.', 'Be quiet.'])
})

it('shows the time of the hotel system’s data if it is not current', async () => {
  await renderScreen({
    ...at,
    answers: { fetchSummary: () => ({ ...buildBill(24_000), asOf: '2030-05-10T09:05:00.000Z' }) },
  })
  expect(await screen.findByText(/^As of .*2030.* The hotel’s system isn’t responding right now\.$/)).toBeTruthy()
})

it('shows no time if the data is current', async () => {
  await renderScreen({ ...at, answers: { fetchSummary: () => buildBill(24_000) } })
  await screen.findByRole('button', { name: 'Check in, pay €240.00 at reception' })
  expect(screen.queryByText(/As of/)).toBeNull()
})

it('PAY-36.c requests no payment when nothing is due', async () => {
  await renderScreen({ ...at, answers: { fetchSummary: () => buildBill(0) } })
  expect(await screen.findByText('Nothing to pay today.')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})

it('PAY-36.c SUMMARY-13.a SUMMARY-13.b continues only with the terms accepted, where there are terms', async () => {
  const { user, askedOf } = await renderScreen({
    ...at,
    answers: {
      fetchSummary: () => buildBill(0),
      legalConditions: () => ({ termsContent: 'Be kind.' }),
      acceptTerms: () => ({}),
      confirmArrival: () => ({ keyCode: '482916' }),
    },
  })
  const confirm = await screen.findByRole('button', { name: 'Check in and get my key' })
  await user.click(confirm)
  expect(screen.getByText('Please accept the terms to continue.')).toBeTruthy()
  expect([...askedOf('acceptTerms'), ...askedOf('confirmArrival')]).toHaveLength(0)
  await user.click(terms())
  await user.click(confirm)
  await waitFor(() => expect(askedOf('confirmArrival')).toHaveLength(1))
  expect(askedOf('acceptTerms')).toHaveLength(1)
})

it('SUMMARY-13.a does not continue if the server does not store the acceptance', async () => {
  const { user, askedOf } = await renderScreen({
    ...at,
    answers: {
      fetchSummary: () => buildBill(0),
      legalConditions: () => ({ termsContent: 'Be kind.' }),
      acceptTerms: () => {
        throw new Problem('textsChanged')
      },
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: /terms/ }))
  await user.click(screen.getByRole('button', { name: 'Check in and get my key' }))
  expect(await screen.findByText(/has just changed its terms/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Read them again' })).toBeTruthy()
  expect(askedOf('confirmArrival')).toHaveLength(0)
})

it('requests acceptance of newly published terms, with the bill', async () => {
  let tries = 0
  const { user, askedOf } = await renderScreen({
    ...at,
    answers: {
      fetchSummary: () => buildBill(0),
      legalConditions: () => ({ termsContent: 'Be kind.' }),
      acceptTerms: () => ({}),
      confirmArrival: () => {
        tries += 1
        if (tries === 1) throw new Problem('termsMissing')
        return { keyCode: '482916' }
      },
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: /terms/ }))
  const confirm = screen.getByRole('button', { name: 'Check in and get my key' })
  await user.click(confirm)
  expect(await screen.findByText(/accept the hotel’s terms/)).toBeTruthy()
  await user.click(confirm)
  await waitFor(() => expect(askedOf('confirmArrival')).toHaveLength(2))
  expect(askedOf('acceptTerms')).toHaveLength(2)
})

it.each([
  ['clears the choice to sign at reception once reception wants signatures here', 'signatureMissing', 'missing'],
  ['keeps the choice to sign at reception when the arrival fails for another reason', 'termsMissing', 'atReception'],
] as const)('%s', async (_, code, state) => {
  const guest = buildGuest({ signatureState: 'missing' })
  const Signing = () => <p>{useLeftForReception([guest])[0]?.signatureState}</p>
  const { user, shown, path } = await renderScreen({
    ...at,
    Beside: Signing,
    answers: {
      fetchSummary: () => buildBill(0),
      confirmArrival: () => {
        throw new Problem(code)
      },
    },
  })
  await screen.findByRole('button', { name: 'Check in and get my key' })
  act(() => leaveForReception(guest))
  expect(screen.getByText('atReception')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Check in and get my key' }))
  await waitFor(() => expect([shown.length, path()]).not.toEqual([0, at.path]))
  expect(screen.getByText(state)).toBeTruthy()
})

it('G18 does not ask again for terms that were accepted with the signature', async () => {
  const { user, askedOf } = await renderScreen({
    ...at,
    answers: {
      fetchSummary: () => ({ ...buildBill(0), termsAccepted: true }),
      legalConditions: () => ({ termsContent: 'Be kind.' }),
      confirmArrival: () => ({ keyCode: '482916' }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Check in and get my key' }))
  await waitFor(() => expect(askedOf('confirmArrival')).toHaveLength(1))
  expect(screen.queryByRole('checkbox', { name: /terms/ })).toBeNull()
})

it('does not skip terms that cannot be loaded, or continue before they have loaded', async () => {
  let isOffline = true
  const { user, askedOf } = await renderScreen({
    ...at,
    answers: {
      fetchSummary: () => buildBill(0),
      legalConditions: () => {
        if (isOffline) throw new Problem('offline')
        return { termsContent: 'Be kind.' }
      },
      confirmArrival: () => ({ keyCode: '482916' }),
    },
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  await user.click(screen.getByRole('button', { name: 'Check in and get my key', hidden: true }))
  expect(askedOf('confirmArrival')).toHaveLength(0)
  isOffline = false
  await user.click(again)
  expect(await screen.findByRole('checkbox', { name: /terms/ })).toBeTruthy()
})

it('SUMMARY-08.a SUMMARY-08.b a room that cannot be assigned is a check-in error', async () => {
  const { place } = await renderScreen({
    ...at,
    answers: { fetchSummary: () => ({ ...buildBill(0), roomNotAvailable: true }) },
  })
  await waitFor(() => expect(place()?.screen).toBe('show-error'))
  expect(place()?.params).toMatchObject({ action: 'Check-in', roomNotAvailable: 'true', code: 'FOY1001' })
})

it('retries a lost response with the same key', async () => {
  let lost = true
  const { user, path, askedOf } = await renderScreen({
    ...at,
    answers: {
      fetchSummary: () => buildBill(0),
      confirmArrival: () => {
        if (lost) throw new Problem('offline')
        return { keyCode: '482916' }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Check in and get my key' }))
  lost = false
  vi.setSystemTime(Date.now() + 60_000)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(path()).toBe('/room-key/FOY1001'))
  const [first, second] = askedOf('confirmArrival')
  expect(second).toEqual(first)
})

it('still shows what is due when the guest returns to the page offline', async () => {
  let isThere = true
  const { place, askedOf } = await renderScreen({
    ...at,
    answers: {
      fetchSummary: () => {
        if (!isThere) throw new Problem('unavailable')
        return buildBill(24_000)
      },
    },
  })
  await screen.findByRole('button', { name: 'Check in, pay €240.00 at reception' })
  isThere = false
  dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(askedOf('fetchSummary')).toHaveLength(2))
  expect(await screen.findByRole('button', { name: 'Check in, pay €240.00 at reception' })).toBeTruthy()
  expect(place()?.screen).toBe('check-in-summary')
})
