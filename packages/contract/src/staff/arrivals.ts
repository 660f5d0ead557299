import { moneySchema } from '@foyer/domain/basics/money.ts'
import { screenStepNames } from '@foyer/domain/journey/screen-steps.ts'
import { channelNames } from '@foyer/domain/mode/channels.ts'
import { reservationStates } from '@foyer/domain/reservation/reservation.ts'
import { nextSteps } from '@foyer/domain/staff/arrival-states.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { inColumns } from '../wire/columns.ts'
import { day, instant } from '../wire/values.ts'
import { ARRIVALS_PATH } from './paths.ts'
import { id, stateMark } from './values.ts'

/** The screen on which the guest is checking in now. */
const screen = z.object({
  appKey: z.string(),
  channel: z.enum(channelNames),
  /** Name of an enrolled device; absent on a guest's own phone. */
  deviceName: z.optional(z.string()),
  /** The current step, if the page has reported it. */
  step: z.optional(z.enum(screenStepNames)),
  since: instant,
})

/** The latest check-in attempt, if no screen holds it now. */
const lastAttempt = z.object({
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

export const arrivalGroups = ['atScreen', 'expected', 'checkedIn', 'noShow'] as const

/** One row: a stay and its progress. */
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
  /** HH:MM, as reception knows it, or else as the guest said. */
  expectedAt: z.optional(z.string()),
  /** HH:MM on the last day, if reception has agreed to it. */
  lateCheckOut: z.optional(z.string()),
  vip: z.optional(z.literal(true)),
  /** By staff, for staff. */
  staffNotes: z.optional(z.string()),
  preferences: z.optional(z.string()),
  checkedInAt: z.optional(instant),
  /** Absent if the hotel's own system reported the departure without a time. */
  departedAt: z.optional(instant),
  states,
  balance: moneySchema,
  /**
   * Set for a stay created here without a booking: by whom, and until when the room is reserved if
   * the guest has not checked in.
   */
  walkIn: z.optional(z.object({ by: z.enum(['guest', 'staff']), heldUntil: z.optional(instant) })),
  screen: z.optional(screen),
  lastTry: z.optional(lastAttempt),
  /** The guests have done their part and wait for a room to be ready. */
  waitsForRoom: z.boolean(),
  openAlerts: z.int(),
  /** Ordered but not yet provided. */
  openExtras: z.int(),
  /**
   * For a finished rental: the amount still blocked on a card, and whether it can be released or
   * must be checked first.
   */
  depositLeft: z.optional(z.object({ amount: moneySchema, card: z.string(), isHeld: z.boolean() })),
})

export type Arrival = z.infer<typeof arrival>
export type ArrivalGroup = Arrival['group']

const search = z.optional(z.string().check(z.maxLength(100)))

/**
 * For today, guests still expected and those who arrived; for another day, its arrivals. Defaults
 * to today.
 */
export const listArrivals = call({
  name: 'listArrivals',
  method: 'GET',
  path: ARRIVALS_PATH,
  by: 'staff',
  may: 'seeArrivals',
  query: z.object({ day: z.optional(day), search }),
  reply: z.object({ day, today: day, at: instant, arrivals: inColumns(arrival) }),
})

/** Changes to today's arrivals: updated rows, and the ids of rows removed from the list. */
export const arrivalsDifference = z.object({ day, at: instant, changed: z.array(arrival), gone: z.array(id) })

export type ArrivalsList = z.infer<typeof listArrivals.reply>
export type ArrivalsDifference = z.infer<typeof arrivalsDifference>

/**
 * Finds any stay of the hotel by name, number or room: at most fifty, nearest dates first. A list is
 * whole, and of today unless it is of another day.
 */
export const findStays = call({
  name: 'findStays',
  method: 'GET',
  path: '/api/staff/stays/',
  by: 'staff',
  may: 'seeArrivals',
  query: z.object({ search, list: z.optional(z.enum(['inHouse', 'departures'])), day: z.optional(day) }),
  reply: z.object({ day, today: day, stays: inColumns(arrival) }),
})
