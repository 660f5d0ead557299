import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { calls } from '../calls.ts'
import { staffCalls } from './calls.ts'

it('has unique addresses and names', () => {
  const all = [...calls, ...staffCalls]
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  expect(staffCalls.every(({ path }) => path.startsWith('/api/staff/') && path.endsWith('/'))).toBe(true)
  const addresses = staffCalls.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

it('changes nothing by GET', () => {
  expect(staffCalls.filter(({ method, changes }) => method === 'GET' && changes)).toEqual([])
})

it('can describe the wire format of every call', () => {
  for (const { params, query, body, reply } of staffCalls) {
    for (const schema of [params, query, body, reply])
      expect(() => z.toJSONSchema(schema, { io: 'input' })).not.toThrow()
  }
})
