import { expect, it } from 'vitest'
import { unnamedGuests } from './unnamed-guests.ts'

const [ana, jo] = [{ id: 'ana' }, { id: 'jo' }]

it.each([
  ['everybody is named', [ana, jo], [jo, ana], 0],
  ['somebody else is named too', [ana], [ana, jo], 0],
  ['one has no id', [ana, jo], [ana, {}], 1],
  ['nobody is answered', [ana, jo], [], 2],
])('ERROR-12 %s', (_, saved, answered, missing) => {
  expect(unnamedGuests(saved, answered)).toBe(missing)
})
