import { changeDoorCode, type StayKey, settleKey } from '@foyer/contract/staff/keys.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { on } from '../../testing/fake-fetch.ts'
import { renderStay } from '../../testing/render-stay.tsx'

const buildKey = (changes: Partial<StayKey> = {}): StayKey => ({
  id: '6f1c1f5e-6f4e-4c62-9d0c-0a3f0f8a1b11',
  kind: 'card',
  state: 'done',
  operation: 'new',
  cardsGranted: 2,
  cardsCut: 2,
  at: '2026-09-01T15:02:00Z',
  by: 'Kiosk 1',
  ...changes,
})

const renderKeys = (changes: Partial<Stay>, answers?: Parameters<typeof renderStay>[1]) =>
  renderStay(() => ({ state: 'inHouse', ...changes }), answers)

it('each key shows where it was made and what happened to it', async () => {
  await renderKeys({
    keys: [buildKey(), buildKey({ id: crypto.randomUUID(), kind: 'code', state: 'ended', endReason: 'byStaff' })],
  })
  expect(await screen.findByText('2 key cards')).toBeDefined()
  expect(screen.getByText('given')).toBeDefined()
  expect(screen.getByText(/Kiosk 1 · by a colleague/)).toBeDefined()
})

it('R22 a key that ends before an extended stay says so, with both days', async () => {
  await renderKeys({ endDate: '2026-09-05', keys: [buildKey({ endsEarlyOn: '2026-09-03' })] })
  expect(await screen.findByText(/This key ends on .*3.*, the stay ends on .*5/)).toBeDefined()
  expect(screen.getByText(/Make a new key/)).toBeDefined()
})

it('R22 S36 a key that ends before a late check-out says so, with both hours', async () => {
  await renderKeys({ lateCheckOut: '15:00', keys: [buildKey({ endsEarlyAt: '12:00' })] })
  expect(await screen.findByText('This key opens until 12:00, the late check-out is at 15:00')).toBeDefined()
  expect(screen.getByText(/Make a new key/)).toBeDefined()
})

it('R22 a key that lasts as long as the stay needs no new one', async () => {
  await renderKeys({ endDate: '2026-09-05', keys: [buildKey()] })
  expect(await screen.findByText('2 key cards')).toBeDefined()
  expect(screen.queryByText(/This key ends/)).toBeNull()
})

it.each([
  ['card', 'The lock rejects the old card once the new one has opened the door.'],
  ['code', 'The code stops working, and the guest’s phone no longer shows it.'],
] as const)('S28 ending a %s says what becomes of it', async (kind, text) => {
  const user = userEvent.setup()
  await renderKeys({ keys: [buildKey({ kind })] })
  await user.click(await screen.findByRole('button', { name: 'Deactivate key' }))
  expect(screen.getByRole('dialog').textContent).toContain(text)
})

it('a key of unknown outcome asks what the guest has', async () => {
  const user = userEvent.setup()
  const bodies: object[] = []
  await renderKeys({ keys: [buildKey({ state: 'unknown', cardsCut: 0 })] }, [
    on(settleKey, ({ body }) => {
      bodies.push(body)
      return {}
    }),
  ])
  const group = within(await screen.findByRole('group', { name: 'What does the guest have?' }))
  await user.click(group.getByRole('button', { name: '1 card' }))
  expect(await screen.findByText('Key confirmed.')).toBeDefined()
  expect(bodies).toEqual([{ outcome: 'done', cards: 1 }])
})

it('a new door code needs confirmation, and is shown once', async () => {
  const user = userEvent.setup()
  await renderKeys({ keys: [] }, [on(changeDoorCode, () => ({ code: '771203' }))])
  await user.click(await screen.findByRole('button', { name: 'New door code' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'New door code' }))
  expect(await screen.findByText('The new door code is 771203')).toBeDefined()
})
