import { listAlerts } from '@foyer/contract/staff/alerts.ts'
import { previewHotel, publishHotel, readHotel, readHotelHistory, undoHotel } from '@foyer/contract/staff/hotel.ts'
import { currentSession } from '@foyer/contract/staff/session.ts'
import { diffConfigs } from '@foyer/domain/config/diff-configs.ts'
import { type EditableConfig, toEditableConfig } from '@foyer/domain/config/editable-config.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Role } from '@foyer/domain/staff/roles.ts'
import { screen, within } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildSession } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

const start = toEditableConfig({
  hotel: { name: 'Hotel Roca', city: 'Girona', country: 'ESP', timeZone: 'Europe/Madrid', currency: 'EUR' },
  hotelInfo: { reception: { phone: '+34 972000000' } },
  roomTypes: [{ id: 'double', name: 'Double' }],
  rooms: [{ number: '101', type: 'double', floor: 1 }],
  walkIn: {
    rates: [{ id: 'room-only', names: { en: 'Room only' } }],
    roomTypes: [{ id: 'double', sleeps: 2, prices: { 'room-only': 165_00 } }],
  },
  folio: {
    services: [{ id: 'parking', names: { en: 'Parking' }, group: 'parking', price: 24_00 }],
    correctionLimits: { manager: 900_00 },
  },
  secrets: { admin_password: 'never told' },
})

/** A server with one hotel, which rejects invalid times. */
function createHotel(role: Role = 'manager') {
  let known = { version: 1, part: start }
  const sent: EditableConfig[] = []
  const changesOf = (part: EditableConfig) => diffConfigs(known.part, part) as never
  return {
    sent,
    overtake: () => {
      known = { ...known, version: known.version + 1 }
    },
    answers: [
      on(listAlerts, () => ({ open: [], handled: [] })),
      on(currentSession, () => buildSession(role)),
      on(readHotel, () => known),
      on(previewHotel, ({ body: { part } }) => {
        const isTime = /^\d\d:\d\d$/.test(part.hotelInfo?.checkOutUntil ?? '12:00')
        const issues = isTime ? [] : [{ path: 'hotelInfo.checkOutUntil', message: 'a time like 07:30' }]
        return { issues, changes: changesOf(part) }
      }),
      on(publishHotel, ({ body: { base, part } }) => {
        if (base !== known.version) throw new Problem('configChanged')
        sent.push(part)
        known = { version: base + 1, part }
        return { version: known.version }
      }),
      on(readHotelHistory, () => ({
        publications: [
          {
            version: 2,
            at: '2026-09-22T10:00:00Z',
            by: 'Ana',
            changes: [{ path: 'rooms.101', after: { number: '101' } }],
          },
          { version: 1, at: '2026-09-21T10:00:00Z', changes: [] },
        ],
      })),
      on(undoHotel, () => {
        known = { version: known.version + 1, part: start }
        return { version: known.version }
      }),
    ],
  }
}

const field = (name: string | RegExp) => screen.findByRole('textbox', { name })

async function renderHotel(role: Role = 'manager') {
  const hotel = createHotel(role)
  renderSignedIn({ session: buildSession(role), path: '/hotel', answers: hotel.answers })
  await field('Hotel name')
  return { ...hotel, user: userEvent.setup() }
}

