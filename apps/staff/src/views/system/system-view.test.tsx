import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { tellHotelAgain } from '@foyer/contract/staff/hotel-system.ts'
import { currentSession } from '@foyer/contract/staff/session.ts'
import {
  checkSystemDraft,
  connectHotelSystem,
  disconnectHotelSystem,
  readSystemSetup,
  saveSystemDraft,
  tryHotelSystem,
} from '@foyer/contract/staff/system-setup.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { buildSession } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

type Setup = z.output<typeof readSystemSetup.reply>

const one = (id: string, name = id) => ({ id, name })
const ours = {
  rooms: [one('101'), one('102')],
  roomTypes: [one('double', 'Double')],
  extras: [one('breakfast', 'Breakfast')],
  ways: [one('cash')],
  taxes: [one('21', '21 %')],
  rates: [one('double', 'Double')],
}
const dryRun = {
  at: '2027-05-10T10:00:00Z',
  isComplete: true,
  reservations: 130,
  arrivals: 124,
  inHouse: 6,
  known: 2,
  rooms: 50,
  roomTypes: 4,
  unknownRooms: ['403', '404', '405'].map((name, at) => ({ name, reservations: at })),
  unknownRoomTypes: [],
  roomsOnlyHere: [],
  onlyHere: 0,
  someOnlyHere: [],
  refused: 1,
  someRefused: [
    { id: 'e-1', kind: 'reservation' as const, key: 'XPGMSXGF-1', why: 'reservation.departure: is before arrival' },
  ],
}
const choices = {
  properties: [one('LAKE', 'Hotel LAKE')],
  rooms: [one('101'), one('A-17')],
  roomTypes: [one('LAKE-double', 'DBL')],
  services: [one('FoodAndBeverages'), one('Other')],
  ways: [one('Cash')],
  taxes: [one('Normal', 'Normal (21 %)')],
  rates: [one('LAKE-FLEX-DOUBLE', 'Flexible (LAKE-FLEX-DOUBLE)')],
}
const connection = { host: 'api.apaleo.com', waiting: 0, refused: 0, refusedEvents: [], ignoredFields: [] }
const live = { kind: 'apaleo' as const, values: { property: 'LAKE' }, mapping: {}, connection }

/** A server that holds one hotel's connection. */
function openPage(begun: Partial<Setup> = {}) {
  let setup: Setup = { undelivered: [], ours, ...begun }
  const sent: unknown[] = []
  renderSignedIn({
    session: buildSession('manager'),
    path: '/hotel/system',
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(currentSession, () => buildSession('manager')),
      on(readSystemSetup, () => setup),
      on(saveSystemDraft, ({ body }) => {
        sent.push(body)
        const { secrets, ...draft } = body
        setup = { ...setup, draft: { ...draft, secretsSet: Object.keys(secrets), isDryRunOld: true } }
        return {}
      }),
      on(checkSystemDraft, () => {
        if (setup.draft?.values['client'] !== 'FOYE-AC') return { outcome: 'refused' as const }
        const lists = setup.draft.values['property'] ? choices : { properties: choices.properties }
        setup = { ...setup, draft: { ...setup.draft, choices: lists } }
        return { outcome: 'accepted' as const }
      }),
      on(tryHotelSystem, () => {
        if (setup.draft) setup = { ...setup, draft: { ...setup.draft, choices, dryRun, isDryRunOld: false } }
        return { outcome: 'accepted' as const }
      }),
      on(connectHotelSystem, () => {
        const { draft: _, ...others } = setup
        setup = { ...others, live }
        return {}
      }),
      on(disconnectHotelSystem, ({ body }) => {
        sent.push(body)
        const { live: _, ...others } = setup
        setup = others
        return {}
      }),
      on(tellHotelAgain, ({ params }) => {
        sent.push(params)
        return {}
      }),
    ],
  })
  return sent
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  screen.findByRole('button', { name }, { timeout: 10_000 }).then((button) => user.click(button))

