import type { ShownScreen } from '@foyer/contract/messages/shown-screen.ts'
import { readGuestScreen, unwatchGuestScreen, watchGuestScreen } from '@foyer/contract/staff/guest-screen.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { on } from '../../testing/fake-fetch.ts'
import { renderStay } from '../../testing/render-stay.tsx'

const shown: ShownScreen = {
  screen: 'check-in-summary',
  reference: 'FOY1001',
  question: 'How would you like to pay?',
  fields: [{ label: 'Number', value: '••••', isSecret: true }],
  notices: [],
  picture: { width: 390, height: 844, colours: ['rgb(0, 0, 0)'], shapes: [[16, 40, 32, 28, 600, 0, 'How would you']] },
}
const atKiosk: NonNullable<Stay['screen']> = {
  appKey: 'kiosk',
  channel: 'kiosk',
  deviceName: 'Lobby',
  since: '2026-09-22T13:40:00Z',
}
const params = { reference: 'FOY1001' }

it('S39 staff look at the screen of a guest, and stop', async () => {
  const watch = vi.fn(() => ({}))
  const unwatch = vi.fn(() => ({}))
  await renderStay(
    () => ({ screen: atKiosk }),
    [
      on(watchGuestScreen, watch),
      on(unwatchGuestScreen, unwatch),
      on(readGuestScreen, () => ({ shown, shownAt: '2026-09-22T13:41:00Z' })),
    ],
  )
  const button = await screen.findByRole('button', { name: 'See their screen', pressed: false })
  expect(screen.queryByRole('region', { name: 'What the guest sees' })).toBeNull()
  await userEvent.click(button)
  const mirror = within(await screen.findByRole('region', { name: 'What the guest sees' }))
  expect(await mirror.findByRole('heading', { name: 'How would you like to pay?' })).toBeDefined()
  expect(mirror.getByRole('img', { name: 'The guest’s screen' })).toBeDefined()
  expect(watch).toHaveBeenCalledWith(expect.objectContaining({ params }))
  await userEvent.click(screen.getByRole('button', { name: 'See their screen', pressed: true }))
  expect(screen.queryByRole('region', { name: 'What the guest sees' })).toBeNull()
  await waitFor(() => expect(unwatch).toHaveBeenCalledOnce())
})

it('S39 says so if the guest has left the screen meanwhile', async () => {
  const watch = () => {
    throw new Problem('notFound')
  }
  await renderStay(() => ({ screen: atKiosk }), [on(watchGuestScreen, watch)])
  await userEvent.click(await screen.findByRole('button', { name: 'See their screen' }))
  expect(await screen.findByText('It no longer exists.')).toBeDefined()
  expect(screen.queryByRole('region', { name: 'What the guest sees' })).toBeNull()
})

it('S39 who has taken a check-in over sees the screen as the guest left it', async () => {
  await renderStay(
    () => ({ takenOver: { by: 'Marta Vidal', since: '2026-09-22T13:40:00Z' } }),
    [on(readGuestScreen, () => ({ shown, shownAt: '2026-09-22T13:41:00Z' }))],
  )
  const last = (await screen.findByText('The guest’s screen when you took over')).closest('details')
  if (!last) throw new Error('It is folded.')
  await userEvent.click(screen.getByText('The guest’s screen when you took over'))
  expect(within(last).getByRole('heading', { name: 'How would you like to pay?' })).toBeDefined()
})

it('S39 a colleague who has not taken it over sees no screen', async () => {
  const read = vi.fn(() => ({}))
  await renderStay(
    () => ({ takenOver: { by: 'Marta Vidal', since: '2026-09-22T13:40:00Z' } }),
    [on(readGuestScreen, read)],
  )
  await waitFor(() => expect(read).toHaveBeenCalled())
  expect(screen.queryByText(/when you took over/)).toBeNull()
})
