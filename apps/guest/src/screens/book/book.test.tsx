import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { BookScreen } from './book-screen.tsx'

const price = { minor: 340_00, currency: 'EUR' }
const rooms = [
  { typeId: 'classic', type: 'Classic room', rates: [{ id: 'r.2.34000', name: 'R', price, currency: 'EUR' }] },
]

it('ACCOUNT-06 NAV-22 P5 searches for three days, one guest and one room, and one tap continues with them', async () => {
  const { user, path, askedOf } = await renderScreen({
    Screen: BookScreen,
    path: '/book',
    appKey: 'kiosk',
    config: { flags: { walkin_enabled: true } },
    answers: {
      productionDate: () => ({ date: '2030-05-10' }),
      searchAvailability: () => ({ nothingFree: false, rooms }),
    },
  })
  expect(await screen.findByText('from €340.00')).toBeTruthy()
  expect([screen.getByText('3 days'), screen.getByText('1 guest'), screen.getByText(/· 1 room$/)]).toHaveLength(3)
  expect(askedOf('searchAvailability')[0]?.body).toEqual({ hotelId: 1, nights: 2, adults: 1, children: 0 })
  await user.click(screen.getByRole('button', { name: 'One guest more' }))
  await waitFor(() => expect(askedOf('searchAvailability').at(-1)?.body.adults).toBe(2))
  await user.click(screen.getByRole('button', { name: 'Choose my room' }))
  expect(path()).toBe('/walk-in/')
  expect(JSON.parse(sessionStorage.getItem('foyer.walkIn') ?? '')).toMatchObject({ stay: { nights: 2, adults: 2 } })
})

it('NAV-22 refers to reception where no page sells rooms', async () => {
  await renderScreen({
    Screen: BookScreen,
    path: '/book',
    config: { flags: { walkin_enabled: false }, hotelInfo: { reception: { name: 'Núria', phone: '+34 930000000' } } },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'We’d be happy to book you a room' })).toBeTruthy()
  // On their own phone, guests can call with one tap.
  expect(screen.getByRole('link', { name: '+34 930000000' }).getAttribute('href')).toBe('tel:+34930000000')
})
