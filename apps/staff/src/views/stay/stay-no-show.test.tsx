import { markNoShow, undoNoShow } from '@foyer/contract/staff/no-show.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { buildStay } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderStay } from '../../testing/render-stay.tsx'

const { states } = buildStay()
const missed = { state: 'noShow', states: { ...states, next: 'noShow' } } as const

it('S32 a guest who did not come is marked with one click, which can be undone', async () => {
  let stay: Partial<Stay> = {}
  const undo = vi.fn(() => {
    stay = {}
    return { roomNumber: '301' }
  })
  await renderStay(
    () => stay,
    [
      on(markNoShow, () => {
        stay = missed
        return {}
      }),
      on(undoNoShow, undo),
    ],
  )
  await userEvent.click(await screen.findByRole('button', { name: 'No-show' }))
  expect(await screen.findByText('They did not come')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('They’re expected again, in the same room.')).toBeDefined()
  expect(undo).toHaveBeenCalledOnce()
})

it('S32 a late guest is reinstated by the first button, and nothing else is offered', async () => {
  await renderStay(() => missed, [on(undoNoShow, () => ({}))])
  const back = await screen.findByRole('button', { name: 'They’re here after all' })
  for (const name of ['Change dates', 'Cancel reservation', 'No-show', 'Check in'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  await userEvent.click(back)
  expect(await screen.findByText('They’re expected again, without a room: assign one.')).toBeDefined()
})

it('S32 guests of a later day cannot be no-shows yet', async () => {
  await renderStay(() => ({ startDate: '2099-09-22', endDate: '2099-09-24' }))
  await screen.findByRole('button', { name: 'Change dates' })
  expect(screen.queryByRole('button', { name: 'No-show' })).toBeNull()
})