it('N2 shows an error next to its field, and publishes nothing until it is fixed', async () => {
  const { user, sent } = await renderHotel()
  await user.type(await field('Check-out until'), 'noon')
  await user.click(screen.getByRole('button', { name: 'Review changes' }))
  expect(await screen.findByText('Enter a time like 07:30.')).toBeDefined()
  expect((await field('Check-out until')).getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(await field('Check-out until'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.clear(await field('Check-out until'))
  await user.type(await field('Check-out until'), '11:00')
  await user.click(screen.getByRole('button', { name: 'Review changes' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish these changes?' }))
  expect(dialog.getByText('Check-out until')).toBeDefined()
  expect(sent).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Published. Guests see it from their next page.')).toBeDefined()
  expect(sent.map(({ hotelInfo }) => hotelInfo?.checkOutUntil)).toEqual(['11:00'])
  expect(screen.queryByRole('button', { name: 'Review changes' })).toBeNull()
})

it('S32 the hotel decides what a no-show pays, and reads the change in words before it is published', async () => {
  const { user, sent } = await renderHotel()
  await user.selectOptions(screen.getByRole('combobox', { name: 'A no-show pays' }), 'the first night only')
  await user.clear(await field('The day ends at (hour, 0 to 12)'))
  await user.type(await field('The day ends at (hour, 0 to 12)'), '4')
  await user.click(screen.getByRole('button', { name: 'Review changes' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('the first night only')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Publish' }))
  await screen.findByText('Published. Guests see it from their next page.')
  expect(sent[0]?.noShow).toEqual({ automatic: true, dayEndsAt: 4, charge: 'firstNight' })
})

/** Pastes, because each key renders the whole form. */
async function fill(user: UserEvent, label: string | RegExp, text: string) {
  await user.clear(screen.getByLabelText(label))
  await user.paste(text)
}

async function review(user: UserEvent) {
  await user.click(screen.getByText('Review changes'))
  return within(await screen.findByRole('dialog'))
}

async function publish(user: UserEvent, dialog: { getByText: (text: string) => HTMLElement }) {
  await user.click(dialog.getByText('Publish'))
  await screen.findByText('Published. Guests see it from their next page.')
}

it('S22 the hotel changes its price list, and reads the changes in words', async () => {
  const { user, sent } = await renderHotel()
  await fill(user, 'New service', 'Spa')
  await user.click(screen.getByText('Add service'))
  await fill(user, 'Price of Spa', '25,5')
  await fill(user, 'VAT of Spa, in percent', '21')
  await user.selectOptions(screen.getByLabelText('Spa: reported as'), 'food and drinks')
  await user.click(screen.getByLabelText('Parking is sold'))
  const dialog = await review(user)
  expect(dialog.getByText('Service spa')).toBeDefined()
  expect(dialog.getByText('Service parking, Sold')).toBeDefined()
  await publish(user, dialog)
  expect(sent[0]?.folio?.services).toMatchObject([
    { id: 'parking', on: false },
    { id: 'spa', names: { en: 'Spa' }, group: 'food', price: 25_50, vat: 2100, on: true },
  ])
})

it('S22 the hotel changes its VAT and city tax, and reads them as a rate and money', async () => {
  const { user, sent } = await renderHotel()
  await fill(user, /^VAT of the room/, '5,5')
  await fill(user, /^City tax per person and night/, '3.50')
  const dialog = await review(user)
  expect(dialog.getByText('5.5 %')).toBeDefined()
  expect(dialog.getByText('€3.50')).toBeDefined()
  await publish(user, dialog)
  expect(sent[0]?.folio).toMatchObject({ vat: { room: 550, extras: 0 }, cityTax: { perPersonNight: 3_50 } })
})

it('S22 the page offers managers no change of their own limit', async () => {
  const { user, sent } = await renderHotel()
  expect(await field(/^Limit of managers/)).toHaveProperty('disabled', true)
  expect(screen.getByText('An administrator changes the limit of your own role.')).toBeDefined()
  await fill(user, /^Limit of receptionists/, '50')
  await publish(user, await review(user))
  expect(sent[0]?.folio?.correctionLimits).toEqual({ receptionist: 50_00, manager: 900_00 })
})

it('S22 the hotel limits corrections, and an empty limit of receptionists is zero', async () => {
  const { user, sent } = await renderHotel('administrator')
  await fill(user, /^Limit of receptionists/, '')
  await fill(user, /^Limit of managers/, '500')
  const dialog = await review(user)
  expect(dialog.getByText('€500.00')).toBeDefined()
  await publish(user, dialog)
  expect(sent[0]?.folio?.correctionLimits).toEqual({ receptionist: 0, manager: 500_00 })
})

it('S22 a manager without a limit may take off any amount', async () => {
  const { user, sent } = await renderHotel('administrator')
  await fill(user, /^Limit of managers/, '')
  await publish(user, await review(user))
  expect(sent[0]?.folio?.correctionLimits).toEqual({ receptionist: 100_00 })
})

it('S22 the hotel decides how invoices are numbered and who issues them', async () => {
  const { user, sent } = await renderHotel()
  await fill(user, /^Series of invoices/, 'FA')
  await fill(user, /^Due after/, '14')
  await fill(user, /^Issuer’s name/, 'Roca Hotels SL')
  await user.selectOptions(screen.getByLabelText('Issuer’s country'), 'Portugal')
  await publish(user, await review(user))
  expect(sent[0]?.folio?.invoice).toEqual({
    series: 'FA',
    creditSeries: 'R',
    dueDays: 14,
    issuer: { name: 'Roca Hotels SL', country: 'PT' },
  })
})

it('S22 the hotel decides when the day closes', async () => {
  const { user, sent } = await renderHotel()
  await user.selectOptions(screen.getByLabelText('The day is closed'), 'automatically, at a time')
  await fill(user, 'Time of the close', '04:15')
  const dialog = await review(user)
  expect(dialog.getByText('by hand')).toBeDefined()
  expect(dialog.getByText('04:15')).toBeDefined()
  await publish(user, dialog)
  expect(sent[0]?.folio?.closing).toEqual({ at: '04:15' })
})

it('N2 emptying a field removes it, and discarding restores it', async () => {
  const { user, sent } = await renderHotel()
  await user.clear(await field('Reception phone'))
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(await field('Reception phone')).toHaveProperty('value', '+34 972000000')
  await user.clear(await field('Reception phone'))
  await user.click(screen.getByRole('button', { name: 'Review changes' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }))
  await screen.findByText('Published. Guests see it from their next page.')
  expect(sent[0]?.hotelInfo).toEqual({ floorPlans: [] })
})

it('N2 a draft survives a visit to another view', async () => {
  const { user } = await renderHotel()
  await user.type(await field('City'), ' la Vella')
  await user.click(screen.getAllByRole('link', { name: 'Alerts' })[0] ?? document.body)
  await screen.findByRole('heading', { level: 1, name: 'Alerts' })
  await user.click(screen.getAllByRole('link', { name: 'Hotel' })[0] ?? document.body)
  expect(await field('City')).toHaveProperty('value', 'Girona la Vella')
  expect(screen.getByText('Not published yet')).toBeDefined()
})

it('N2 a password is never shown, is replaced by typing, and removed with one press', async () => {
  const { user } = await renderHotel()
  const password = screen.getByLabelText('Closing and exiting a kiosk')
  expect(password).toHaveProperty('value', '')
  expect(screen.getByText('Set. Type to replace it.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Remove: Closing and exiting a kiosk' }))
  expect(screen.queryByText('Set. Type to replace it.')).toBeNull()
})

it('N2 adds rooms by their numbers, of a type that may be new', async () => {
  const { user, sent } = await renderHotel()
  await user.type(await field('New type'), 'Suite')
  await user.click(screen.getByRole('button', { name: 'Add type' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'suite')
  await user.type(await field('New rooms'), '201-203')
  await user.click(screen.getByRole('button', { name: 'Add rooms' }))
  await user.click(screen.getByRole('button', { name: 'Review changes' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }))
  await screen.findByText('Published. Guests see it from their next page.')
  expect(sent[0]?.rooms?.slice(1)).toEqual(['201', '202', '203'].map((number) => ({ number, type: 'suite', floor: 2 })))
})

it('N2 changes a price and a promotional code, shows them as money, and publishes them', async () => {
  const { user, sent } = await renderHotel()
  const price = await field('Room only for Double')
  expect(price).toHaveProperty('value', '165.00')
  await user.clear(price)
  await user.type(price, '170,5')
  await user.type(await field('New code'), 'lobby 10')
  await user.click(screen.getByRole('button', { name: 'Add code' }))
  await user.click(screen.getByRole('checkbox', { name: 'LOBBY10 for members only' }))
  await user.click(screen.getByRole('button', { name: 'Review changes' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('€170.50')).toBeDefined()
  expect(dialog.getByText('Promotional code LOBBY10')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Publish' }))
  await screen.findByText('Published. Guests see it from their next page.')
  expect(sent[0]?.walkIn?.roomTypes).toMatchObject([{ id: 'double', prices: { 'room-only': 170_50 } }])
  expect(sent[0]?.walkIn?.promotionalCodes).toEqual([{ code: 'LOBBY10', percent: 10, membersOnly: true }])
})

it('S36 prices by number of people show the usual price where they have none, and are published', async () => {
  const { user, sent } = await renderHotel()
  await user.click(screen.getByText('Prices by number of people', { selector: 'summary' }))
  expect(await field('Room only for Double, 2 people')).toHaveProperty('placeholder', '165.00')
  await user.type(await field('Room only for Double, 1 person'), '130')
  const dialog = await review(user)
  expect(dialog.getByText('room-only for double, 1 person')).toBeDefined()
  expect(dialog.getByText('€130.00')).toBeDefined()
  await publish(user, dialog)
  expect(sent[0]?.walkIn?.roomTypes).toMatchObject([
    { id: 'double', prices: { 'room-only': 165_00 }, guestPrices: { 'room-only': { 1: 130_00 } } },
  ])
})

it('N2 edits what a rate includes as text with commas, shows it in words, and publishes it', async () => {
  const { user, sent } = await renderHotel()
  const included = await field(/^Included in room-only/)
  await user.type(included, 'breakfast, parking,')
  await user.tab()
  expect(included).toHaveProperty('value', 'breakfast, parking')
  await user.click(screen.getByRole('button', { name: 'Review changes' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Rate room-only, Included')).toBeDefined()
  expect(dialog.getByText('breakfast, parking')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Publish' }))
  await screen.findByText('Published. Guests see it from their next page.')
  expect(sent[0]?.walkIn?.rates).toMatchObject([{ id: 'room-only', included: ['breakfast', 'parking'] }])
})

it('N2 partial input is not a price, and is reverted when the field loses focus', async () => {
  const { user } = await renderHotel()
  const price = await field('Room only for Double')
  await user.type(price, 'x')
  expect(price.getAttribute('aria-invalid')).toBe('true')
  await user.tab()
  expect(price).toHaveProperty('value', '165.00')
  expect(screen.queryByText('Not published yet')).toBeNull()
})

it('N2 does not overwrite what a colleague has published in the meantime', async () => {
  const { user, sent, overtake } = await renderHotel()
  await user.type(await field('City'), 'x')
  await user.click(screen.getByRole('button', { name: 'Review changes' }))
  const dialog = within(await screen.findByRole('dialog'))
  overtake()
  await user.click(dialog.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText(/^Someone else has just published a change/)).toBeDefined()
  expect(sent).toEqual([])
})

it('N2 the history shows who changed what, and undoes the last change after confirmation', async () => {
  const { user } = await renderHotel()
  await user.click(screen.getByRole('button', { name: 'History' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Published versions' }))
  expect(await dialog.findByText('Room 101')).toBeDefined()
  expect(dialog.getByText(/Ana$/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Undo last change' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo last change' }))
  expect(await screen.findByText('The change has been undone.')).toBeDefined()
})

it('N2 J26 a role that may not change the hotel does not see this view, but a page with a title', async () => {
  renderSignedIn({ session: buildSession('receptionist'), path: '/hotel', answers: createHotel().answers })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeDefined()
})
