import { fromDecimal, type Money, moneySchema, toDecimal } from '@foyer/domain/basics/money.ts'
import * as z from 'zod/mini'

export const defaultCurrency = 'EUR'

/** Finite and small enough that the smallest units stay exact. */
export const decimal = z.number().check(z.gte(-1e10), z.lte(1e10))
export const currency = z.optional(moneySchema.shape.currency)

/** The amounts among the fields are Money; the currency is always known. */
type Priced<T, Key extends keyof T> = Omit<T, Key | 'currency'> & { currency: string } & {
  [K in keyof Pick<T, Key>]: Money | Exclude<T[K], number>
}

type Fields = Record<string, unknown>

/**
 * Amounts travel as decimals beside one currency, and are Money inside.
 * `keys` are the inner names of the amounts in what `schema` gives.
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
