import { expect, it } from 'vitest'
import { parseRooms } from './parse-rooms.ts'

const buildLine = (numbers: string, changes: { id?: number; type?: string; floor?: string } = {}) => ({
  id: 1,
  numbers,
  type: 'Double',
  floor: '',
  ...changes,
})

const parseRoomNumbers = (text: string) => parseRooms([buildLine(text)]).rooms.map(({ number }) => number)

it.each([
  ['101-104', ['101', '102', '103', '104']],
  ['101–102, 105', ['101', '102', '105']],
  ['A1-A3', ['A1', 'A2', 'A3']],
  ['A1-3', ['A1', 'A2', 'A3']],
  ['008-011', ['008', '009', '010', '011']],
  ['Suite 1; 12.2', ['Suite 1', '12.2']],
  ['', []],
])('%j names %j', (text, numbers) => {
  expect(parseRoomNumbers(text)).toEqual(numbers)
})

it.each(['104-101', '1-9999', 'A1-B3', '-', '?'])('%j is neither a number nor a range', (text) => {
  expect(parseRooms([buildLine(text)])).toEqual({ rooms: [], faults: [{ line: 1, bad: text }] })
})

it('reports a duplicate number with the line of its second occurrence', () => {
  const { faults } = parseRooms([buildLine('101-103'), buildLine('103, a4', { id: 2 }), buildLine('A4', { id: 3 })])
  expect(faults).toEqual([
    { line: 2, twice: '103' },
    { line: 3, twice: 'A4' },
  ])
})

it.each([
  ['412', '', 4],
  ['1203', '', 12],
  ['12', '', 0],
  ['412', '0', 0],
  ['412', '-1', -1],
])('room %s with floor %j is on floor %i', (number, floor, expected) => {
  expect(parseRooms([buildLine(number, { floor })]).rooms).toEqual([{ number, type: 'Double', floor: expected }])
})
