import { channelNames } from '@foyer/domain/mode/channels.ts'
import { moneySchema } from '@foyer/domain/payment/money.ts'
import { reservationStates } from '@foyer/domain/reservation/reservation.ts'
import { nextSteps } from '@foyer/domain/staff/arrival-states.ts'
import * as z from 'zod/mini'
import { call } from '../call.ts'
import { day } from '../values.ts'
import { id, instant, stateMark } from './values.ts'

/** Where the guest is at this moment: the screen that holds the check-in. */
const screen = z.object({
  appKey: z.string(),
  channel: z.enum(channelNames),
  /** Of an enrolled device; absent on a guest's own phone. */
  deviceName: z.optional(z.string()),
  since: instant,
})

/** The last check-in that was begun, when no screen holds it now. */
const lastTry = z.object({ appKey: z.string(), at: instant, status: z.enum(['started', 'completed', 'error']) })

export const states = z.object({
  registered: stateMark,
  signed: stateMark,
  verified: stateMark,
  paid: stateMark,
  roomReady: stateMark,
  keyReady: stateMark,
  next: z.enum(nextSteps),
})

export const arrivalGroups = ['atScreen', 'expected', 'checkedIn'] as const

/** One row: a stay with how far it is. */
export const arrival = z.object({
  id,
  reference: z.string(),
  groupLocator: z.optional(z.string()),
  state: z.enum(reservationStates),
  group: z.enum(arrivalGroups),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  startDate: day,
  endDate: day,
  nights: z.int(),
  adults: z.int(),
  children: z.int(),
  hasPets: z.boolean(),
  roomNumber: z.optional(z.string()),
  roomType: z.string(),
  roomTypeNames: z.record(z.string(), z.string()),
  /** HH:MM, as the guest has said it. */
  expectedAt: z.optional(z.string()),
  checkedInAt: z.optional(instant),
  states,
  balance: moneySchema,
  screen: z.optional(screen),
  lastTry: z.optional(lastTry),
  openAlerts: z.int(),
})

export type Arrival = z.infer<typeof arrival>
export type ArrivalGroup = Arrival['group']

/** What the chips above the table show. */
export const arrivalFilters = ['all', 'atScreen', 'needsPerson', 'notPaid', 'roomNotReady', 'checkedIn'] as const
export type ArrivalFilter = (typeof arrivalFilters)[number]

const search = z.optional(z.string().check(z.maxLength(100)))

/** Today's: those expected today and those who came today. `counts` are of the whole day, whatever is searched for. */
export const listArrivals = call({
  name: 'listArrivals',
  method: 'GET',
  path: '/api/staff/arrivals/',
  by: 'staff',
  may: 'seeArrivals',
  query: z.object({ show: z.optional(z.enum(arrivalFilters)), search }),
  reply: z.object({
    day,
    at: instant,
    counts: z.record(z.enum(arrivalFilters), z.int()),
    arrivals: z.array(arrival),
  }),
})

/** Any stay of the hotel by name, number or room: at most fifty, nearest days first. */
export const findStays = call({
  name: 'findStays',
  method: 'GET',
  path: '/api/staff/stays/',
  by: 'staff',
  may: 'seeArrivals',
  query: z.object({ search, list: z.optional(z.enum(['inHouse', 'departures'])) }),
  reply: z.object({ day, stays: z.array(arrival) }),
})
