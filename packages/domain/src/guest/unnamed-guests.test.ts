import { expect, it } from 'vitest'
import { countUnnamedGuests } from './unnamed-guests.ts'

const [ana, jo] = [{ id: 'ana' }, { id: 'jo' }]

it.each([
  ['all are named', [ana, jo], [jo, ana], 0],
  ['another guest is named too', [ana], [ana, jo], 0],
  ['one has no id', [ana, jo], [ana, {}], 1],
  ['none is named', [ana, jo], [], 2],
])('ERROR-12 %s', (_, saved, answered, missing) => {
  expect(countUnnamedGuests(saved, answered)).toBe(missing)
})
