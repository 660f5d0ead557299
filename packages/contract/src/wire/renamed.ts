import * as z from 'zod/mini'

type Shape = Record<string, z.core.$ZodType>

/** Our name → wire name. Names that are not listed are the same. */
type Names<S extends Shape> = { readonly [Key in keyof S]?: string }

/**
 * An object with our field names in the model and the specification's names on the wire, mapped
 * both ways by one table. Unknown fields are dropped, because hotel systems send more than we read.
 */
export function renamed<S extends Shape>(shape: S, names: Names<S>) {
  const wireShape: Shape = {}
  const inner = new Map<string, string>()
  const outer = new Map<string, string>()
  for (const [key, schema] of Object.entries(shape)) {
    const name = names[key] ?? key
    wireShape[name] = schema
    inner.set(name, key)
    outer.set(key, name)
  }
  return z.codec(z.object(wireShape), z.custom<z.output<z.ZodMiniObject<S>>>(), {
    decode: (wire) => renameKeys(wire, inner) as z.output<z.ZodMiniObject<S>>,
    encode: (value) => renameKeys(value as Record<string, unknown>, outer),
  })
}

function renameKeys(from: Record<string, unknown>, names: ReadonlyMap<string, string>): Record<string, unknown> {
  const to: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(from)) {
    const name = names.get(key)
    if (name !== undefined && value !== undefined) to[name] = value
  }
  return to
}
