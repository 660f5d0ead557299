import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildTd1, buildTd2, buildTd3 } from '../testing/build-mrz.ts'
import { parseMrz } from './parse-mrz.ts'

const today = '2025-06-01'
const seed = 9303

const text = (letters: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...letters), minLength, maxLength })
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const day = (min: string, max: string) =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
const written = (date: string) => date.slice(2).replaceAll('-', '')

const holders = fc.record({
  number: text(`${letters}0123456789`, 1, 9),
  lastName: text(letters, 1, 10),
  firstName: text(letters, 1, 10),
  birth: day('1925-06-02', '2025-06-01'),
  expiry: day('2000-01-01', '2055-05-31'),
  sex: fc.constantFrom('M', 'F'),
  state: fc.constantFrom('NLD', 'FRA', 'USA', 'JPN', 'D'),
  make: fc.constantFrom(buildTd1, buildTd2, buildTd3),
})

const zoneOf = ({ make, ...holder }: typeof holders extends fc.Arbitrary<infer Holder> ? Holder : never) =>
  make({
    ...holder,
    birth: written(holder.birth),
    expiry: written(holder.expiry),
    names: `${holder.lastName}<<${holder.firstName}`,
  })

it('MRZ-04 reads back what was written, for documents of every size', () => {
  fc.assert(
    fc.property(holders, (holder) => {
      expect(parseMrz(zoneOf(holder), today)).toMatchObject({
        document: {
          documentNumber: holder.number,
          lastName: holder.lastName,
          firstName: holder.firstName,
          birthDate: holder.birth,
          expiryDate: holder.expiry,
          gender: holder.sex,
          nationality: holder.state === 'D' ? 'DEU' : holder.state,
        },
      })
    }),
    { numRuns: 500, seed },
  )
})

/** Check digits are modulo ten: 0, A, K, U and the filler have the same weight. */
const weight = (character: string) => (character === '<' ? 0 : Number.parseInt(character, 36) % 10)

it('never accepts a number or date with one wrong character under a check digit', () => {
  const character = fc.constantFrom(...letters, ...'0123456789<')
  fc.assert(
    fc.property(holders, fc.nat(), character, (holder, place, wrong) => {
      const lines = zoneOf(holder).split('\n')
      const proved = holder.make === buildTd1 ? (lines[0] ?? '').slice(5) : (lines[1] ?? '').slice(0, 10)
      const at = place % proved.length
      fc.pre(weight(proved.charAt(at)) !== weight(wrong))
      const misread = proved.slice(0, at) + wrong + proved.slice(at + 1)
      const reading = parseMrz(lines.join('\n').replace(proved, misread), today)
      expect(reading).not.toHaveProperty('document')
    }),
    { numRuns: 1500, seed },
  )
})

it('rejects garbage with a message and never throws', () => {
  const garbage = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.array(fc.nat(0xffff), { maxLength: 200 }).map((codes) => String.fromCharCode(...codes)),
    ...[0, 30, 72, 88, 90, 200].map((length) => text(`${letters}0123456789<`, length, length)),
    ...[72, 88, 90].map((length) => fc.constant('<'.repeat(length))),
  )
  fc.assert(
    fc.property(garbage, (scanned) => {
      expect(parseMrz(scanned, today)).toMatchObject({ message: expect.any(String), fault: expect.any(String) })
    }),
    { numRuns: 1000, seed },
  )
})
