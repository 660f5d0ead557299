import { readApaleo } from './bare-apaleo.ts'
import { readMews } from './bare-mews.ts'

/** A simulated system, how it is filled and connected, and what it allows. */
export interface TestSystem {
  readonly title: string
  /** Words of the command that connects a hotel to it at this address. */
  readonly args: (url: string) => readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** Body that adds the rooms. */
  readonly rooms: object
  /** The nth of its reservations. */
  readonly build: (index: number, now: number) => object
  readonly limit: { readonly calls: number; readonly seconds: number }
  /** Control that forgets the calls so far, as after a while. */
  readonly forget: string
  /** Requests the same pages and does nothing with them. Returns the number of calls. */
  readonly readBare: (url: string, forget: () => Promise<unknown>) => Promise<number>
}

const DAY_MS = 86_400_000
const DAYS_AHEAD = 300
const NIGHTS = 2
/** Changes that the system records within one second. */
const CHANGES_A_SECOND = 50

const toDay = (moment: number) => new Date(moment).toISOString().slice(0, 10)
const toStay = (index: number, now: number) => {
  const arrival = now + (1 + (index % DAYS_AHEAD)) * DAY_MS
  return { arrival: toDay(arrival), departure: toDay(arrival + NIGHTS * DAY_MS) }
}
/** Surnames without digits, one for each reservation. */
const toSurname = (index: number) => `Bench${[...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`
const isCouple = (index: number) => index % 2 === 1

export const systems = {
  apaleo: {
    title: 'Apaleo',
    args: (url) => ['apaleo', 'LAKE', 'FOYE-AC-FOYER', url],
    env: { HOTEL_SYSTEM_SECRET: 'a secret of the simulated Apaleo' },
    rooms: { units: [['901', 'double']] },
    build: (index, now) => {
      const { arrival, departure } = toStay(index, now)
      const modified = now - DAY_MS + Math.floor(index / CHANGES_A_SECOND) * 1_000
      return {
        id: `B${String(index).padStart(7, '0')}-1`,
        unitGroup: 'double',
        arrival: `${arrival}T15:00:00+02:00`,
        departure: `${departure}T11:00:00+02:00`,
        modified: `${new Date(modified).toISOString().slice(0, 19)}Z`,
        adults: isCouple(index) ? 2 : 1,
        primaryGuest: { firstName: 'Ana', lastName: toSurname(index) },
        ...(isCouple(index) && { additionalGuests: [{ firstName: 'Leo', lastName: toSurname(index) }] }),
      }
    },
    limit: { calls: 3_500, seconds: 60 },
    forget: 'expireKeys',
    readBare: readApaleo,
  },
  mews: {
    title: 'Mews',
    args: (url) => ['mews', url],
    env: {
      HOTEL_SYSTEM_SECRET: 'the access token of the simulated Mews',
      HOTEL_SYSTEM_CLIENT_SECRET: 'the client token of the simulated Mews',
    },
    rooms: { resources: [['901', 'double']] },
    build: (index, now) => {
      const { arrival, departure } = toStay(index, now)
      const surname = toSurname(index)
      return {
        Number: `B${String(index).padStart(7, '0')}`,
        Category: 'double',
        ScheduledStartUtc: `${arrival}T13:00:00Z`,
        ScheduledEndUtc: `${departure}T09:00:00Z`,
        adults: isCouple(index) ? 2 : 1,
        Owner: { FirstName: 'Ana', LastName: surname },
        ...(isCouple(index) && { Companions: [{ FirstName: 'Leo', LastName: surname }] }),
      }
    },
    limit: { calls: 200, seconds: 30 },
    forget: 'forgetCalls',
    readBare: readMews,
  },
} as const satisfies Readonly<Record<string, TestSystem>>

export type SystemName = keyof typeof systems
