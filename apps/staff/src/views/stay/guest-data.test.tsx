import { eraseGuest, exportGuest } from '@foyer/contract/staff/privacy.ts'
import { makeCards } from '@foyer/contract/staff/registration.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildStay } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { recordSavedFiles } from '../../testing/record-saved-files.ts'
import { renderStay } from '../../testing/render-stay.tsx'

const file = (name: string) => ({ name, type: 'text/plain', content: btoa('made') })

it('a receptionist creates the card and is not offered a guest’s data', async () => {
  const user = userEvent.setup()
  const saved = recordSavedFiles()
  await renderStay(() => ({}), [on(makeCards, ({ params }) => file(`cards-${params.reference}.pdf`))], 'receptionist')
  await user.click(await screen.findByRole('button', { name: 'Registration card' }))
  expect(saved).toEqual(['cards-FOY1001.pdf'])
  expect(screen.queryByRole('button', { name: 'Data request' })).toBeNull()
})

it('a manager downloads a copy', async () => {
  const user = userEvent.setup()
  const saved = recordSavedFiles()
  await renderStay(() => ({}), [on(exportGuest, ({ body }) => file(`guest-data.${body.format}`))], 'manager')
  for (const format of ['PDF', 'JSON'])
    await user.click(await screen.findByRole('menuitem', { name: `Copy of all data, ${format}`, hidden: true }))
  expect(saved).toEqual(['guest-data.pdf', 'guest-data.json'])
})

it.each([
  ['erase', undefined, 'Erase data', 'Erase everything about Lucía García López?', 'Data erased.'],
  ['block', '2029-09-24', 'Block data', /until Mon 24 Sept 2029, so it can’t be erased/, /blocked until/],
] as const)('a manager reads what it means to %s before confirming', async (what, until, does, told, said) => {
  const user = userEvent.setup()
  let stay = buildStay({ erasing: { what, ...(until && { until }) } })
  const [guest] = stay.guests
  const forgotten = on(eraseGuest, () => {
    const gone = what === 'erase' ? 'erased' : 'blocked'
    stay = { ...stay, guests: guest ? [{ ...guest, firstName: undefined, lastName: undefined, gone }] : [] }
    return { what, ...(until && { until }) }
  })
  await renderStay(() => stay, [forgotten], 'manager')
  await user.click(await screen.findByRole('menuitem', { name: does, hidden: true }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(told)).toBeDefined()
  expect(dialog.getByText(/keeps its number, dates, room and amounts/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: does }))
  expect(await screen.findByText(said)).toBeDefined()
  expect(await screen.findByText(what === 'erase' ? 'erased' : 'blocked')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Data request' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Registration card' })).toBeNull()
})

it.each([
  [true, { account: true }, 'Data erased. Account closed.'],
  [false, {}, 'Data erased.'],
])('also closes a guest’s own account when it is ticked: %s', async (ticks, asked, said) => {
  const user = userEvent.setup()
  const bodies: object[] = []
  const stay = buildStay({ erasing: { what: 'erase' } })
  const guests = stay.guests.map((guest) => ({ ...guest, hasAccount: true as const }))
  const closed = on(eraseGuest, ({ body }) => {
    bodies.push(body)
    return { what: 'erase' as const, ...(body.account && { accountClosed: true as const }) }
  })
  await renderStay(() => ({ ...stay, guests }), [closed], 'manager')
  await user.click(await screen.findByRole('menuitem', { name: 'Erase data', hidden: true }))
  const dialog = within(screen.getByRole('dialog'))
  if (ticks) await user.click(dialog.getByRole('checkbox', { name: 'Close the guest’s account too' }))
  await user.click(dialog.getByRole('button', { name: 'Erase data' }))
  expect(await screen.findByText(said)).toBeDefined()
  expect(bodies).toEqual([asked])
})

it('does not offer to close an account when the guest has none', async () => {
  const user = userEvent.setup()
  await renderStay(() => ({ erasing: { what: 'erase' } }), [], 'manager')
  await user.click(await screen.findByRole('menuitem', { name: 'Erase data', hidden: true }))
  expect(within(screen.getByRole('dialog')).queryByRole('checkbox')).toBeNull()
})

it('a guest in the hotel cannot be erased, and the reason is shown', async () => {
  await renderStay(() => ({ erasing: { what: 'notNow' } }), [], 'manager')
  expect(await screen.findByText(/can be erased after departure/)).toBeDefined()
  expect(screen.queryByRole('menuitem', { name: /Erase|Block/, hidden: true })).toBeNull()
})
