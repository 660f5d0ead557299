import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CheckInScreen } from '../screens/check-in/check-in-screen.tsx'
import { renderScreen } from '../testing/render-screen.tsx'

const assets = [
  { type: 'Background' as const, picture: '/pictures/pool.jpg' },
  { type: 'Label' as const, name: 'late', text: { en: 'We are up all night.', es: 'Estamos toda la noche.' } },
  { type: 'Link' as const, name: 'menu', url: 'https://example.com/menu', label: { en: 'Our menu' } },
]

const buttons = {
  type: 'ButtonArray' as const,
  name: 'options',
  buttons: [
    { name: 'create-reservation', label: { en: 'Book a room', es: 'Reservar' } },
    { name: 'spa', label: { en: 'Our spa' }, url: 'https://example.com/spa' },
    { name: 'closed', label: { en: 'Closed today' }, url: '/home', visible: false },
    { name: 'nowhere', label: { en: 'Nowhere' } },
  ],
}

const search = (name: 'SearchReservation' | 'ThanksScreen', language: 'en' | 'es' = 'en', appKey = 'own') =>
  renderScreen({
    appKey,
    Screen: CheckInScreen,
    path: '/check-in',
    language,
    config: {
      screens: [
        { name: 'SearchReservation', order: 10 },
        { name: 'ThanksScreen', order: 20 },
      ].map((one) => ({
        ...one,
        name: one.name as typeof name,
        ...(one.name === name && { assets: [...assets, buttons] }),
      })),
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

it('P33 MODEL-22.c shows the hotel’s own buttons: to screens, and to pages elsewhere in a new window', async () => {
  const { user, path } = await search('SearchReservation')
  const list = within(await screen.findByRole('list', { name: 'More services' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Book a room', 'Our spa'])
  const spa = list.getByRole('link', { name: 'Our spa, opens in a new window' })
  expect(['href', 'target', 'rel'].map((name) => spa.getAttribute(name))).toEqual([
    'https://example.com/spa',
    '_blank',
    'noopener noreferrer',
  ])
  await user.click(list.getByRole('button', { name: 'Book a room' }))
  expect(path()).toBe('/walk-in/')
})

it('P33 MODEL-22.c a device of the hotel shows no button that leaves the application', async () => {
  await search('SearchReservation', 'en', 'kiosk')
  expect(await screen.findByRole('button', { name: 'Book a room' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Our spa/ })).toBeNull()
})

it('MODEL-22.c has no list of buttons on other screens', async () => {
  await search('ThanksScreen')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('list', { name: 'More services' })).toBeNull()
})
