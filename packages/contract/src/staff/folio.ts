import { moneySchema } from '@foyer/domain/basics/money.ts'
import { payerSchema } from '@foyer/domain/folio/payer.ts'
import { revenueGroups, serviceGroups } from '@foyer/domain/folio/revenue-group.ts'
import { lineSources } from '@foyer/domain/payment/balance.ts'
import { reservationStates } from '@foyer/domain/reservation/reservation.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { day, instant } from '../wire/values.ts'
import { id } from './values.ts'

const params = z.object({ reference: z.string().check(z.maxLength(64)) })
const names = z.record(z.string(), z.string())

const line = z.object({
  id,
  /** Absent for the guest's own folio. */
  folioId: z.optional(id),
  kind: z.enum(['charge', 'tax', 'payment']),
  source: z.enum(lineSources),
  names,
  amount: moneySchema,
  quantity: z.int(),
  /** In hundredths of a percent. */
  vat: z.optional(z.int()),
  group: z.enum(revenueGroups),
  /** The business day that it is for. */
  day: z.optional(day),
  /** Absent for a line that is not posted yet, such as a night to come. */
  postedOn: z.optional(day),
  postedAt: z.optional(instant),
  comment: z.optional(z.string()),
  by: z.optional(z.string()),
  /** The line that this one corrects or moves. */
  corrects: z.optional(id),
  /** What is left of it after corrections and moves; zero for a line that was taken off. */
  rest: moneySchema,
})

const folio = z.object({
  /** Absent for the guest's own folio. */
  id: z.optional(id),
  /** Absent for the guest's own folio. */
  payer: z.optional(payerSchema),
  /** Revenue groups and ids of services whose charges this payer pays. */
  routes: z.array(z.string()),
  charges: moneySchema,
  vat: moneySchema,
  paid: moneySchema,
  /** Negative if the payer has paid more than the charges. */
  balance: moneySchema,
})

const service = z.object({
  id: z.string(),
  names,
  group: z.enum(serviceGroups),
  price: moneySchema,
  vat: z.int(),
})

const stayFolio = z.object({
  reference: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  roomNumber: z.optional(z.string()),
  state: z.enum(reservationStates),
  startDate: day,
  endDate: day,
  adults: z.int(),
  children: z.int(),
  /** The lines belong to the hotel's own system, which posts nights and issues invoices. */
  setInHotelSystem: z.boolean(),
  businessDay: day,
  /** The price list. */
  services: z.array(service),
  /** The largest correction that this member may make; absent for any. */
  correctionLimit: z.optional(moneySchema),
  /** The guest's own folio first. */
  folios: z.array(folio),
  lines: z.array(line),
  /** The amount of all folios that is still to be paid. */
  pending: moneySchema,
})

export type StayFolio = z.infer<typeof stayFolio>
export type FolioLine = z.infer<typeof line>
export type Folio = z.infer<typeof folio>
export type ListedService = z.infer<typeof service>

/** The charges and payments of a stay, by payer. */
export const readFolio = call({
  name: 'readFolio',
  method: 'GET',
  path: '/api/staff/stays/{reference}/folio/',
  by: 'staff',
  may: 'openStay',
  params,
  reply: stayFolio,
})
