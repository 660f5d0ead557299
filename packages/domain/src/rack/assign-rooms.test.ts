import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../basics/add-days.ts'
import { assignRooms, type RoomToGive, readinessLevels, type StayToRoom } from './assign-rooms.ts'

const TODAY = '2027-05-10'
const seed = 2027

const types = fc.constantFrom('single', 'double')
const stays = fc
  .array(fc.record({ typeId: types, nights: fc.integer({ min: 1, max: 8 }), group: fc.option(types) }), {
    maxLength: 7,
  })
  .map((all) =>
    all.map(
      ({ typeId, nights, group }, at): StayToRoom => ({
        reference: `R${at}`,
        typeId,
        startDate: TODAY,
        endDate: addDays(TODAY, nights),
        ...(group && { groupLocator: group }),
      }),
    ),
  )
const rooms = fc
  .array(
    fc.record({
      typeId: types,
      floor: fc.integer({ min: 1, max: 2 }),
      readiness: fc.constantFrom(...readinessLevels),
      taken: fc.uniqueArray(fc.integer({ min: -3, max: 9 }), { maxLength: 3 }),
    }),
    { maxLength: 6 },
  )
  .map((all) =>
    all.map(
      ({ taken, ...room }, at): RoomToGive => ({
        ...room,
        number: String(101 + at),
        takenNights: taken.toSorted((one, other) => one - other).map((days) => addDays(TODAY, days)),
      }),
    ),
  )

const fits = (stay: StayToRoom, room: RoomToGive) =>
  room.typeId === stay.typeId && !room.takenNights.some((night) => night >= stay.startDate && night < stay.endDate)

/** The greatest number of stays that can get a room, found by trying every way. */
function countPossible([stay, ...rest]: readonly StayToRoom[], free: readonly RoomToGive[]): number {
  if (!stay) return 0
  const ways = free
    .filter((room) => fits(stay, room))
    .map((room) =>
      countPossible(
        rest,
        free.filter((one) => one !== room),
      ),
    )
  return Math.max(countPossible(rest, free), ...ways.map((way) => way + 1))
}

it('no room twice, the type is kept, no night is taken, and as many as possible get one', () => {
  fc.assert(
    fc.property(stays, rooms, (waiting, offered) => {
      const { assigned, left } = assignRooms(waiting, offered)
      const numbers = assigned.map(({ roomNumber }) => roomNumber)
      expect(new Set(numbers).size).toBe(numbers.length)
      for (const { reference, roomNumber } of assigned) {
        const stay = waiting.find((one) => one.reference === reference)
        const room = offered.find(({ number }) => number === roomNumber)
        expect(stay && room && fits(stay, room)).toBe(true)
      }
      expect([...assigned, ...left].map(({ reference }) => reference).toSorted()).toEqual(
        waiting.map(({ reference }) => reference).toSorted(),
      )
      expect(assigned).toHaveLength(countPossible(waiting, offered))
    }),
    { seed, numRuns: 300 },
  )
})

const buildRoom = (number: string, given: Partial<RoomToGive> = {}): RoomToGive => ({
  number,
  typeId: 'single',
  floor: Number(number[0]),
  readiness: 'ready',
  takenNights: [],
  ...given,
})
const buildStay = (reference: string, nights: number, given: Partial<StayToRoom> = {}): StayToRoom => ({
  reference,
  typeId: 'single',
  startDate: TODAY,
  endDate: addDays(TODAY, nights),
  ...given,
})

it('a short stay fills a short gap and leaves the long free period to a long stay', () => {
  const offered = [buildRoom('101'), buildRoom('102', { takenNights: [addDays(TODAY, 2)] })]
  const { assigned } = assignRooms([buildStay('short', 2)], offered)
  expect(assigned).toEqual([{ reference: 'short', roomNumber: '102' }])
})

it('a ready room comes before one that must be cleaned, and the floor of the group before both', () => {
  const offered = [buildRoom('101', { readiness: 'notReady' }), buildRoom('201'), buildRoom('102')]
  const one = [buildStay('one', 1, { groupLocator: 'GRP' })]
  expect(assignRooms(one, offered).assigned).toEqual([{ reference: 'one', roomNumber: '102' }])
  const floors = new Map([['GRP', [2]]])
  expect(assignRooms(one, offered, floors).assigned).toEqual([{ reference: 'one', roomNumber: '201' }])
})

it('says whether there is no such room at all, or none that is free', () => {
  const { left } = assignRooms(
    [buildStay('suite', 1, { typeId: 'suite' }), buildStay('single', 1)],
    [buildRoom('101', { takenNights: [TODAY] })],
  )
  expect(left).toEqual([
    { reference: 'single', reason: 'noneFree' },
    { reference: 'suite', reason: 'noRoomOfType' },
  ])
})
