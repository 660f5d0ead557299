import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { saveToVisit } from '../../site/visit-storage.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { GuestDetailScreen } from './guest-detail-screen.tsx'

it.each([
  ['leaves the guest out', []],
  ['has no id', [{ firstName: 'Ana' }]],
])('ERROR-12 reports a response that %s without a name, and reloads the booking', async (_, guests) => {
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

it('NAV-56.b searches with the previous number and surname when the session is lost during capture', async () => {
  function Searched() {
    saveToVisit('search', { typed: { voucher: 'FOY1001', surname: 'Soler' }, at: '/check-in' })
    return <GuestDetailScreen />
  }
  const { path } = await renderScreen({ Screen: Searched, path: '/guest-detail/FOY1001/1', reservations: [] })
  await waitFor(() => expect(path()).toBe('/check-in?voucher=FOY1001&surname=Soler'))
})
