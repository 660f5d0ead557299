import { fromDecimal, type Money, moneySchema, toDecimal } from '@foyer/domain/basics/money.ts'
import * as z from 'zod/mini'

export const defaultCurrency = 'EUR'

/** Finite and small enough that minor units stay exact. */
export const decimal = z.number().check(z.gte(-1e10), z.lte(1e10))
export const currency = z.optional(moneySchema.shape.currency)

/** The listed amounts become Money, and the currency is always set. */
type Priced<T, Key extends keyof T> = Omit<T, Key | 'currency'> & { currency: string } & {
  [K in keyof Pick<T, Key>]: Money | Exclude<T[K], number>
}

type Fields = Record<string, unknown>

/**
 * Amounts are decimals with one shared currency on the wire, and Money in our model. `keys` are our
 * names of the amounts in the output of `schema`.
 */
export function priced<S extends z.core.$ZodType<{ currency?: string | undefined }>, Key extends keyof z.output<S>>(
  schema: S,
  ...keys: readonly Key[]
) {
  const names = new Set<PropertyKey>(keys)
  const each = (from: Fields, change: (amount: unknown) => unknown) =>
    Object.fromEntries(
      Object.entries(from).map(([key, value]) => [key, names.has(key) && value !== undefined ? change(value) : value]),
    )
  return z.codec(schema, z.custom<Priced<z.output<S>, Key>>(), {
    decode: (decimals) => {
      const code = decimals.currency ?? defaultCurrency
      return {
        ...each(decimals as Fields, (amount) => fromDecimal(amount as number, code)),
        currency: code,
      } as Priced<z.output<S>, Key>
    },
    encode: (inside) => each(inside as Fields, (amount) => toDecimal(amount as Money)) as z.output<S>,
  })
}
