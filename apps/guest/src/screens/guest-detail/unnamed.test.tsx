import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { GuestDetailScreen } from './guest-detail-screen.tsx'

it.each([
  ['leaves the guest out', []],
  ['names no id', [{ firstName: 'Ana' }]],
])('ERROR-12 an answer that %s is reported without a name, and the booking is read again', async (_, guests) => {
  const { user, path, askedOf } = await renderScreen({
    Screen: GuestDetailScreen,
    path: '/guest-detail/FOY1001/1',
    config: { flags: { join_document_contact: true } },
    answers: { updateGuests: () => ({ guests }) },
  })
  const reported = vi.fn<(problem: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(path()).toBe('/guest-list/FOY1001'))
  expect(reported.mock.calls).toMatchObject([
    [{ code: 'unexpected', message: 'unexpected: 1 of 1 guests came back without an id' }],
  ])
  expect(askedOf('visitReservations')).toHaveLength(2)
})