it('a manager goes from the credentials to a dry run and live, each step after the one before', async () => {
  const user = userEvent.setup()
  const sent = openPage()
  await press(user, 'Prepare the connection')
  await user.type(screen.getByLabelText('Client ID'), 'WRONG')
  await user.type(screen.getByLabelText('Client secret'), 'a secret of Apaleo')
  await press(user, 'Check the credentials')
  expect(await screen.findByText(/^Apaleo refuses these credentials/)).toBeDefined()
  await user.clear(screen.getByLabelText('Client ID'))
  await user.type(screen.getByLabelText('Client ID'), 'FOYE-AC')
  expect(screen.queryByLabelText('Property')).toBeNull()
  await press(user, 'Check the credentials')
  expect(await screen.findByText('Apaleo accepts these credentials.')).toBeDefined()
  expect(sent.at(-1)).toMatchObject({ kind: 'apaleo', values: { client: 'FOYE-AC' }, secrets: {} })
  await user.selectOptions(await screen.findByLabelText('Property'), 'Hotel LAKE')
  const room = await screen.findByLabelText('102')
  expect(room.closest('details')?.textContent).toContain('1 not in the PMS')
  expect((screen.getByLabelText('101') as HTMLSelectElement).value).toBe('101')
  await user.selectOptions(room, 'A-17')
  expect(screen.getByRole('button', { name: 'Go live' }).hasAttribute('disabled')).toBe(true)
  await press(user, 'Start the dry run')
  expect(await screen.findByText('124 arrivals, 3 unknown rooms')).toBeDefined()
  expect(screen.getByText('Reservation XPGMSXGF-1: Not valid: dates')).toBeDefined()
  expect(screen.getByText('e-1 · XPGMSXGF-1 · reservation.departure: is before arrival').tagName).toBe('DETAILS')
  expect(sent.at(-1)).toMatchObject({ values: { property: 'LAKE' }, mapping: { rooms: { '102': 'A-17' } } })
  // What is changed after the dry run needs another one.
  await user.selectOptions(screen.getByLabelText('Book extras as'), 'FoodAndBeverages')
  expect(screen.getByRole('button', { name: 'Go live' }).hasAttribute('disabled')).toBe(true)
  await press(user, 'Start the dry run')
  await press(user, 'Go live')
  expect(await screen.findByText('Live. The first reservations come within a minute.')).toBeDefined()
  expect(await screen.findByRole('heading', { name: 'PMS: api.apaleo.com' })).toBeDefined()
})

const draft = { secretsSet: ['clientSecret'], mapping: {}, choices, isDryRunOld: true }
const findSection = async (label: string) => {
  const summary = await screen.findByText(
    (_, element) => element?.tagName === 'SUMMARY' && element.textContent?.startsWith(label) === true,
    {},
    { timeout: 10_000 },
  )
  return within(summary.closest('details') as HTMLElement)
}

it('each room type that is sold to walk-ins has a rate plan of Apaleo, or reception books it', async () => {
  const user = userEvent.setup()
  const sent = openPage({ draft: { ...draft, kind: 'apaleo', values: { client: 'FOYE-AC', property: 'LAKE' } } })
  const rates = await findSection('Rate plans of walk-ins')
  expect(rates.getByText('1 booked by reception')).toBeDefined()
  // What a new connection begins with, until another one is chosen.
  expect((screen.getByLabelText('Book extras as') as HTMLSelectElement).value).toBe('Other')
  await user.selectOptions(rates.getByLabelText('Double'), 'Flexible (LAKE-FLEX-DOUBLE)')
  expect(rates.getByText('all mapped')).toBeDefined()
  await press(user, 'Start the dry run')
  expect(sent.at(-1)).toMatchObject({ mapping: { rates: { double: 'LAKE-FLEX-DOUBLE' } } })
})

