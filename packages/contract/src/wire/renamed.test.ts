import { expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { renamed } from './renamed.ts'

const leaf = renamed({ children: z.int() }, { children: 'numberChildens' })
const tree = renamed(
  { reference: z.string(), party: leaf, rooms: z.array(leaf), note: z.optional(z.string()) },
  { party: 'the_party' },
)

it('renames both ways, through nested objects and lists', () => {
  const inside = { reference: 'R1', party: { children: 2 }, rooms: [{ children: 1 }] }
  const wire = { reference: 'R1', the_party: { numberChildens: 2 }, rooms: [{ numberChildens: 1 }] }
  expect(z.decode(tree, wire)).toEqual(inside)
  expect(z.encode(tree, inside)).toEqual(wire)
  expectTypeOf<z.output<typeof tree>['party']['children']>().toEqualTypeOf<number>()
})

it('drops unknown fields and rejects missing ones', () => {
  expect(z.decode(leaf, { numberChildens: 1, extra: true })).toEqual({ children: 1 })
  expect(z.safeDecode(leaf, { children: 1 } as never).success).toBe(false)
})

it('describes the wire format as JSON schema', () => {
  expect(z.toJSONSchema(tree, { io: 'input' })).toMatchObject({
    properties: { the_party: { properties: { numberChildens: {} } } },
  })
})
