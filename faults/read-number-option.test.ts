import { expect, it } from 'vitest'
import { readNumberOption } from './read-number-option.ts'

it.each([
  [['--from=740'], 740],
  [['money', '--times=3', '--from=0'], 0],
  [['--fromage=740'], undefined],
])('%j: %s', (words, number) => {
  expect(readNumberOption('from', words)).toBe(number)
})

it('rejects what is not a whole number', () => {
  for (const typed of ['', '-1', '1.5', 'all'])
    expect(() => readNumberOption('from', [`--from=${typed}`])).toThrow('--from')
})
