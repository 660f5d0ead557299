import { expect } from 'vitest'
import * as z from 'zod/mini'

/** The same thing inside and on the wire, both ways. */
export function expectSame<S extends z.core.$ZodType>(schema: S, inside: z.output<S>, wire: unknown): void {
  expect(z.encode(schema, inside)).toEqual(wire)
  expect(z.decode(schema, wire as z.input<S>)).toEqual(inside)
}
