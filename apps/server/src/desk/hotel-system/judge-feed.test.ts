import { expect, it } from 'vitest'
import { describeDryRun } from './describe-dry-run.ts'
import { judgeFeed } from './judge-feed.ts'

const book = {
  currency: 'EUR',
  today: '2027-05-10',
  rooms: ['101', '102'],
  roomTypes: ['double'],
  hasCityTax: true,
  current: ['HERE', 'BOTH'],
  all: new Set(['HERE', 'BOTH', 'OLD']),
}

const reservation = (reference: string, changes: object = {}) => ({
  id: reference,
  at: '2027-05-10T08:00:00Z',
  kind: 'reservation',
  reservation: {
    reference,
    version: 1,
    state: 'expected',
    arrival: '2027-05-10',
    departure: '2027-05-12',
    adults: 1,
    lastName: 'Soler',
    roomType: 'double',
    ...changes,
  },
})

const room = (number: string, roomType = 'double') => ({
  id: number,
  at: '2027-05-10T08:00:00Z',
  kind: 'room',
  room: { number, version: 1, roomType, ready: true },
})

const events = [
  room('101'),
  room('A-17', 'suite'),
  reservation('BOTH', { room: '101' }),
  reservation('NEW', { room: 'A-17', roomType: 'suite' }),
  reservation('NEW', { version: 2, state: 'inHouse', room: 'B-1' }),
  reservation('OLD', { state: 'departed', arrival: '2027-05-01', departure: '2027-05-02', room: 'C-3' }),
  reservation('WRONG', { departure: '2027-05-09' }),
  reservation('HUGE', { folio: [{ kind: 'charge', names: { en: 'Room' }, amount: 1e9 }] }),
]

it('a dry run counts the newest of everything, and names what is unknown or cannot be taken', async () => {
  expect(await judgeFeed({ events, isComplete: true }, book)).toEqual({
    isComplete: true,
    reservations: 3,
    arrivals: 1,
    inHouse: 1,
    known: 2,
    rooms: 2,
    roomTypes: 2,
    unknownRooms: [
      { name: 'B-1', reservations: 1 },
      { name: 'A-17', reservations: 0 },
    ],
    unknownRoomTypes: [{ name: 'suite', reservations: 0 }],
    roomsOnlyHere: ['102'],
    onlyHere: 1,
    someOnlyHere: ['HERE'],
    refused: 2,
    someRefused: [
      { id: 'WRONG', kind: 'reservation', key: 'WRONG', why: 'reservation.departure: is before arrival' },
      {
        id: 'HUGE',
        kind: 'reservation',
        key: 'HUGE',
        why: 'reservation.folio.0.amount: is more than can be stored',
      },
    ],
  })
})

it('what was not read to the end says nothing about what is missing there', async () => {
  const run = await judgeFeed({ events: events.slice(0, 3), isComplete: false }, book)
  expect(run).toMatchObject({ onlyHere: 0, roomsOnlyHere: [] })
  expect(describeDryRun(run).at(-1)).toBe('The system has more than was read.')
})

it('the terminal prints the figures, and what they are of', async () => {
  expect(describeDryRun(await judgeFeed({ events, isComplete: true }, book)).slice(0, 5)).toEqual([
    '1 arrivals, 2 rooms unknown',
    '3 reservations read: 1 in house, 2 known to Foyer. 2 rooms, 2 types.',
    '2 entries cannot be taken',
    '      WRONG · WRONG · reservation.departure: is before arrival',
    '      HUGE · HUGE · reservation.folio.0.amount: is more than can be stored',
  ])
})

const withTax = (reference: string) =>
  reservation(reference, { folio: [{ kind: 'tax', names: { en: 'City tax' }, amount: 4 }] })

it.each([
  ['foyer', true, [withTax('A'), withTax('B'), reservation('C')], { issue: 'twice', reservations: 2 }],
  ['foyer', true, [reservation('C')], undefined],
  ['foyer', false, [withTax('A')], undefined],
  ['mews', true, [withTax('A')], undefined],
  ['mews', true, [reservation('C')], { issue: 'never', reservations: 0 }],
  ['mews', false, [reservation('C')], undefined],
  ['mews', true, [], undefined],
  [undefined, true, [withTax('A')], undefined],
] as const)(
  'city tax of walk-ins by %s, which Foyer has: %s, is judged by the bookings of the system',
  async (source, hasCityTax, read, cityTax) => {
    const run = await judgeFeed({ events: read, isComplete: true }, { ...book, hasCityTax }, source)
    expect(run.cityTax).toEqual(cityTax)
    const isSaid = describeDryRun(run).some((line) => line.includes('city tax'))
    expect(isSaid).toBe(cityTax !== undefined)
  },
)

it('R31 of a large feed, a part is read in each turn of the event loop', async () => {
  const many = Array.from({ length: 1_000 }, (_, at) => reservation(`MANY${at}`))
  let turns = 0
  const count = () => {
    turns += 1
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  const { reservations } = await judgeFeed({ events: many, isComplete: true }, book)
  clearImmediate(counting)
  expect(reservations).toBe(1_000)
  expect(turns).toBeGreaterThanOrEqual(19)
})
