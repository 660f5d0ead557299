import { expect, it } from 'vitest'
import { findOnceGroup } from './booked-line.ts'

const charge = (name: string, minor = 10_00) => ({ kind: 'charge' as const, names: { en: name }, minor })

it.each([
  [charge('Classic room'), undefined],
  [charge('Sea view, 3 nights'), undefined],
  [charge('Breakfast'), undefined],
  [charge('Your discount', -20_00), undefined],
  [{ ...charge('City tax'), kind: 'tax' as const }, undefined],
  [charge('Minibar'), 'food'],
  [charge('Parking'), 'parking'],
  [charge('Pet supplement'), 'other'],
])('S36 only what is charged by night is spread over the nights: %j', (line, group) => {
  const room = charge('Classic room', 300_00)
  const all = line.names.en === 'Classic room' ? [line] : [room, line]
  expect(findOnceGroup(line, all)).toBe(group)
})
