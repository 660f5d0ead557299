import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { checkOutStay } from '@foyer/contract/staff/check-out.ts'
import { type DatesPreview, previewDates } from '@foyer/contract/staff/dates.ts'
import {
  correctCharge,
  moveCharges,
  postCharge,
  readFolio,
  removePayer,
  type StayFolio,
  savePayer,
} from '@foyer/contract/staff/folio.ts'
import { deskHubs } from '@foyer/contract/staff/keys.ts'
import { recordPayment } from '@foyer/contract/staff/money.ts'
import { openStay } from '@foyer/contract/staff/stay.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { buildSession, buildStay } from '../../testing/builders.ts'
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

const preview: DatesPreview = {
  setInHotelSystem: false,
  today: '2026-09-22',
  startDate: '2026-09-18',
  endDate: '2026-09-22',
  roomNumber: '205',
  nights: 4,
  addedNights: 0,
  unusedNights: 0,
  added: euro(0),
  released: euro(0),
  hasPrice: true,
  freeRooms: [],
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
  const amount = dialog.getByRole('textbox', { name: 'Amount in EUR' })
  await userEvent.clear(amount)
  await userEvent.type(amount, '12')
  await userEvent.click(dialog.getByRole('button', { name: 'Move it' }))
  await screen.findByText('Moved.')
  expect(move).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ body: { lines: [id(1)], minor: 12_00, payer: id(9) } }),
  )
})

it('S22 several charges move to a company in one call, and a part of them cannot be typed', async () => {
  const move = vi.fn(() => ({}))
  renderFolio([on(moveCharges, move)])
  await userEvent.click(await screen.findByRole('button', { name: 'Move charges' }))
  const bar = () => screen.getByRole('button', { name: 'Move' })
  expect(bar()).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Parking, Friday, Fri 18 Sept' }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Parking, Tuesday/ }))
  expect(screen.getByText('2 selected:').parentElement?.textContent).toBe('2 selected: €48.00')
  await userEvent.click(bar())
  const dialog = within(screen.getByRole('dialog', { name: 'Move 2 charges' }))
  expect(dialog.queryByRole('textbox')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Move it' }))
  await screen.findByText('Moved.')
  expect(move).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ body: { lines: [id(1), id(2)], payer: id(9) } }),
  )
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('S22 payments and charges move together, between payers only', async () => {
  const move = vi.fn(() => ({}))
  const { vat: _, ...paid } = line
  const payment = {
    ...paid,
    kind: 'payment',
    id: id(7),
    names: { en: 'Cash' },
    amount: euro(-24_00),
    rest: euro(-24_00),
  } as const
  renderFolio([on(moveCharges, move)], { lines: [...folio.lines, payment] })
  await userEvent.click(await screen.findByRole('button', { name: 'Move charges' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Cash' }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Parking, Friday/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Move' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Move 2 charges' }))
  expect(dialog.queryByRole('option', { name: 'Another stay' })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Move it' }))
  await screen.findByText('Moved.')
  expect(move).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ body: { lines: [id(1), id(7)], payer: id(9) } }),
  )
})

it('S22 a payment of the chosen payer is taken on the folio, by the key P too', async () => {
  const record = vi.fn(() => ({ id: id(5) }))
  const [guest, company] = folio.folios
  if (!guest || !company) throw new Error('There are no payers.')
  renderFolio([on(recordPayment, record)], {
    folios: [
      { ...guest, balance: euro(18_00) },
      { ...company, balance: euro(30_00) },
    ],
  })
  await userEvent.click(await screen.findByRole('tab', { name: /Nordlicht/ }))
  await userEvent.keyboard('p')
  const dialog = within(await screen.findByRole('dialog', { name: 'Record payment' }))
  expect(dialog.getByText('Nordlicht Technik GmbH')).toBeDefined()
  expect(dialog.getByRole('textbox', { name: 'Amount in EUR' })).toHaveProperty('value', '30.00')
  await userEvent.click(dialog.getByRole('button', { name: 'Record' }))
  await screen.findByText('Payment recorded.')
  expect(record).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ body: { way: 'cash', minor: 30_00, payer: id(9) } }),
  )
})

it.each([
  ['cancelled', 1],
  ['noShow', 1],
  ['departed', 1],
  ['inHouse', 0],
] as const)('S33 what a stay that is %s owes can be written off, once it is over', async (state, count) => {
  renderFolio([], { state, pending: euro(48_00) })
  await screen.findByRole('heading', { name: 'Jonas Weiss' })
  expect(screen.queryAllByRole('button', { name: 'Write off' })).toHaveLength(count)
})

