import {
  closeRoom,
  type Housekeeping,
  type HousekeepingRoom,
  listHousekeeping,
  setRoomConditions,
} from '@foyer/contract/staff/housekeeping.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildSession } from '../../testing/builders.ts'
import { on } from '../../testing/fake-fetch.ts'
import { renderSignedIn } from '../../testing/render-signed-in.tsx'

function buildRoom(number: string, changes: Partial<HousekeepingRoom> = {}): HousekeepingRoom {
  return {
    number,
    type: 'Classic room',
    typeNames: {},
    floor: Number(number.charAt(0)),
    condition: 'dirty',
    ready: changes.condition !== undefined && changes.condition !== 'dirty',
    conditionAt: '2026-09-22T09:00:00Z',
    ...changes,
  }
}

/** A hotel whose server stores conditions, or does not answer. */
function createHotel(changes: Partial<Housekeeping> = {}) {
  const hotel = { isDown: false, sent: [] as unknown[] }
  let rooms: readonly HousekeepingRoom[] = changes.rooms ?? [
    buildRoom('201', { condition: 'clean', conditionBy: 'Rosa' }),
    buildRoom('302', {
      leaving: { guests: 1, leftAt: '2026-09-22T09:40:00Z' },
      arriving: { guests: 2, time: '15:00' },
    }),
    buildRoom('304', { staying: { guests: 2, until: '2026-09-27' } }),
  ]
  const answers = [
    on(listHousekeeping, () => ({
      day: '2026-09-22',
      inspects: false,
      setInHotelSystem: false,
      waiting: [],
      ...changes,
      rooms: [...rooms],
    })),
    on(setRoomConditions, ({ body }) => {
      if (hotel.isDown) throw new Problem('unavailable')
      hotel.sent.push(body)
      const numbers = body.rooms.map(({ number }) => number)
      rooms = rooms.map((room) =>
        numbers.includes(room.number)
          ? { ...room, condition: body.condition, ready: body.condition !== 'dirty' }
          : room,
      )
      return {}
    }),
  ]
  return { hotel, answers }
}

it('a housekeeper lands at the rooms by floor, sees nothing else, and sets the next condition with one tap and an undo', async () => {
  const user = userEvent.setup()
  const { hotel, answers } = createHotel()
  renderSignedIn({ session: buildSession('housekeeping'), path: '/', answers })
  const third = within(await screen.findByRole('region', { name: 'Floor 3' }))
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Floor 3 0 of 2 ready',
    'Floor 2 1 of 1 ready',
  ])
  expect(third.getByText('Left 11:40 · Arrives 15:00, 2 guests')).toBeDefined()
  const main = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(main.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Foyer', 'Housekeeping'])
  await user.click(third.getByRole('button', { name: 'Clean 302' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await third.findByRole('button', { name: 'Clean 302' })).toBeDefined()
  expect(hotel.sent).toEqual([
    { condition: 'clean', rooms: [{ number: '302', shown: 'dirty' }] },
    { condition: 'dirty', rooms: [{ number: '302', shown: 'clean' }] },
  ])
})

it('a room with a late check-out says until when', async () => {
  const { answers } = createHotel({
    checkOutUntil: '11:00',
    rooms: [buildRoom('302', { leaving: { guests: 1, lateUntil: '14:00' } })],
  })
  renderSignedIn({ session: buildSession('housekeeping'), path: '/', answers })
  expect(await screen.findByText('Late check-out, due by 14:00')).toBeDefined()
})

it('a tap without a connection stays visible and can be repeated', async () => {
  const user = userEvent.setup()
  const { hotel, answers } = createHotel()
  hotel.isDown = true
  renderSignedIn({ session: buildSession('housekeeping'), path: '/housekeeping', answers })
  await user.click(await screen.findByRole('button', { name: 'Clean 302' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved')
  hotel.isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again 302' }))
  expect(await screen.findByText('302: Clean')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(hotel.sent).toHaveLength(1)
})

it('selected rooms are set together, and filters show a floor or a condition', async () => {
  const user = userEvent.setup()
  const { hotel, answers } = createHotel()
  renderSignedIn({ session: buildSession(), path: '/housekeeping', answers })
  await user.click(await screen.findByRole('button', { name: /^302/ }))
  await user.click(screen.getByRole('button', { name: /^304/ }))
  const actions = within(screen.getByRole('region', { name: 'Condition of 302, 304' }))
  expect(actions.queryByRole('button', { name: 'Inspected' })).toBeNull()
  await user.click(actions.getByRole('button', { name: 'Clean' }))
  expect(await screen.findByText('2 rooms: Clean')).toBeDefined()
  expect(hotel.sent).toMatchObject([{ rooms: [{ number: '302' }, { number: '304' }] }])
  await user.click(screen.getByRole('button', { name: 'To clean 0' }))
  expect(screen.getByText('No room matches this filter.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Ready 2' }))
  await user.click(screen.getByRole('button', { name: '2' }))
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
})

it('the room of a waiting guest comes first, and a room that a stay has cannot be closed', async () => {
  const user = userEvent.setup()
  const since = '2026-09-22T09:00:00Z'
  const rooms = [buildRoom('301'), buildRoom('302', { arriving: { guests: 3, waitingSince: since } })]
  const waiting = [{ since, guests: 3, type: 'Family', typeNames: {}, roomNumber: '302' }]
  const { answers } = createHotel({ rooms, waiting })
  const taken = on(closeRoom, () => {
    throw new Problem('roomInUse', 'FOY1005')
  })
  renderSignedIn({ session: buildSession(), path: '/housekeeping', answers: [...answers, taken] })
  const card = within(await screen.findByRole('region', { name: 'A guest is waiting' }))
  expect(card.getByText('Family')).toBeDefined()
  expect(card.getByRole('button', { name: 'Clean 302' })).toBeDefined()
  const rows = within(screen.getByRole('region', { name: 'Floor 3' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent?.slice(0, 3))).toEqual(['302', '301'])
  await user.click(screen.getByRole('button', { name: /^301/ }))
  await user.click(screen.getByRole('button', { name: 'Take out of order 301' }))
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Shower is leaking')
  await user.click(screen.getByRole('button', { name: 'Take out of order' }))
  expect(await screen.findByText(/^Stay FOY1005 has it on one of these days/)).toBeDefined()
})

it('with a hotel system, the page says where conditions are set, and offers nothing', async () => {
  const { answers } = createHotel({ setInHotelSystem: true })
  renderSignedIn({ session: buildSession(), path: '/housekeeping', answers })
  expect(await screen.findByText(/come from the hotel’s own system/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Clean 302' })).toBeNull()
})
