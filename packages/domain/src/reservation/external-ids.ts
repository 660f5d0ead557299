import * as z from 'zod/mini'

/**
 * How the hotel's own system files a reservation. It comes with the reservation and is returned in
 * our reports about it.
 */
export const externalIdFields = {
  /** The booking that this one was made from. */
  initialNumber: z.optional(z.string()),
  legNumber: z.optional(z.string()),
  businessEntity: z.optional(z.string()),
  /** Opaque to us; only that system understands it. */
  items: z.optional(z.array(z.record(z.string(), z.unknown()))),
}

const externalIdsSchema = z.object(externalIdFields)
export type ExternalIds = z.infer<typeof externalIdsSchema>

const externalIdNames = Object.keys(externalIdFields) as (keyof ExternalIds)[]

/** Picks those properties of a reservation, without undefined values. */
export function pickExternalIds(reservation: ExternalIds): ExternalIds {
  const said = externalIdNames
    .map((name) => [name, reservation[name]] as const)
    .filter(([, value]) => value !== undefined)
  return Object.fromEntries(said)
}

/** Whether a call refers to another leg or booking than the reservation that it names. */
export function hasOtherExternalIds(reservation: ExternalIds, called: ExternalIds): boolean {
  const numbers = ['initialNumber', 'legNumber', 'businessEntity'] as const
  return numbers.some((name) => called[name] !== undefined && called[name] !== reservation[name])
}
