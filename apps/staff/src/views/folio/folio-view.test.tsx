import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { correctCharge, moveCharges, postCharge, readFolio, type StayFolio } from '@foyer/contract/staff/folio.ts'
import { deskHubs } from '@foyer/contract/staff/keys.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { buildSession } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

const euro = (minor: number) => ({ minor, currency: 'EUR' })
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const line = { kind: 'charge', source: 'foyer', quantity: 1, vat: 2100, group: 'parking' } as const

const folio: StayFolio = {
  reference: 'FOY0987',
  firstName: 'Jonas',
  lastName: 'Weiss',
  roomNumber: '205',
  state: 'inHouse',
  startDate: '2026-09-18',
  endDate: '2026-09-22',
  adults: 2,
  children: 0,
  setInHotelSystem: false,
  businessDay: '2026-09-21',
  services: [
    { id: 'parking', names: { en: 'Parking, 1 day' }, group: 'parking', price: euro(24_00), vat: 2100 },
    { id: 'dinner', names: { en: 'Dinner' }, group: 'food', price: euro(34_00), vat: 1000 },
  ],
  correctionLimit: euro(100_00),
  folios: [
    { routes: [], charges: euro(48_00), vat: euro(8_33), paid: euro(0), balance: euro(48_00) },
    {
      id: id(9),
      payer: { kind: 'company', name: 'Nordlicht Technik GmbH' },
      routes: ['room'],
      charges: euro(0),
      vat: euro(0),
      paid: euro(0),
      balance: euro(0),
    },
  ],
  lines: [
    {
      ...line,
      id: id(1),
      names: { en: 'Parking, Friday' },
      amount: euro(24_00),
      rest: euro(24_00),
      day: '2026-09-18',
      postedOn: '2026-09-18',
      postedAt: '2026-09-18T16:20:00Z',
    },
    {
      ...line,
      id: id(2),
      names: { en: 'Parking, Tuesday' },
      amount: euro(24_00),
      rest: euro(24_00),
      day: '2026-09-22',
    },
  ],
  pending: euro(48_00),
}

function renderFolio(answers: readonly ReturnType<typeof on>[] = [], changes: Partial<StayFolio> = {}) {
  renderSignedIn({
    session: buildSession(),
    path: '/folio/FOY0987',
    answers: [
      ...answers,
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(deskHubs, () => ({ hubs: [] })),
      on(readFolio, () => ({ ...folio, ...changes })),
    ],
  })
}

it('S22 the folio shows charges by day, what is booked ahead, its payers and the balance', async () => {
  renderFolio()
  expect(await screen.findByRole('heading', { name: 'Jonas Weiss' })).toBeDefined()
  expect(screen.getByRole('row', { name: /Fri 18 Sept 24\.00/ })).toBeDefined()
  expect(screen.getByRole('row', { name: /Tue 22 Sept\s*booked ahead/ })).toBeDefined()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Jonas Weisseverything else48.00',
    'Nordlicht Technik GmbHroom0.00',
  ])
  await userEvent.click(screen.getByRole('tab', { name: /Nordlicht/ }))
  expect(await screen.findByText('Nothing charged yet')).toBeDefined()
})

it('S22 key C posts a charge; another price needs a reason', async () => {
  const post = vi.fn(() => ({ id: id(3) }))
  renderFolio([on(postCharge, post)])
  await screen.findByRole('heading', { name: 'Jonas Weiss' })
  await userEvent.keyboard('c')
  const dialog = within(screen.getByRole('dialog', { name: 'Post a charge' }))
  await userEvent.click(dialog.getByRole('button', { name: /Parking, 1 day/ }))
  const price = dialog.getByRole('textbox', { name: 'Price each, EUR' })
  await userEvent.clear(price)
  await userEvent.type(price, '20')
  expect(dialog.getByRole('button', { name: 'Post €20.00' })).toHaveProperty('disabled', true)
  await userEvent.type(dialog.getByRole('textbox', { name: 'Why not €24.00' }), 'Garage closed')
  expect(dialog.getByText('Net €16.53, VAT 21 % €3.47')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Post €20.00' }))
  expect(await screen.findByText('The charge is on the bill.')).toBeDefined()
  const body = { serviceId: 'parking', quantity: 1, price: 20_00, payer: 'guest', comment: 'Garage closed' }
  expect(post).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body }))
})

it('S22 a charge is corrected with a reason, and moved in part to another payer', async () => {
  const correct = vi.fn(() => ({ id: id(4) }))
  const move = vi.fn(() => ({}))
  renderFolio([on(correctCharge, correct), on(moveCharges, move)])
  await screen.findByRole('heading', { name: 'Jonas Weiss' })
  const first = document.querySelector<HTMLElement>('[aria-label="More for Parking, Friday"]')
  if (!first) throw new Error('There is no menu.')
  await userEvent.click(within(first).getByText('Correct'))
  const correction = within(screen.getByRole('dialog', { name: 'Correct Parking, Friday' }))
  await userEvent.type(correction.getByRole('textbox', { name: /eason|Why/ }), 'Not used')
  await userEvent.click(correction.getByRole('button', { name: 'Take it off' }))
  await screen.findByText('The charge is corrected.')
  expect(correct).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ body: { minor: 24_00, reason: 'Not used' } }),
  )
  await userEvent.click(within(first).getByText('Move'))
  const dialog = within(screen.getByRole('dialog', { name: 'Move Parking, Friday' }))
  const amount = dialog.getByRole('textbox', { name: 'Amount, EUR' })
  await userEvent.clear(amount)
  await userEvent.type(amount, '12')
  await userEvent.click(dialog.getByRole('button', { name: 'Move it' }))
  await screen.findByText('Moved.')
  expect(move).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ body: { lines: [id(1)], minor: 12_00, payer: id(9) } }),
  )
})

it('with a system of its own, the hotel charges there', async () => {
  renderFolio([], { setInHotelSystem: true })
  expect(await screen.findByText(/are made in the PMS/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /Post a charge/ })).toBeNull()
})