it('walk-ins have a rate and a tax of Mews, and a hotel without inspections gives clean rooms', async () => {
  const user = userEvent.setup()
  const rate = '7d0f0e0c-8f7e-4f0a-9a55-0b8f9a1f6d18'
  const sent = openPage({
    draft: { ...draft, kind: 'mews', values: {}, choices: { ...choices, rates: [one(rate, 'Flexible')] } },
  })
  await user.selectOptions(await screen.findByLabelText('Rate of walk-ins', {}, { timeout: 10_000 }), 'Flexible')
  await user.selectOptions(screen.getByLabelText('VAT of walk-in nights'), 'Normal (21 %)')
  const cityTax = screen.getByLabelText('City tax of walk-ins') as HTMLSelectElement
  expect([cityTax.value, cityTax.options.length]).toEqual(['foyer', 2])
  await user.selectOptions(cityTax, 'Mews adds it by itself')
  const ready = screen.getByLabelText('A room is ready when it is') as HTMLSelectElement
  expect([ready.value, ready.options.length]).toEqual(['Inspected', 2])
  await user.selectOptions(ready, 'Clean')
  await press(user, 'Start the dry run')
  expect(sent.at(-1)).toMatchObject({
    values: { walkInRate: rate, nightTax: 'Normal', cityTax: 'mews', ready: 'Clean' },
  })
})

it('disconnecting asks about what waits, and says that the rest stays', async () => {
  const user = userEvent.setup()
  const waiting = { id: '00000000-0000-4000-8000-000000000001', kind: 'arrival', reference: 'FOY1001' }
  const sent = openPage({
    live: { ...live, connection: { ...connection, waiting: 1 } },
    undelivered: [{ ...waiting, state: 'waiting', since: '2027-05-10T10:00:00Z', error: 'no answer' }],
  })
  expect(await screen.findByText('Arrival waiting for the PMS', {}, { timeout: 10_000 })).toBeDefined()
  await press(user, 'Disconnect')
  const dialog = screen.getByRole('dialog', { name: 'Disconnect Apaleo?' })
  expect(within(dialog).getByText('1 message is waiting for the PMS')).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: 'Disconnect' }))
  expect(await screen.findByText('Disconnected. All reservations are still here.')).toBeDefined()
  expect(sent).toEqual([{ waiting: 1 }])
  expect(screen.getByText('No PMS is connected')).toBeDefined()
})

it('what was refused can be sent again while there is a system to send it to', async () => {
  const user = userEvent.setup()
  const refused = { id: '00000000-0000-4000-8000-000000000001', kind: 'departure', reference: 'FOY1001' }
  const sent = openPage({
    live,
    undelivered: [{ ...refused, state: 'refused', since: '2027-05-10T10:00:00Z', error: 'shortenStay' }],
  })
  expect(
    await screen.findByText('Shorten the stay in the PMS, then check out there', {}, { timeout: 10_000 }),
  ).toBeDefined()
  await press(user, 'Send again: Departure rejected by the PMS FOY1001')
  expect(sent).toEqual([{ id: refused.id }])
})

it('the webhook address of a system that gives hints is shown and copied', async () => {
  const user = userEvent.setup()
  const hintAddress = 'https://hotel.example.com/api/hotel-system/1/hints/a-token/'
  openPage({ live: { ...live, hintAddress } })
  const field = await screen.findByLabelText('Webhook address', {}, { timeout: 10_000 })
  expect((field as HTMLInputElement).value).toBe(hintAddress)
  await press(user, 'Copy')
  expect(await navigator.clipboard.readText()).toBe(hintAddress)
})

it('a system with an address is left to the operator', async () => {
  const user = userEvent.setup()
  openPage()
  await user.selectOptions(
    await screen.findByLabelText('Which PMS does the hotel use?', {}, { timeout: 10_000 }),
    'A system with Foyer’s protocol',
  )
  expect(screen.getByText(/^Only the operator of the Foyer server/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Prepare the connection' })).toBeNull()
})

it.each([
  ['twice', /^The PMS adds city tax to bookings by itself \(3 bookings\)/],
  ['never', /^You chose that Mews adds the city tax/],
] as const)('the dry run says what is wrong with the city tax: %s', async (issue, words) => {
  const values = { client: 'FOYE-AC', property: 'LAKE' }
  const clean = { ...dryRun, unknownRooms: [], refused: 0, someRefused: [] }
  openPage({ draft: { ...draft, kind: 'apaleo', values, dryRun: { ...clean, cityTax: { issue, reservations: 3 } } } })
  expect(await screen.findByText(words, {}, { timeout: 10_000 })).toBeDefined()
})
