import { Problem } from '@foyer/domain/problem/problem.ts'
import { aReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { CheckInScreen } from './check-in-screen.tsx'

const at = { Screen: CheckInScreen, path: '/check-in' }
const found = { searchReservations: () => ({ reservations: [aReservation()] }) }
const notFound = {
  searchReservations: () => {
    throw new Problem('reservationNotFound')
  },
}

it('SEARCH-02 an incomplete form is not sent, and says which field', async () => {
  const { user, askedOf } = await renderScreen({ ...at, answers: found })
  await user.type(await screen.findByRole('textbox', { name: /Booking number/ }), 'FOY1001')
  await user.click(screen.getByRole('button', { name: 'Find my booking' }))
  expect(screen.getByText('Please fill this in.')).toBeTruthy()
  expect(askedOf('searchReservations')).toHaveLength(0)
})

it('API-21 sends what was typed and leads to the booking', async () => {
  const { user, path, askedOf } = await renderScreen({ ...at, answers: found })
  await user.type(await screen.findByRole('textbox', { name: /Booking number/ }), 'FOY1001')
  await user.type(screen.getByRole('textbox', { name: /Surname/ }), 'Soler')
  await user.click(screen.getByRole('button', { name: 'Find my booking' }))
  await waitFor(() => expect(path()).toBe('/your-booking'))
  expect(askedOf('searchReservations')[0]?.body).toMatchObject({
    voucher: 'FOY1001',
    surname: 'Soler',
    isPok: false,
    hotel: 1,
  })
})

it('SEARCH-01 asks for the configured fields only', async () => {
  const search = [{ name: 'surname', mandatory: true }]
  await renderScreen({
    ...at,
    config: {
      screens: [
        { name: 'SearchReservation', order: 10, assets: [{ type: 'FieldArray', name: 'search', fields: search }] },
      ],
    },
  })
  expect(await screen.findAllByRole('textbox')).toHaveLength(1)
})

it('NAV-06 takes voucher and surname from the address', async () => {
  await renderScreen({ ...at, path: '/check-in?voucher=FOY1001&surname=Soler' })
  expect(await screen.findByDisplayValue('FOY1001')).toBeTruthy()
  expect(screen.getByDisplayValue('Soler')).toBeTruthy()
})

it('SEARCH-03 SEARCH-04 SEARCH-05 starts with the surname alone, and asks for the voucher when that does not find one booking', async () => {
  const { user } = await renderScreen({ ...at, config: { flags: { only_surname_search: true } }, answers: notFound })
  expect(await screen.findAllByRole('textbox')).toHaveLength(1)
  await user.type(screen.getByRole('textbox', { name: /Surname/ }), 'Meyer{Enter}')
  expect(await screen.findByRole('textbox', { name: /Booking number/ })).toBeTruthy()
})

it('SEARCH-14 a search that finds nothing says so, and stops saying so when the guest types on', async () => {
  const { user } = await renderScreen({ ...at, path: '/check-in?voucher=FOY1&surname=Nobody', answers: notFound })
  await user.click(await screen.findByRole('button', { name: 'Find my booking' }))
  expect(await screen.findByText(/We found no booking/)).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /Surname/ }), 'x')
  expect(screen.queryByText(/We found no booking/)).toBeNull()
})

it.each([
  [
    'SEARCH-15 a kiosk that is not configured',
    new Problem('kioskNotConfigured'),
    { error: 'Pok no configurado', statusCode: '403' },
  ],
  [
    'SEARCH-16 any other failure',
    new Problem('unavailable', 'the database rests'),
    { error: 'Error inesperado', message_error: 'the database rests' },
  ],
])('%s opens show-error', async (_, problem, params) => {
  const searchReservations = () => {
    throw problem
  }
  const { user, place } = await renderScreen({
    ...at,
    path: '/check-in?voucher=FOY1001&surname=Soler',
    answers: { searchReservations },
  })
  await user.click(await screen.findByRole('button', { name: 'Find my booking' }))
  await waitFor(() => expect(place()?.screen).toBe('show-error'))
  expect(place()?.params).toMatchObject(params)
})

it('keeps what was typed over a reload', async () => {
  const { user, reload } = await renderScreen(at)
  await user.type(await screen.findByRole('textbox', { name: /Surname/ }), "O'Brien")
  reload()
  expect(await screen.findByDisplayValue("O'Brien")).toBeTruthy()
})
