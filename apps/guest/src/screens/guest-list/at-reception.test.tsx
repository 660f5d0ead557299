import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clearLeftForReception, leaveForReception } from '../../flows/party/left-for-reception.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { GuestListScreen } from './guest-list-screen.tsx'

const jonas = buildGuest({
  id: 'guest-2',
  index: 2,
  main: false,
  firstName: 'Jonas',
  documentNumber: 'X1234567',
  email: 'jo@example.com',
})

const renderList = () =>
  renderScreen({
    Screen: GuestListScreen,
    path: '/guest-list/FOY1001',
    appKey: 'frontapp',
    config: { flags: { save_guests_one_by_one: true } },
    reservations: [buildReservation({ adults: 2, guests: [buildGuest(), jonas] })],
  })

it('SIGN-14 with guests saved one by one, skips a guest who signs at reception and asks the next one, then continues', async () => {
  const { user, place, reload } = await renderList()
  await screen.findByRole('button', { name: 'Continue with Ana' })
  act(() => leaveForReception(buildGuest()))
  await screen.findByRole('button', { name: 'Continue with Jonas' })
  act(() => leaveForReception(jonas))
  reload()
  await screen.findByRole('heading', { level: 1, name: 'Everyone is ready' })
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(place()?.screen).toBe('check-in-summary'))
})

it('asks again when reception wants the signature here after all', async () => {
  await renderList()
  await screen.findByRole('button', { name: 'Continue with Ana' })
  act(() => leaveForReception(buildGuest()))
  await screen.findByRole('button', { name: 'Continue with Jonas' })
  act(() => clearLeftForReception())
  expect(screen.getByRole('button', { name: 'Continue with Ana' })).toBeTruthy()
})
