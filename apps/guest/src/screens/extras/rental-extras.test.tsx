import { buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ExtrasScreen } from './extras-screen.tsx'

const euros = (minor: number) => ({ minor, currency: 'EUR' })
const available = [
  {
    id: 'second',
    type: 'secondDriver',
    quantity: 1,
    price: euros(35_00),
    currency: 'EUR',
    name: 'One who drives too',
    description: 'Insured with you.',
    priceDescription: 'each, for all days',
    editable: false,
  },
  { id: 'seat', quantity: 0, price: euros(18_00), currency: 'EUR', name: 'Child seat', max: 2, editable: true },
]
const screens = [
  { name: 'GuestsList' as const, order: 10 },
  { name: 'ExtrasScreen' as const, order: 20 },
  { name: 'PaymentResume' as const, order: 40 },
]

const items = [{ article: 'seat' }]

const renderShown = () =>
  renderScreen({
    Screen: ExtrasScreen,
    path: '/check-in-extras/RAC3002',
    config: {
      product: 'carRental',
      screens,
      flags: { extras_view: 'many' },
      extras: [
        { id: 'second', order: 1, type: 'secondDriver', names: { en: 'Second driver' }, price: 5 },
        { id: 'seat', order: 2, names: { en: 'Seat' }, price: 6 },
        { id: 'roof', order: 3, names: { en: 'Roof box' }, price: 9 },
      ],
    },
    reservations: [
      buildReservation({ reference: 'RAC3002', rental: { pickUpProcess: 'PU-1' }, extrasAvailable: available, items }),
    ],
    answers: {
      priceExtras: ({ body }) =>
        body.extraIds.map((extraId) => ({ extraId, price: euros(1), currency: 'EUR', limited: false })),
      addExtras: ({ body }) => ({ extras: body.extras }),
    },
  })

it('API-46.d MODEL-28.a MODEL-28.b MODEL-28.c MODEL-28.d MODEL-28.e EXTRAS-19 shows the station’s availability, and does not let drivers be changed by hand', async () => {
  const { user, askedOf, path } = await renderShown()
  expect(await screen.findByRole('heading', { name: 'One who drives too' })).toBeTruthy()
  expect(screen.getByText('Insured with you.')).toBeTruthy()
  expect(screen.getByText('each, for all days')).toBeTruthy()
  expect(screen.getByText('€35.00')).toBeTruthy()
  expect(screen.getByText('1, one for each additional driver')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Second driver|One who drives/ })).toBeNull()
  expect(screen.queryByText('Roof box')).toBeNull()
  const more = await screen.findByRole('button', { name: /^One more: / })
  for (const _ of [1, 2, 3]) await user.click(more)
  expect(more.getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(path()).toContain('/check-in-summary'))
  expect(askedOf('addExtras').map(({ body }) => body)).toMatchObject([
    {
      isRac: true,
      pickUpProcess: 'PU-1',
      language: 'en',
      items,
      extrasAvailable: [{ id: 'second' }, { id: 'seat' }],
      extras: [{ extraId: 'seat', quantity: 2 }],
    },
  ])
})
