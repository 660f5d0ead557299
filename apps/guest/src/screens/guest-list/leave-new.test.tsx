import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Answers } from '../../testing/fake-fetch.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { GuestListScreen } from './guest-list-screen.tsx'

const question = 'Do you want to cancel this booking?'

async function openList(query: string, answers: Answers = {}) {
  const page = await renderScreen({
    Screen: GuestListScreen,
    path: `/guest-list/W2345678${query}`,
    reservations: [buildReservation({ reference: 'W2345678' })],
    answers: { startLog: () => ({ success: true }), cancelReservation: () => ({}), ...answers },
  })
  await screen.findByRole('heading', { level: 1, name: 'Who is staying?' })
  await page.user.click(screen.getByRole('button', { name: 'Back' }))
  return { ...page, press: (name: string) => page.user.click(screen.getByRole('button', { name })) }
}

it('NAV-10.c WALKIN-08.a WALKIN-08.d going back from a new reservation asks for confirmation, and no stays', async () => {
  const { press, path, askedOf } = await openList('?fromReservationCreate=true')
  await screen.findByRole('dialog', { name: question })
  await press('No, stay here')
  expect(screen.queryByRole('dialog', { name: question })).toBeNull()
  expect([path(), askedOf('cancelReservation')]).toEqual(['/guest-list/W2345678?fromReservationCreate=true', []])
})

it('WALKIN-08.b WALKIN-08.c API-14.a yes cancels it and opens the screen that creates one', async () => {
  const { press, path, askedOf } = await openList('?fromReservationCreate=true')
  await screen.findByRole('dialog', { name: question })
  await press('Yes, cancel it')
  await waitFor(() => expect(path()).toBe('/walk-in/'))
  expect(askedOf('cancelReservation').map(({ body }) => body)).toEqual([{ reference: 'W2345678' }])
})

it('WALKIN-08.c stays at a reservation that could not be cancelled, and shows the problem', async () => {
  const { press, place } = await openList('?fromReservationCreate=true', {
    cancelReservation: () => {
      throw new Problem('cancelAtReception')
    },
  })
  await screen.findByRole('dialog', { name: question })
  await press('Yes, cancel it')
  await waitFor(() => expect(place()?.screen).toBe('show-error'))
  expect(place()?.params).toMatchObject({ error: 'cancelAtReception', action: 'Check-in', code: 'W2345678' })
})

it('NAV-10.c WALKIN-08.a goes back without confirmation if the reservation was made elsewhere', async () => {
  const { path } = await openList('')
  await waitFor(() => expect(path()).toBe('/your-booking'))
  expect(screen.queryByRole('dialog', { name: question })).toBeNull()
})
