import { moneySchema } from '@foyer/domain/basics/money.ts'
import { screenStepNames } from '@foyer/domain/journey/screen-steps.ts'
import { channelNames } from '@foyer/domain/mode/channels.ts'
import { reservationStates } from '@foyer/domain/reservation/reservation.ts'
import { nextSteps } from '@foyer/domain/staff/arrival-states.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { day, instant } from '../wire/values.ts'
import { id, stateMark } from './values.ts'

/** Where the guest is at this moment: the screen that holds the check-in. */
const screen = z.object({
  appKey: z.string(),
  channel: z.enum(channelNames),
  /** Of an enrolled device; absent on a guest's own phone. */
  deviceName: z.optional(z.string()),
  /** What they are at there, as far as the page has told. */
  step: z.optional(z.enum(screenStepNames)),
  since: instant,
})

/** The last check-in that was begun, when no screen holds it now. */
const lastTry = z.object({
  appKey: z.string(),
  channel: z.enum(channelNames),
  at: instant,
  status: z.enum(['started', 'completed', 'error']),
})

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
  /** Absent where the hotel's own system has said that they have left, and not when. */
  departedAt: z.optional(instant),
  states,
  balance: moneySchema,
  /** Made here, without a booking: by whom, and until when its room is kept for a guest who has not checked in. */
  walkIn: z.optional(z.object({ by: z.enum(['guest', 'staff']), heldUntil: z.optional(instant) })),
  screen: z.optional(screen),
  lastTry: z.optional(lastTry),
  openAlerts: z.int(),
  /** Ordered, and nobody has done it yet. */
  openExtras: z.int(),
  /** Of a rental that is over: what is still blocked on a card, and whether it can be released or has to be looked up first. */
  depositLeft: z.optional(z.object({ amount: moneySchema, card: z.string(), isHeld: z.boolean() })),
})

export type Arrival = z.infer<typeof arrival>
export type ArrivalGroup = Arrival['group']

const search = z.optional(z.string().check(z.maxLength(100)))

/** Of today those who may still come and those who came; of another day those who were or are to come then. Without a day: today. */
export const listArrivals = call({
  name: 'listArrivals',
  method: 'GET',
  path: '/api/staff/arrivals/',
  by: 'staff',
  may: 'seeArrivals',
  query: z.object({ day: z.optional(day), search }),
  reply: z.object({ day, today: day, at: instant, arrivals: z.array(arrival) }),
})

/** What has changed among today's arrivals: rows as they are now, and whom the list no longer holds. */
export const arrivalsDifference = z.object({ day, at: instant, changed: z.array(arrival), gone: z.array(id) })

export type ArrivalsList = z.infer<typeof listArrivals.reply>
export type ArrivalsDifference = z.infer<typeof arrivalsDifference>

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
