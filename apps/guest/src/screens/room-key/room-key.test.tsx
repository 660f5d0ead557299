import { aGuest, aReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { RoomKeyScreen } from './room-key-screen.tsx'

const { room } = aReservation()
const second = aGuest({ id: 'guest-2', index: 2, main: false, firstName: 'Jonas' })
const third = aGuest({ id: 'guest-3', index: 3, main: false, firstName: 'Mia' })
const arrived = aReservation({
  state: 'inHouse',
  guests: [aGuest(), second, third],
  room: { ...room, keyCode: '482916' },
})
const here = { Screen: RoomKeyScreen, path: '/room-key/FOY1001', reservations: [arrived] }

const code = () => screen.findByRole('region', { name: 'Code for your door' })
// Once for the eye, in groups, and once for those who listen.
const shown = async () => (await code()).textContent?.replaceAll(/\D/g, '')

it('shows the room, the way there and the code of the door, to two of the party by name', async () => {
  const hotelInfo = {
    wayToTheLift: { en: 'The lift is on your left' },
    breakfast: { from: '07:00', until: '10:30', place: { en: 'Loggia' } },
    checkOutUntil: '11:00',
  }
  const fetchInformation = () => ({ data: { wifi: { network: 'Palace', password: 'sea' } } })
  await renderScreen({ ...here, config: { hotelInfo }, answers: { fetchInformation } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Your room, Ana and Jonas' })).toBeTruthy()
  expect(await shown()).toBe('482916482916')
  expect(screen.getByText('204')).toBeTruthy()
  expect(screen.getByText('Floor 2. The lift is on your left')).toBeTruthy()
  expect(await screen.findByText('Wi-Fi “Palace”')).toBeTruthy()
  expect(screen.getByText('Breakfast, Loggia')).toBeTruthy()
  expect(screen.getByText('until 11:00')).toBeTruthy()
})

it('the code is still there after a reload', async () => {
  const { reload } = await renderScreen(here)
  await code()
  reload()
  expect(await shown()).toBe('482916482916')
})

it('copies the code, and says so when the browser does not let it', async () => {
  const { user, toasts } = await renderScreen(here)
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'))
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(toasts).toEqual(['The code could not be copied. Please note it down.']))
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(copied).toHaveBeenLastCalledWith('482916')
  copied.mockRestore()
})

it('T2 at a device of the hotel the code is not left on a clipboard for whoever comes next', async () => {
  await renderScreen({ ...here, appKey: 'kiosk' })
  expect(await shown()).toBe('482916482916')
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
})

it('leads on to the thanks', async () => {
  const { user, path } = await renderScreen(here)
  await user.click(await screen.findByRole('button', { name: 'I have my code' }))
  expect(path()).toBe('/finish/?code=FOY1001')
})

it('shows no code to a visit that has none: a booking that has not arrived', async () => {
  const { place } = await renderScreen({ ...here, reservations: [aReservation()] })
  await waitFor(() => expect(place()?.screen).toBe('show-error'))
  expect(place()?.params).toMatchObject({ code: 'FOY1001', error: 'notCheckedIn' })
})

it('nor for a booking that it has not found', async () => {
  const { path } = await renderScreen({ ...here, reservations: [] })
  await waitFor(() => expect(path()).toBe('/check-in'))
})
