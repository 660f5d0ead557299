import * as z from 'zod/mini'

export const id = z.uuid()
export const text = z.string().check(z.minLength(1), z.maxLength(64))

/** Of a message among those of its device, from 1; 0 stands before the first. */
export const place = z.int().check(z.gte(0))
