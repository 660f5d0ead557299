import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildReservation } from '@foyer/domain/testing/builders.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useReservation } from '../journey/use-reservations.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { GuestWaiting } from './guest-waiting.tsx'

function Loading() {
  const { reservation } = useReservation('FOY1001')
  return reservation ? <p>{reservation.reference}</p> : <GuestWaiting words="Looking for your booking" />
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const again = () => screen.queryByRole('button', { name: 'Try again' })
const over = () => screen.queryByText(/^We haven’t had an answer/)

it('SHELL-21 a load that hangs ends after 21 s and can be retried', async () => {
  let tries = 0
  const hanging = new Promise<never>(() => {})
  const { askedOf } = await renderScreen({
    Screen: Loading,
    path: '/your-booking',
    fakeTimers: true,
    answers: { visitReservations: () => (++tries === 3 ? { reservations: [buildReservation()] } : hanging) },
  })
  await pass(20_999)
  expect([over(), again(), screen.queryByRole('progressbar') !== null]).toEqual([null, null, true])
  await pass(1)
  expect([over() !== null, screen.queryByRole('progressbar')]).toEqual([true, null])
  const retry = again()
  if (!retry) throw new Error('There is no way to try again.')
  fireEvent.click(retry)
  await pass(1_000)
  expect([over(), askedOf('visitReservations').length]).toEqual([null, 2])
  await pass(20_000)
  fireEvent.click(again() ?? document.body)
  await pass(0)
  expect(screen.getByText('FOY1001')).toBeTruthy()
})

it('a guest who has closed the message about a failed load can still retry', async () => {
  let connected = false
  const { askedOf } = await renderScreen({
    Screen: Loading,
    path: '/your-booking',
    fakeTimers: true,
    answers: {
      visitReservations: () => {
        if (!connected) throw new Problem('offline')
        return { reservations: [buildReservation()] }
      },
    },
  })
  await pass(21_000)
  connected = true
  fireEvent.click(again() ?? document.body)
  await pass(0)
  expect([screen.getByText('FOY1001') !== null, askedOf('visitReservations').length]).toEqual([true, 2])
})

it('offers a person if nothing is loading', async () => {
  await renderScreen({
    Screen: () => <GuestWaiting words="Cutting your key" />,
    path: '/room-key/FOY1001',
    fakeTimers: true,
  })
  await pass(21_000)
  expect([over() !== null, again()]).toEqual([true, null])
  expect(screen.getByRole('button', { name: 'Reception' })).toBeTruthy()
})
