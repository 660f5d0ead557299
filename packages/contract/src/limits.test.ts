import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { calls } from './calls.ts'
import { staffCalls } from './staff/calls.ts'
import { type AnyCall, DEFAULT_MAX_BYTES, MAX_DRAWING_BYTES, MAX_TEXT_BYTES } from './wire/call.ts'

const all = [...calls, ...staffCalls]

/** Lists in a schema that have no maximum length. */
function endlessLists(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const inside = Object.entries(schema).flatMap(([name, part]) => endlessLists(part, `${path}/${name}`))
  const isEndless = 'type' in schema && schema.type === 'array' && !('maxItems' in schema)
  return isEndless ? [path, ...inside] : inside
}

const sent = ({ params, query, body }: AnyCall) => [params, query, body]

it('R2 every list in a request has a maximum length', () => {
  const endless = all.flatMap((call) =>
    sent(call)
      .flatMap((schema) => endlessLists(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))
      .map((path) => `${call.name}${path}`),
  )
  expect(endless).toEqual([])
})

/** Strings in a schema that have no maximum length. */
function endlessTexts(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const inside = Object.entries(schema).flatMap(([name, part]) => endlessTexts(part, `${path}/${name}`))
  const says = ['maxLength', 'pattern', 'enum', 'const', 'format'].some((word) => word in schema)
  return 'type' in schema && schema.type === 'string' && !says ? [path, ...inside] : inside
}

it('R2 every text in a large guest request has a maximum length', () => {
  const large = calls.filter(({ maxBytes, bodyAs }) => maxBytes > DEFAULT_MAX_BYTES && !bodyAs)
  const endless = large.flatMap(({ name, body }) =>
    endlessTexts(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })).map((path) => `${name}${path}`),
  )
  expect(endless.filter((path) => !path.endsWith('/propertyNames'))).toEqual([])
  expect(large.length).toBeGreaterThan(4)
})

it('R2 rejects a list that is too long before checking its entries', () => {
  let looked = 0
  const entry = z.string().check(z.refine(() => ++looked > 0))
  const { success } = z.safeDecode(z.array(entry).check(z.maxLength(3)), ['a', 'b', 'c', 'd'])
  expect([success, looked]).toEqual([false, 0])
})

it('R2 only pictures, signatures and complete lists of a hotel are large', () => {
  const large = all.filter(({ maxBytes }) => maxBytes > DEFAULT_MAX_BYTES)
  expect(large.map(({ name, maxBytes }) => [name, maxBytes / MAX_DRAWING_BYTES < 1 ? 'list' : 'picture'])).toEqual([
    ['updateGuests', 'picture'],
    ['confirmArrival', 'picture'],
    ['uploadSignature', 'picture'],
    ['scanDocument', 'picture'],
    ['compareFaces', 'picture'],
    ['showLicence', 'picture'],
    ['preCheckIn', 'picture'],
    ['setUpHotel', 'list'],
    ['scanAtDesk', 'picture'],
    ['importReservations', 'list'],
    ['saveSystemDraft', 'list'],
    ['previewHotel', 'list'],
    ['publishHotel', 'list'],
  ])
})

/** The longest text that a schema accepts. */
function maxLengths(schema: unknown): number[] {
  if (typeof schema !== 'object' || schema === null) return []
  const inside = Object.values(schema).flatMap(maxLengths)
  return 'maxLength' in schema ? [Number(schema.maxLength), ...inside] : inside
}

it('R2 a text may be as long as its call accepts, even escaped, and not much longer', () => {
  const large = all.filter(({ maxBytes, bodyAs }) => maxBytes > MAX_TEXT_BYTES && !bodyAs)
  const lengths = large.map(({ name, body, maxBytes, maxTextBytes }) => {
    const longest = Math.max(0, ...maxLengths(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })))
    return [name, longest <= maxTextBytes && (maxTextBytes <= 8 * longest || maxTextBytes === maxBytes)]
  })
  expect(lengths.filter(([, isRight]) => !isRight)).toEqual([])
  const whole = large.filter(({ maxBytes, maxTextBytes }) => maxTextBytes >= maxBytes)
  expect(whole.map(({ name, by }) => [name, by])).toEqual([
    ['importReservations', 'staff'],
    ['previewHotel', 'staff'],
    ['publishHotel', 'staff'],
  ])
})
