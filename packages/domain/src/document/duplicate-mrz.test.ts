import { expect, it } from 'vitest'
import { buildGuest } from '../testing/builders.ts'
import { isAlreadyRegistered, isDuplicateMrz } from './duplicate-mrz.ts'

const ana = buildGuest({ documentNumber: undefined })
const ben = buildGuest({ id: 'guest-2', documentNumber: 'C01X-00T47' })

it.each([
  ["another guest's document", 'C01X00T47', true],
  ['an unknown document', 'C01X00T48', false],
])('%s', (_, documentNumber, repeated) => {
  expect(isDuplicateMrz({ documentNumber }, ana, [ana, ben])).toBe(repeated)
})

it("scanning one's own document again is not a repetition", () => {
  expect(isDuplicateMrz({ documentNumber: 'C01X00T47' }, ben, [ana, ben])).toBe(false)
})

it.each([
  ['a document given before', ben, true],
  ['a document given for the first time', ana, false],
])('%s', (_, guest, registered) => {
  expect(isAlreadyRegistered({ documentNumber: 'C01X00T47' }, guest)).toBe(registered)
})
