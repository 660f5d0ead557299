import { withdrawMessage, writeMessage } from '@foyer/contract/staff/messages.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { buildMessage } from '@foyer/domain/testing/builders.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildStay } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderStay } from '../../testing/render-stay.tsx'

const write = { name: 'Write a message' }
const withdraw = { name: 'Withdraw' }

it('writes to an expected guest in their language, and shows that it is unread', async () => {
  const user = userEvent.setup()
  const bodies: unknown[] = []
  let messages: Stay['messages'] = []
  const [first] = buildStay().guests
  const guests = first ? [{ ...first, main: true, language: undefined, nationality: 'DEU' }] : []
  const panel = await renderStay(
    () => ({ state: 'expected', guests, messages }),
    [
      on(writeMessage, ({ body }) => {
        bodies.push(body)
        messages = [buildMessage('Ein Paket ist da.', { texts: { de: 'Ein Paket ist da.' } })]
        return {}
      }),
    ],
  )
  await user.click(await within(panel).findByRole('button', write))
  const dialog = within(screen.getByRole('dialog'))
  const leave = dialog.getByRole('button', { name: 'Leave message' })
  expect(leave.hasAttribute('disabled')).toBe(true)
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'Ein Paket ist da.')
  expect((dialog.getByRole('combobox', { name: 'Language' }) as HTMLSelectElement).value).toBe('de')
  await user.click(leave)
  expect((await within(panel).findByText('Ein Paket ist da.')).lang).toBe('de')
  expect(within(panel).getByText('not read yet')).toBeDefined()
  expect(bodies).toEqual([{ language: 'de', text: 'Ein Paket ist da.' }])
})

it('retries with the same key when the answer was lost', async () => {
  const user = userEvent.setup()
  const keys: (string | null)[] = []
  const panel = await renderStay(
    () => ({ state: 'expected' }),
    [
      on(writeMessage, ({ headers }) => {
        keys.push(headers.get('idempotency-key'))
        if (keys.length === 1) throw new Problem('unexpected')
        return {}
      }),
    ],
  )
  await user.click(await within(panel).findByRole('button', write))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'A parcel is here.')
  await user.click(dialog.getByRole('button', { name: 'Leave message' }))
  await user.click(await dialog.findByRole('button', { name: 'Leave message' }))
  await screen.findByText(/sees it when opening the reservation/)
  expect(keys).toEqual([expect.any(String), keys[0]])
})

it('withdraws only what is still unread', async () => {
  const user = userEvent.setup()
  let messages = [
    buildMessage('One', { id: '0c7b2f64-1d1c-4f0e-9a55-7d2f6a1f0001' }),
    buildMessage('Two', { id: 'm2', read: true }),
  ]
  const panel = await renderStay(
    () => ({ state: 'expected', messages }),
    [
      on(withdrawMessage, ({ params }) => {
        messages = messages.filter(({ id }) => id !== params.messageId)
        return {}
      }),
    ],
  )
  await user.click(await within(panel).findByRole('button', withdraw))
  await screen.findByText('Message withdrawn.')
  expect(within(panel).queryByText('One')).toBeNull()
  expect(within(panel).getByText('Two')).toBeDefined()
  expect(within(panel).queryByRole('button', withdraw)).toBeNull()
})

it.each(['inHouse', 'departed', 'cancelled'] as const)('offers no message to a party that is %s', async (state) => {
  const panel = await renderStay(() => ({ state, messages: [buildMessage('Two', { read: true })] }))
  await within(panel).findByText('Two')
  expect(within(panel).queryByRole('button', write)).toBeNull()
})
