import { connectedKinds, systemChoiceNames, systemMappingNames } from '@foyer/domain/config/hotel-system-kinds.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { instant } from '../wire/values.ts'
import { hotelSystemConnection, refusedEntry } from './hotel-system.ts'
import { emptyReply, id } from './values.ts'

/** More rooms than any hotel has. */
const MAX_ENTRIES = 10_000

const name = z.string().check(z.minLength(1), z.maxLength(60))
const kind = z.enum(connectedKinds)
/** By the names of the kind's fields. */
const values = z.record(name, z.string().check(z.maxLength(500)))
/** Ours by name, and what each is called there. */
const mapping = z.partialRecord(z.enum(systemMappingNames), z.record(name, name))
export type SystemMappingInput = z.infer<typeof mapping>

const choice = z.object({ id: z.string(), name: z.string() })
const choices = z.partialRecord(z.enum(systemChoiceNames), z.array(choice))
export type SystemChoiceLists = z.infer<typeof choices>

/** `twice`: the system adds it by itself, and Foyer to walk-ins. `never`: Foyer leaves it to the system, which adds none. */
export const cityTaxIssues = ['twice', 'never'] as const

/** What would happen if the hotel went live now. Nothing of it is stored in the book. */
export const systemDryRun = z.object({
  at: instant,
  /** False if the system has more than was read. */
  isComplete: z.boolean(),
  reservations: z.int(),
  arrivals: z.int(),
  inHouse: z.int(),
  /** Reservations that are in Foyer's book already. */
  known: z.int(),
  rooms: z.int(),
  roomTypes: z.int(),
  /** Names that Foyer does not know, which it would add. */
  unknownRooms: z.array(z.object({ name: z.string(), reservations: z.int() })),
  unknownRoomTypes: z.array(z.object({ name: z.string(), reservations: z.int() })),
  /** Rooms of Foyer that the system does not have. */
  roomsOnlyHere: z.array(z.string()),
  /** Current reservations of Foyer that the system does not have. */
  onlyHere: z.int(),
  someOnlyHere: z.array(z.string()),
  /** What cannot be taken, with the reason. */
  refused: z.int(),
  someRefused: z.array(refusedEntry),
  /** What is wrong with who adds the city tax, and how many bookings of the system have one. */
  cityTax: z.optional(z.object({ issue: z.enum(cityTaxIssues), reservations: z.int() })),
})
export type SystemDryRun = z.infer<typeof systemDryRun>

export const systemCheckOutcomes = ['accepted', 'refused', 'rightMissing', 'noAnswer', 'incomplete'] as const

const undelivered = z.object({
  id,
  kind: z.string(),
  reference: z.optional(z.string()),
  state: z.enum(['waiting', 'refused']),
  since: instant,
  error: z.optional(z.string()),
})

/** Everything that the page shows. Secrets are named and never sent. */
export const readSystemSetup = call({
  name: 'readSystemSetup',
  method: 'GET',
  path: '/api/staff/hotel/system/',
  by: 'staff',
  may: 'changeHotel',
  reply: z.object({
    /** The system that the hotel works with. */
    live: z.optional(
      z.object({
        kind,
        values,
        mapping,
        connection: hotelSystemConnection,
        /** Where it can say that something has changed; a secret. Absent if it gives no hints. */
        hintAddress: z.optional(z.string()),
      }),
    ),
    /** What the system has not accepted, oldest first; also of a system that is disconnected. */
    undelivered: z.array(undelivered),
    /** A connection that is being prepared. */
    draft: z.optional(
      z.object({
        kind,
        values,
        secretsSet: z.array(name),
        mapping,
        choices: z.optional(choices),
        dryRun: z.optional(systemDryRun),
        /** Something was changed since then. */
        isDryRunOld: z.boolean(),
      }),
    ),
    /** What can be mapped. */
    ours: z.object({
      rooms: z.array(choice),
      roomTypes: z.array(choice),
      extras: z.array(choice),
      ways: z.array(choice),
      taxes: z.array(choice),
      rates: z.array(choice),
    }),
  }),
})

/** Begins a connection, or changes it. A secret that is absent stays as it is. */
export const saveSystemDraft = call({
  maxBytes: 1024 * 1024,
  /** A value has 500 characters, each of up to six bytes. */
  maxTextBytes: 4_000,
  maxValues: 50_000,
  name: 'saveSystemDraft',
  method: 'POST',
  path: '/api/staff/hotel/system/draft/',
  by: 'staff',
  may: 'changeHotel',
  body: z.object({
    kind,
    values,
    secrets: z._default(values, {}),
    mapping: z.partialRecord(
      z.enum(systemMappingNames),
      z.record(name, name).check(z.refine((pairs) => Object.keys(pairs).length <= MAX_ENTRIES)),
    ),
  }),
  reply: emptyReply,
})

/** Gives up what was prepared. The hotel's connection, if there is one, stays. */
export const dropSystemDraft = call({
  name: 'dropSystemDraft',
  method: 'POST',
  path: '/api/staff/hotel/system/draft/drop/',
  by: 'staff',
  may: 'changeHotel',
  reply: emptyReply,
})

/** Asks the system whether it accepts the credentials, and reads the lists to choose from. */
export const checkSystemDraft = call({
  name: 'checkSystemDraft',
  method: 'POST',
  path: '/api/staff/hotel/system/check/',
  by: 'staff',
  may: 'changeHotel',
  reply: z.object({
    outcome: z.enum(systemCheckOutcomes),
    /** The system's own words. */
    text: z.optional(z.string()),
  }),
})

/** Reads all that the system has, and stores nothing but what this says of it. */
export const tryHotelSystem = call({
  name: 'tryHotelSystem',
  method: 'POST',
  path: '/api/staff/hotel/system/dry-run/',
  by: 'staff',
  may: 'changeHotel',
  reply: z.object({
    outcome: z.enum(systemCheckOutcomes),
    text: z.optional(z.string()),
  }),
})

/** Only after a dry run of exactly what is prepared. */
export const connectHotelSystem = call({
  name: 'connectHotelSystem',
  method: 'POST',
  path: '/api/staff/hotel/system/connect/',
  by: 'staff',
  may: 'changeHotel',
  reply: emptyReply,
})

/** `waiting`: how many deliveries the caller knows will not be delivered. Another number is refused. */
export const disconnectHotelSystem = call({
  name: 'disconnectHotelSystem',
  method: 'POST',
  path: '/api/staff/hotel/system/disconnect/',
  by: 'staff',
  may: 'changeHotel',
  body: z.object({ waiting: z.int().check(z.gte(0)) }),
  reply: emptyReply,
})
