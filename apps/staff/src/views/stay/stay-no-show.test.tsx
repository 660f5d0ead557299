import { markNoShow, type NoShowPreview, readNoShow, undoNoShow } from '@foyer/contract/staff/no-show.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { buildStay } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderStay } from '../../testing/render-stay.tsx'

const { states } = buildStay()
const missed = { state: 'noShow', states: { ...states, next: 'noShow' } } as const

const euros = (minor: number) => ({ minor, currency: 'EUR' })
const costs = { asBooked: euros(240_00), firstNight: euros(120_00), none: euros(0) }

const answerNoShow = (preview: Partial<NoShowPreview> = {}) =>
  on(readNoShow, () => ({ rule: 'firstNight' as const, paid: euros(0), totals: costs, ...preview }))

async function askForNoShow() {
  await userEvent.click(await screen.findByRole('button', { name: 'No-show' }))
  const dialog = within(screen.getByRole('dialog', { name: /^Mark .* as a no-show\?$/ }))
  return { dialog, confirm: await dialog.findByRole('button', { name: 'No-show' }) }
}

it('S32 a guest who did not come pays by the rule, which can be undone', async () => {
  let stay: Partial<Stay> = {}
  const mark = vi.fn(() => {
    stay = missed
    return {}
  })
  const undo = vi.fn(() => {
    stay = {}
    return { roomNumber: '301' }
  })
  await renderStay(() => stay, [on(markNoShow, mark), on(undoNoShow, undo), answerNoShow()])
  const { dialog, confirm } = await askForNoShow()
  expect(dialog.getByRole('radio', { name: 'The first night €120.00, as the rule says' })).toHaveProperty(
    'checked',
    true,
  )
  expect(dialog.getByRole('status').textContent).toBe('€120.00 is charged, €120.00 of it is still to be paid.')
  await userEvent.click(confirm)
  expect(await screen.findByText('They did not come')).toBeDefined()
  expect(mark).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: { charge: 'firstNight' } }))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('They’re expected again, in the same room.')).toBeDefined()
  expect(undo).toHaveBeenCalledOnce()
})

it('S32 anything but the rule needs a reason', async () => {
  const mark = vi.fn(() => ({}))
  await renderStay(() => ({}), [on(markNoShow, mark), answerNoShow({ paid: euros(240_00) })])
  const { dialog, confirm } = await askForNoShow()
  await userEvent.click(dialog.getByRole('radio', { name: /^Nothing/ }))
  expect(dialog.getByRole('status').textContent).toBe('€0.00 is kept, €240.00 is then to be refunded.')
  expect(confirm).toHaveProperty('disabled', true)
  expect(dialog.getByText('Please say why this differs from the rule.')).toBeDefined()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Their flight was cancelled')
  await userEvent.click(confirm)
  const body = { charge: 'none', reason: 'Their flight was cancelled' }
  await waitFor(() => expect(mark).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body })))
})

it('S32 decisions that cost the same are offered once, and none if nothing costs anything', async () => {
  await renderStay(() => ({}), [answerNoShow({ rule: 'asBooked', totals: { ...costs, firstNight: euros(240_00) } })])
  const { dialog } = await askForNoShow()
  expect(dialog.getAllByRole('radio').map((one) => one.getAttribute('value'))).toEqual(['asBooked', 'none'])
  cleanup()
  await renderStay(() => ({}), [answerNoShow({ totals: { asBooked: euros(0), firstNight: euros(0), none: euros(0) } })])
  expect((await askForNoShow()).dialog.queryByRole('radio')).toBeNull()
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
