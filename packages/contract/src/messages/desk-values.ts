import * as z from 'zod/mini'

export const id = z.uuid()
export const text = z.string().check(z.minLength(1), z.maxLength(64))

/** Position of a message in its device's stream, from 1; 0 is before the first. */
export const messagePosition = z.int().check(z.gte(0))
