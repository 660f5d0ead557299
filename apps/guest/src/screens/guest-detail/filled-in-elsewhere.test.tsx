import { buildGuest, buildReservation } from '@foyer/domain/testing/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { GuestDetailScreen } from './guest-detail-screen.tsx'

const here = {
  Screen: GuestDetailScreen,
  path: '/guest-detail/FOY1001/2',
  appKey: 'prechk',
  reservations: [
    buildReservation({
      startDate: '2030-05-11',
      guests: [buildGuest({}), buildGuest({ id: 'guest-2', index: 2, main: false, firstName: 'Eva' })],
    }),
  ],
}

it.each([
  [['guest-2'], true],
  [['guest-1'], false],
])(
  'G32 reports whom this phone fills in, and says so if another does at the same time (%s)',
  async (elsewhere, says) => {
    const { askedOf } = await renderScreen({ ...here, answers: { reportFillingIn: () => ({ elsewhere }) } })
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() =>
      expect(askedOf('reportFillingIn')[0]?.body).toEqual({ reference: 'FOY1001', guestId: 'guest-2' }),
    )
    if (says) expect(await screen.findByText(/Someone is filling this in on another phone/)).toBeTruthy()
    else expect(screen.queryByText(/Someone is filling this in/)).toBeNull()
  },
)

it('G32 a check-in at the hotel reports no one: its lease lets one screen in', async () => {
  const { askedOf } = await renderScreen({ ...here, appKey: 'own' })
  await screen.findByRole('heading', { level: 1 })
  expect(askedOf('reportFillingIn')).toEqual([])
})
