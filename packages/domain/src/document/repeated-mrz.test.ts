import { expect, it } from 'vitest'
import { aGuest } from '../testing/builders.ts'
import { isRegisteredAlready, isRepeatedMrz } from './repeated-mrz.ts'

const ana = aGuest({ documentNumber: undefined })
const ben = aGuest({ id: 'guest-2', documentNumber: 'C01X-00T47' })

it.each([
  ["another guest's document", 'C01X00T47', true],
  ['an unknown document', 'C01X00T48', false],
])('%s', (_, documentNumber, repeated) => {
  expect(isRepeatedMrz({ documentNumber }, ana, [ana, ben])).toBe(repeated)
})

it("scanning one's own document again is not a repetition", () => {
  expect(isRepeatedMrz({ documentNumber: 'C01X00T47' }, ben, [ana, ben])).toBe(false)
})

it.each([
  ['a document given before', ben, true],
  ['a document given for the first time', ana, false],
])('%s', (_, guest, registered) => {
  expect(isRegisteredAlready({ documentNumber: 'C01X00T47' }, guest)).toBe(registered)
})
