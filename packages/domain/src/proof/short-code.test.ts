import { expect, it } from 'vitest'
import { inGroups, isMailedCodeGood, lobbyPeriod, shortCodeIn } from './short-code.ts'

it.each([
  ['482913', '482913'],
  [' 482 913 ', '482913'],
  ['482-913', '482913'],
])('%j is read as %s', (typed, code) => {
  expect(shortCodeIn(typed)).toBe(code)
  expect(inGroups(code)).toBe('482 913')
})

it('a lobby code is shown for five minutes', () => {
  const at = (time: string) => lobbyPeriod(new Date(`2027-05-10T${time}Z`))
  expect(at('12:04:59').seconds).toBe(1)
  expect(at('12:05:00').seconds).toBe(300)
  expect(at('12:05:00').period).toBe(at('12:04:59').period + 1)
  expect(at('12:09:59').period).toBe(at('12:05:00').period)
})

it('a mailed code is valid for fifteen minutes', () => {
  const sent = new Date('2027-05-10T12:00:00Z')
  expect(isMailedCodeGood(sent, new Date('2027-05-10T12:14:59Z'))).toBe(true)
  expect(isMailedCodeGood(sent, new Date('2027-05-10T12:15:00Z'))).toBe(false)
})
