import { undoCheckIn } from '@foyer/contract/staff/check-in.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { buildStay } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderStay } from '../../testing/render-stay.tsx'

const { states } = buildStay()

it('S20 a check-in is undone with a reason', async () => {
  const undo = vi.fn(() => ({}))
  await renderStay(() => ({ state: 'inHouse', states: { ...states, next: 'inRoom' } }), [on(undoCheckIn, undo)])
  await userEvent.click(await screen.findByRole('button', { name: 'Undo check-in' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Undo this check-in?' }))
  await userEvent.type(dialog.getByRole('textbox'), 'wrong guest')
  await userEvent.click(dialog.getByRole('button', { name: 'Undo check-in' }))
  expect(await screen.findByText('The check-in is undone.')).toBeDefined()
  expect(undo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: { reason: 'wrong guest' } }))
})
