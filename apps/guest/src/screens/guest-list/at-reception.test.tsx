import { aGuest, aReservation } from '@foyer/domain/testing/builders.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { askHereAgain, leaveForReception } from '../../flows/party/left-for-reception.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { GuestListScreen } from './guest-list-screen.tsx'

const jonas = aGuest({
  id: 'guest-2',
  index: 2,
  main: false,
  firstName: 'Jonas',
  documentNumber: 'X1234567',
  email: 'jo@example.com',
})

const list = () =>
  renderScreen({
    Screen: GuestListScreen,
    path: '/guest-list/FOY1001',
    appKey: 'frontapp',
    config: { flags: { save_guests_one_by_one: true } },
    reservations: [aReservation({ adults: 2, guests: [aGuest(), jonas] })],
  })

it('SIGN-14 with guests saved one by one, skips a guest who signs at reception and asks the next one, then continues', async () => {
  const { user, place, reload } = await list()
  await screen.findByRole('button', { name: 'Continue with Ana' })
  act(() => leaveForReception(aGuest()))
  await screen.findByRole('button', { name: 'Continue with Jonas' })
  act(() => leaveForReception(jonas))
  reload()
  await screen.findByRole('heading', { level: 1, name: 'Everybody is ready' })
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(place()?.screen).toBe('check-in-summary'))
})

it('asks again when reception wants the signature here after all', async () => {
  await list()
  await screen.findByRole('button', { name: 'Continue with Ana' })
  act(() => leaveForReception(aGuest()))
  await screen.findByRole('button', { name: 'Continue with Jonas' })
  act(() => askHereAgain())
  expect(screen.getByRole('button', { name: 'Continue with Ana' })).toBeTruthy()
})
