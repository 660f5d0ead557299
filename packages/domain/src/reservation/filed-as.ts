import * as z from 'zod/mini'

/** Under what the hotel's own system files a reservation. It comes with the reservation and goes back with what is said of it. */
export const filedAs = {
  /** Of the booking that this one was made from. */
  initialNumber: z.optional(z.string()),
  legNumber: z.optional(z.string()),
  businessEntity: z.optional(z.string()),
  /** What only that system understands. */
  items: z.optional(z.array(z.record(z.string(), z.unknown()))),
}

const filedSchema = z.object(filedAs)
export type FiledAs = z.infer<typeof filedSchema>

const filedNames = Object.keys(filedAs) as (keyof FiledAs)[]

/** That part of a reservation alone, without what is not said. */
export function filedOf(reservation: FiledAs): FiledAs {
  const said = filedNames.map((name) => [name, reservation[name]] as const).filter(([, value]) => value !== undefined)
  return Object.fromEntries(said)
}

/** A call about another leg, or another booking, than the reservation that it names. */
export function isFiledOtherwise(reservation: FiledAs, called: FiledAs): boolean {
  const numbers = ['initialNumber', 'legNumber', 'businessEntity'] as const
  return numbers.some((name) => called[name] !== undefined && called[name] !== reservation[name])
}
