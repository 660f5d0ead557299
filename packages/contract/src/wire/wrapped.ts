import * as z from 'zod/mini'

/** Wraps the value under a single key on the wire; our model has no such key. */
export function wrapped<S extends z.core.$ZodType>(key: string, schema: S) {
  const shape: Record<string, z.core.$ZodType> = { [key]: schema }
  return z.codec(z.object(shape), z.custom<z.output<S>>(), {
    decode: (wire) => wire[key] as z.output<S>,
    encode: (inside) => ({ [key]: inside }),
  })
}
