import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { listArrivals } from '@foyer/contract/staff/arrivals.ts'
import { withdrawMessage, writeMessage } from '@foyer/contract/staff/messages.ts'
import { openStay, type Stay } from '@foyer/contract/staff/stay.ts'
import { aMessage } from '@foyer/domain/testing/builders.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { on } from '../../testing/answering-fetch.ts'
import { anArrival, arrivalsOf, aSession, aStay } from '../../testing/builders.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

const write = { name: 'Write a message' }
const withdraw = { name: 'Withdraw' }

function atStay(stay: () => Stay, more: readonly ReturnType<typeof on>[] = []) {
  renderSignedIn({
    session: aSession(),
    path: '/arrivals/FOY1001',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(listArrivals, () => arrivalsOf(anArrival())),
      on(openStay, stay),
      ...more,
    ],
  })
  return screen.findByRole('complementary', { name: 'Reservation FOY1001' })
}

it('writes to who is still to come, in their language, and shows that it is not read yet', async () => {
  const user = userEvent.setup()
  const bodies: unknown[] = []
  let messages: Stay['messages'] = []
  const [first] = aStay().guests
  const guests = first ? [{ ...first, main: true, language: undefined, nationality: 'DEU' }] : []
  const panel = await atStay(
    () => aStay({ state: 'expected', guests, messages }),
    [
      on(writeMessage, ({ body }) => {
        bodies.push(body)
        messages = [aMessage('Ein Paket ist da.', { texts: { de: 'Ein Paket ist da.' } })]
        return {}
      }),
    ],
  )
  await user.click(await within(panel).findByRole('button', write))
  const dialog = within(screen.getByRole('dialog'))
  const leave = dialog.getByRole('button', { name: 'Leave the message' })
  expect(leave.hasAttribute('disabled')).toBe(true)
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'Ein Paket ist da.')
  expect((dialog.getByRole('combobox', { name: 'Written in' }) as HTMLSelectElement).value).toBe('de')
  await user.click(leave)
  expect((await within(panel).findByText('Ein Paket ist da.')).lang).toBe('de')
  expect(within(panel).getByText('not read yet')).toBeDefined()
  expect(bodies).toEqual([{ language: 'de', text: 'Ein Paket ist da.' }])
})

it('withdraws what nobody has read, and nothing else', async () => {
  const user = userEvent.setup()
  let messages = [
    aMessage('One', { id: '0c7b2f64-1d1c-4f0e-9a55-7d2f6a1f0001' }),
    aMessage('Two', { id: 'm2', read: true }),
  ]
  const panel = await atStay(
    () => aStay({ state: 'expected', messages }),
    [
      on(withdrawMessage, ({ params }) => {
        messages = messages.filter(({ id }) => id !== params.messageId)
        return {}
      }),
    ],
  )
  await user.click(await within(panel).findByRole('button', withdraw))
  await screen.findByText('The message is withdrawn.')
  expect(within(panel).queryByText('One')).toBeNull()
  expect(within(panel).getByText('Two')).toBeDefined()
  expect(within(panel).queryByRole('button', withdraw)).toBeNull()
})

it.each(['inHouse', 'departed', 'cancelled'] as const)('offers no message to a party that is %s', async (state) => {
  const panel = await atStay(() => aStay({ state, messages: [aMessage('Two', { read: true })] }))
  await within(panel).findByText('Two')
  expect(within(panel).queryByRole('button', write)).toBeNull()
})