it('S22 guests in house are checked out from the folio, with the confirmation of the desk', async () => {
  const leave = vi.fn(() => ({}))
  renderFolio([
    on(checkOutStay, leave),
    on(openStay, () => buildStay({ reference: 'FOY0987', state: 'inHouse' })),
    on(previewDates, () => preview),
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Check out' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Check out Jonas Weiss?' }))
  const confirm = await dialog.findByRole('button', { name: 'Check out' })
  await vi.waitFor(() => expect(confirm).toHaveProperty('disabled', false))
  await userEvent.click(confirm)
  await screen.findByText('Guest checked out.')
  expect(leave).toHaveBeenCalledOnce()
})

it.each(['expected', 'departed', 'noShow'] as const)('no check-out is offered for a stay that is %s', async (state) => {
  renderFolio([], { state })
  await screen.findByRole('heading', { name: 'Jonas Weiss' })
  expect(screen.queryByRole('button', { name: 'Check out' })).toBeNull()
})

it('S25 a payer is added with country and tax number, which is checked at its field', async () => {
  const save = vi.fn(() => ({ id: id(8) }))
  renderFolio([on(savePayer, save)])
  await userEvent.click(await screen.findByRole('button', { name: 'Add a payer' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Add a payer' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Nordlicht Technik GmbH')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'Germany')
  const number = dialog.getByRole('textbox', { name: 'Tax number' })
  await userEvent.type(number, 'DE136695977')
  await userEvent.click(dialog.getByRole('button', { name: 'Add a payer' }))
  expect(number).toHaveProperty('ariaInvalid', 'true')
  expect(dialog.getByText(/check the tax number/)).toBeDefined()
  expect(save).not.toHaveBeenCalled()
  await userEvent.clear(number)
  await userEvent.type(number, 'DE136695976')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'room' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add a payer' }))
  const payer = { kind: 'company', name: 'Nordlicht Technik GmbH', taxNumber: 'DE136695976', country: 'DE' }
  await vi.waitFor(() =>
    expect(save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: { payer, routes: ['room'] } })),
  )
})

it('S25 a payer is changed; only one without lines can be removed', async () => {
  const save = vi.fn(() => ({ id: id(9) }))
  const remove = vi.fn(() => ({}))
  renderFolio([on(savePayer, save), on(removePayer, remove)])
  expect(await screen.findByRole('button', { name: 'Add a payer' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Edit payer' })).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: /Nordlicht/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Edit payer' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Hamburg')
  await userEvent.click(screen.getByRole('button', { name: 'Save payer' }))
  const payer = { kind: 'company', name: 'Nordlicht Technik GmbH', city: 'Hamburg' }
  await vi.waitFor(() =>
    expect(save).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ body: { id: id(9), payer, routes: ['room'] } }),
    ),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Edit payer' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove payer' }))
  await screen.findByText('The payer is removed.')
  expect(remove).toHaveBeenCalledOnce()
})

it('S25 a payer with lines cannot be removed', async () => {
  renderFolio([], { lines: folio.lines.map((line) => ({ ...line, folioId: id(9) })) })
  await userEvent.click(await screen.findByRole('tab', { name: /Nordlicht/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Edit payer' }))
  expect(screen.getByRole('button', { name: 'Save payer' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Remove payer' })).toBeNull()
})

it('with a system of its own, the hotel charges here too, and corrects only what was charged here', async () => {
  const [own, ...others] = folio.lines
  const lines = own ? [own, { ...own, id: id(3), names: { en: 'Room' }, source: 'hotel' as const }, ...others] : []
  renderFolio([], { setInHotelSystem: true, lines })
  expect(await screen.findByText(/are made in the PMS/)).toBeDefined()
  expect(screen.getByRole('button', { name: /Post a charge/ })).toBeDefined()
  for (const name of ['Add a payer', 'Move charges']) expect(screen.queryByRole('button', { name })).toBeNull()
  const listItems = (name: string) =>
    [...document.querySelectorAll(`[role="menu"][aria-label="More for ${name}"] [role="menuitem"]`)].map(
      ({ textContent }) => textContent,
    )
  expect([listItems('Parking, Friday'), listItems('Room')]).toEqual([['Correct'], []])
})
