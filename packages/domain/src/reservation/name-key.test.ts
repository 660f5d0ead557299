import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nameKey, referenceKey } from './name-key.ts'

it.each([
  ['García López', 'GARCIA LOPEZ'],
  ['García López', 'garcia-lopez'],
  ['Müller', 'muller'],
  ['Yılmaz', 'YILMAZ'],
  ['Weiß', 'WEISS'],
  ["O'Brien", 'OBrien'],
  ['Papadopoulos ', ' papadopoulos'],
  ['Łukasz', 'lukasz'],
  ['Νικολάου-Παππάς Ρώμας', 'ΝΙΚΟΛΑΟΥ ΠΑΠΠΑΣΡΩΜΑΣ'],
])('%s and %s are one name', (booked, typed) => {
  expect(nameKey(typed)).toBe(nameKey(booked))
})

it.each([
  ['García', 'Garci'],
  ['García', '%'],
  ['García', 'Garc_a'],
  ['Smith', 'Smyth'],
  ['Παπαδόπουλος', ''],
])('%s is not found by %s', (booked, typed) => {
  expect(nameKey(typed)).not.toBe(nameKey(booked))
})

it('normalising twice changes nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => nameKey(nameKey(name)) === nameKey(name)))
})

it('a booking number is the same in any case and with spaces', () => {
  expect(referenceKey(' foy 1001')).toBe('FOY1001')
})
