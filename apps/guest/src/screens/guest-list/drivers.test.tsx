import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { GuestListScreen } from './guest-list-screen.tsx'

const second = buildGuest({ id: 'guest-2', index: 2, main: false, firstName: 'Jonas', documentNumber: 'C01X00T48' })
const { documentNumber: _, ...third } = buildGuest({
  id: 'guest-3',
  index: 3,
  main: false,
  firstName: 'Mia',
  email: 'm@example.com',
})
const signed = { signatureState: 'uploaded' } as const
const rental = { pickUpProcess: 'PU-3002' }

const renderDrivers = (guests = [buildGuest(signed), { ...second, ...signed, email: 'j@example.com' }, third]) =>
  renderScreen({
    Screen: GuestListScreen,
    path: '/guest-list/FOY1001',
    config: { product: 'carRental' },
    reservations: [buildReservation({ guests, rental })],
    answers: { addDriver: () => ({}), removeDriver: () => ({}) },
  })
const entry = async (name: RegExp) => screen.findByRole('button', { name, expanded: false })

it('RAC-01.a RAC-11 RAC-12 lists drivers, whose entries are 60 high, and 200 when expanded', async () => {
  const { user } = await renderDrivers()
  expect(await screen.findByRole('heading', { level: 1, name: 'Who is driving?' })).toBeTruthy()
  expect(await screen.findByRole('list', { name: 'Drivers of this rental' })).toBeTruthy()
  const jonas = await entry(/Jonas/)
  const card = jonas.closest('section')
  expect(card?.style.getPropertyValue('--height')).toBe('60px')
  await user.click(jonas)
  expect(card?.style.getPropertyValue('--height')).toBe('200px')
})

it('RAC-01.b adds a driver under the number of the pick-up, also to a single renter', async () => {
  const { user, askedOf } = await renderDrivers([buildGuest(signed)])
  await user.click(await screen.findByRole('button', { name: 'Add another driver' }))
  expect(askedOf('addDriver').map(({ body }) => body)).toEqual([
    { hotelId: 1, reference: 'FOY1001', pickUpProcess: 'PU-3002' },
  ])
})

it('RAC-06 does not let the main driver be removed', async () => {
  const { user } = await renderDrivers()
  await user.click(await entry(/Ana/))
  expect(screen.queryByRole('button', { name: /Remove driver 1/ })).toBeNull()
})

it('RAC-07.a RAC-07.b RAC-07.c removes a complete driver after confirmation, and keeps them when it is declined', async () => {
  const { user, askedOf } = await renderDrivers()
  await user.click(await entry(/Jonas/))
  const remove = screen.getByRole('button', { name: 'Remove driver 2, Jonas Soler' })
  await user.click(remove)
  const asked = await screen.findByRole('dialog', { name: 'Remove Jonas Soler?' })
  await user.click(within(asked).getByRole('button', { name: 'No, keep' }))
  expect(askedOf('removeDriver')).toEqual([])
  await user.click(remove)
  await user.click(await screen.findByRole('button', { name: 'Yes, remove' }))
  await waitFor(() =>
    expect(askedOf('removeDriver').map(({ body }) => [body.driver, body.confirmed])).toEqual([['guest-2', true]]),
  )
})

it('RAC-07.d removes an incomplete driver without confirmation', async () => {
  const { user, askedOf } = await renderDrivers()
  await user.click(await screen.findByRole('button', { name: 'Remove driver 3, Mia Soler' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(askedOf('removeDriver').map(({ body }) => [body.driver, body.confirmed])).toEqual([['guest-3', false]])
})
