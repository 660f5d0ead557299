import * as z from 'zod/mini'

/** What we read of Apaleo's answers. */

/** Whole, because a change replaces the whole person. */
const person = z.record(z.string(), z.unknown())
export type ApaleoPerson = z.infer<typeof person>

const reason = z.object({ code: z.string(), message: z.optional(z.string()) })
const action = z.object({ action: z.string(), isAllowed: z.boolean(), reasons: z.optional(z.array(reason)) })

const timeSlice = z.object({
  /** The night. */
  serviceDate: z.string(),
  ratePlan: z.object({ id: z.string() }),
  totalGrossAmount: z.object({ amount: z.number(), currency: z.string() }),
})
export type ApaleoTimeSlice = z.infer<typeof timeSlice>

export const apaleoReservation = z.object({
  id: z.string(),
  bookingId: z.string(),
  status: z.string(),
  property: z.object({ id: z.string() }),
  arrival: z.string(),
  departure: z.string(),
  created: z.string(),
  modified: z.string(),
  adults: z.int(),
  childrenAges: z.optional(z.array(z.int())),
  externalCode: z.optional(z.string()),
  unitGroup: z.object({ id: z.string() }),
  unit: z.optional(z.object({ id: z.string(), name: z.string() })),
  marketSegment: z.optional(z.object({ id: z.string() })),
  services: z.optional(z.array(z.object({ service: z.object({ code: z.string() }) }))),
  primaryGuest: z.optional(person),
  additionalGuests: z.optional(z.array(person)),
  booker: z.optional(person),
  isPreCheckedIn: z.optional(z.boolean()),
  guestComment: z.optional(z.string()),
  actions: z.optional(z.array(action)),
  timeSlices: z.optional(z.array(timeSlice)),
})
export type ApaleoReservation = z.infer<typeof apaleoReservation>

export const bookingCreated = z.object({
  reservationIds: z.tuple([z.object({ id: z.string() })], z.object({ id: z.string() })),
})

export const apaleoReservations = z.object({ reservations: z.array(apaleoReservation) })

const unit = z.object({
  id: z.string(),
  name: z.string(),
  unitGroup: z.object({ id: z.string() }),
  status: z.object({ condition: z.string(), maintenance: z.optional(z.unknown()) }),
})
export type ApaleoUnit = z.infer<typeof unit>
export const apaleoUnits = z.object({ units: z.array(unit) })

const unitGroup = z.object({ id: z.string(), name: z.string() })
export type ApaleoUnitGroup = z.infer<typeof unitGroup>
export const apaleoUnitGroups = z.object({ unitGroups: z.array(unitGroup) })

const property = z.object({ id: z.string(), name: z.string(), location: z.object({ countryCode: z.string() }) })
export const apaleoProperties = z.object({ properties: z.array(property) })
export const apaleoServiceTypes = z.object({ serviceTypes: z.array(z.string()) })
export const apaleoPaymentMethods = z.object({ paymentMethods: z.array(z.string()) })
export const apaleoRatePlans = z.object({ ratePlans: z.array(z.object({ id: z.string(), name: z.string() })) })
export const apaleoVatTypes = z.object({ vatTypes: z.array(z.object({ type: z.string(), percent: z.number() })) })

const money = z.object({ amount: z.number(), currency: z.string() })
const grossMoney = z.object({ grossAmount: z.number(), currency: z.string() })

/** A folio still lists what was moved or routed to another one. */
const placed = { movedTo: z.optional(z.object({})), routedTo: z.optional(z.object({})) }

const charge = z.object({
  ...placed,
  id: z.string(),
  name: z.optional(z.string()),
  serviceType: z.optional(z.string()),
  receipt: z.optional(z.string()),
  isPosted: z.optional(z.boolean()),
  amount: grossMoney,
})
/** What is taken for others. */
const transitoryCharge = z.object({ ...charge.shape, amount: money })
const allowance = z.object({
  ...placed,
  id: z.string(),
  reason: z.optional(z.string()),
  sourceChargeId: z.optional(z.string()),
  amount: grossMoney,
})
const payment = z.object({
  ...placed,
  id: z.string(),
  method: z.optional(z.string()),
  receipt: z.optional(z.string()),
  amount: money,
})
const refund = z.object({
  id: z.string(),
  receipt: z.optional(z.string()),
  sourcePaymentId: z.optional(z.string()),
  status: z.optional(z.string()),
  amount: money,
})
export type ApaleoRefund = z.infer<typeof refund>

const list = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.array(schema), [])

const folio = z.object({
  id: z.string(),
  type: z.string(),
  isMainFolio: z.boolean(),
  reservation: z.optional(z.object({ id: z.string() })),
  debitor: z.optional(z.record(z.string(), z.unknown())),
  balance: z.optional(money),
  charges: list(charge),
  transitoryCharges: list(transitoryCharge),
  allowances: list(allowance),
  payments: list(payment),
})
export interface ApaleoFolio extends z.infer<typeof folio> {
  readonly refunds: readonly ApaleoRefund[]
}
export const apaleoFolios = z.object({ folios: z.array(folio) })
export const apaleoRefunds = z.object({ refunds: z.array(refund) })
