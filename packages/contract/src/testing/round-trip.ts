import { expect } from 'vitest'
import * as z from 'zod/mini'

/** Asserts that a value encodes to this wire format and decodes back. */
export function expectRoundTrip<S extends z.core.$ZodType>(schema: S, inside: z.output<S>, wire: unknown): void {
  expect(z.encode(schema, inside)).toEqual(wire)
  expect(z.decode(schema, wire as z.input<S>)).toEqual(inside)
}
