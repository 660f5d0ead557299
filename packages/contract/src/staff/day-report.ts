import { overStates } from '@foyer/domain/payment/owed.ts'
import { paymentMethodNames } from '@foyer/domain/payment/payment-method.ts'
import * as z from 'zod/mini'
import { day, instant } from '../wire/values.ts'
import { id } from './values.ts'

/** In minor units of the report's currency. */
const minor = z.int()
const count = z.int()

/** A drawer that was counted on the day. */
export const countedDrawer = z.object({
  id,
  /** The person it belongs to; absent for the shared drawer. */
  owner: z.optional(z.string()),
  countedBy: z.string(),
  at: instant,
  float: minor,
  expected: minor,
  counted: minor,
  /** How often it was counted. */
  counts: count,
  reason: z.optional(z.string()),
  toSafe: minor,
})
export type CountedDrawer = z.infer<typeof countedDrawer>

const tillDifference = z.object({
  terminal: z.string(),
  /** Serial number of the fiscal printer; absent if there are no receipts. */
  till: z.optional(z.string()),
  taken: minor,
  /** What the receipts say was paid by card. */
  receipts: minor,
})
export type TillDifference = z.infer<typeof tillDifference>

/** The manager's report of a day, which is stored when the day is closed. No names of guests. */
export const dayReport = z.object({
  day,
  at: instant,
  currency: z.string(),
  rooms: z.object({ all: count, outOfOrder: count, sold: count }),
  /** Revenue of rooms without VAT, for each sold room and for each room that could be sold. */
  averageRate: minor,
  revPar: minor,
  /** Without VAT. */
  revenue: z.array(z.object({ group: z.string(), net: minor })),
  /** By hundredths of a percent. */
  vat: z.array(z.object({ rate: z.int(), vat: minor })),
  cityTax: minor,
  payments: z.array(
    z.object({
      way: z.enum(paymentMethodNames),
      provider: z.string(),
      count,
      taken: minor,
      returned: minor,
      net: minor,
    }),
  ),
  /**
   * Card payments of a terminal (or of a provider without one) whose receipts of the day state another
   * sum. Only of hotels with a fiscal printer.
   */
  tills: z.optional(z.array(tillDifference)),
  arrivals: z.object({ expected: count, arrived: count, noShows: count }),
  departures: z.object({ expected: count, left: count }),
  inHouse: z.object({ stays: count, guests: count }),
  /** What is still to be paid, or was paid too much (negative), by stays that are or were in house. */
  balances: z.array(z.object({ reference: z.string(), room: z.optional(z.string()), minor })),
  /**
   * Stays that are over and not paid, with the day on which they left, or should have come. Absent if none;
   * reports of earlier versions have no state and only those that left, or nothing.
   */
  debts: z.optional(
    z.array(z.object({ reference: z.string(), state: z.optional(z.enum(overStates)), leftOn: day, minor })),
  ),
  drawers: z.array(countedDrawer),
  /** Two weeks back and one ahead, in order; the last ones are what is booked now. */
  nights: z.array(z.object({ day, sold: count, arrivals: count, departures: count })),
  /** The closed day 52 weeks before. */
  lastYear: z.optional(
    z.object({
      day,
      averageRate: minor,
      revPar: minor,
      revenue: z.array(z.object({ group: z.string(), net: minor })),
    }),
  ),
})
export type DayReport = z.infer<typeof dayReport>
