import { expect, it } from 'vitest'
import { formatShortCode, getLobbyPeriod, isMailedCodeValid, normalizeShortCode } from './short-code.ts'

it.each([
  ['482913', '482913'],
  [' 482 913 ', '482913'],
  ['482-913', '482913'],
])('%j is read as %s', (typed, code) => {
  expect(normalizeShortCode(typed)).toBe(code)
  expect(formatShortCode(code)).toBe('482 913')
})

it('a lobby code is shown for five minutes', () => {
  const at = (time: string) => getLobbyPeriod(new Date(`2027-05-10T${time}Z`))
  expect(at('12:04:59').seconds).toBe(1)
  expect(at('12:05:00').seconds).toBe(300)
  expect(at('12:05:00').period).toBe(at('12:04:59').period + 1)
  expect(at('12:09:59').period).toBe(at('12:05:00').period)
})

it('a mailed code is valid for fifteen minutes', () => {
  const sent = new Date('2027-05-10T12:00:00Z')
  expect(isMailedCodeValid(sent, new Date('2027-05-10T12:14:59Z'))).toBe(true)
  expect(isMailedCodeValid(sent, new Date('2027-05-10T12:15:00Z'))).toBe(false)
})
