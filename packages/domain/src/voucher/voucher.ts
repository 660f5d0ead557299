import * as z from 'zod/mini'
import { textSchema } from '../basics/text.ts'

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'a day like 2030-12-31'))

/** A code that reduces the bill. Amounts are decimals in the hotel's currency. */
const voucherSchema = z
  .object({
    code: z.string().check(z.regex(/^[A-Z0-9-]{2,40}$/, 'capital letters, digits and dashes')),
    /** The name on the bill; the code if absent. */
    names: z._default(textSchema, {}),
    amount: z.optional(z.number().check(z.gt(0), z.lte(1e6))),
    percent: z.optional(z.int().check(z.gte(1), z.lte(100))),
    /** The first and last day of validity. */
    from: z.optional(day),
    until: z.optional(day),
    /** The maximum number of reservations. */
    most: z.optional(z.int().check(z.gte(1), z.lte(1e6))),
  })
  .check(
    z.refine(({ amount, percent }) => (amount === undefined) !== (percent === undefined), {
      error: 'an amount or a percentage',
    }),
  )

export type Voucher = z.infer<typeof voucherSchema>
export type VoucherInput = z.input<typeof voucherSchema>

export const vouchersSchema = z.array(voucherSchema).check(z.maxLength(500))

/** Normalises a typed code for comparison. */
export const toVoucherKey = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase()

/** Finds the voucher for this code that is valid today. */
export function findVoucher(vouchers: readonly Voucher[], typed: string, today: string): Voucher | undefined {
  const key = toVoucherKey(typed)
  return vouchers.find(({ code, from = today, until = today }) => code === key && from <= today && today <= until)
}
