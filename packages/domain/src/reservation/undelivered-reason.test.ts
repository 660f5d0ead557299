import { expect, it } from 'vitest'
import { formatUndelivered, parseUndelivered, undeliveredReasons } from './undelivered-reason.ts'

it('each reason is read as it was stored, with and without a detail', () => {
  for (const reason of undeliveredReasons) {
    expect(parseUndelivered(formatUndelivered(reason))).toEqual({ reason, detail: '' })
    expect(parseUndelivered(formatUndelivered(reason, '201: a room'))).toEqual({ reason, detail: '201: a room' })
  }
})

it.each(['answered 422', 'answered 422: guestData is not for us', 'constructor', ''])('%j is no reason', (text) => {
  expect(parseUndelivered(text)).toBeUndefined()
})
