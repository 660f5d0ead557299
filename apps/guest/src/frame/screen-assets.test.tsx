import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CheckInScreen } from '../screens/check-in/check-in-screen.tsx'
import { renderScreen } from '../testing/render-screen.tsx'

const assets = [
  { type: 'Background' as const, picture: '/pictures/pool.jpg' },
  { type: 'Label' as const, name: 'late', text: { en: 'We are up all night.', es: 'Estamos toda la noche.' } },
  { type: 'Link' as const, name: 'menu', url: 'https://example.com/menu', label: { en: 'Our menu' } },
]

const search = (name: 'SearchReservation' | 'ThanksScreen', language: 'en' | 'es' = 'en') =>
  renderScreen({
    Screen: CheckInScreen,
    path: '/check-in',
    language,
    config: {
      screens: [
        { name: 'SearchReservation', order: 10 },
        { name: 'ThanksScreen', order: 20 },
      ].map((one) => ({ ...one, name: one.name as typeof name, ...(one.name === name && { assets }) })),
    },
  })

it('MODEL-22.a MODEL-22.b shows the hotel’s own assets on a screen: picture, text and link', async () => {
  const { view } = await search('SearchReservation')
  expect(await screen.findByText('We are up all night.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Our menu' }).getAttribute('href')).toBe('https://example.com/menu')
  await waitFor(() => expect(view.container.querySelector('img[src="/pictures/pool.jpg"]')).toBeTruthy())
})

it('MODEL-22.b in the guest’s language, and on no other screen', async () => {
  const { view } = await search('SearchReservation', 'es')
  expect(await screen.findByText('Estamos toda la noche.')).toBeTruthy()
  view.unmount()
  const other = await search('ThanksScreen')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('We are up all night.')).toBeNull()
  expect(other.view.container.querySelector('img[src="/pictures/pool.jpg"]')).toBeNull()
})
