import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { controlSimulator } from './control-simulator.ts'

const SECRET = 'a secret of the simulated Apaleo'

type Faults = Partial<{
  down: boolean
  slow: boolean
  tooMany: number
  errorAfter: number
  cut: { call: number; when: 'before' | 'after' }
  doubledWebhooks: boolean
  lateWebhooks: boolean
}>

interface Happening {
  readonly what: string
  readonly reservation: string
  readonly detail?: unknown
}

interface Things {
  readonly units?: readonly (readonly [name: string, group: string, condition?: string])[]
  readonly reservations?: readonly ({ readonly id: string } & Readonly<Record<string, unknown>>)[]
}

/** A reservation of one adult for the day of the tests, in a unit that is clean. */
export const buildApaleoReservation = (changes: { readonly id: string } & Readonly<Record<string, unknown>>) => ({
  arrival: '2027-05-10T15:00:00+02:00',
  departure: '2027-05-12T11:00:00+02:00',
  adults: 1,
  unit: '201',
  primaryGuest: { firstName: 'Ana', lastName: 'Soler' },
  ...changes,
})

/** The controls of the simulated Apaleo at this address, which gets three rooms. */
export async function controlApaleo(url: string) {
  const { control, ...common } = controlSimulator<Faults>(url)
  const put = (things: Things) => control<object>('put', things)
  const ledger = () =>
    control<{ happened: Happening[]; calls: { method: string; path: string; key?: string }[] }>('ledger')
  await put({
    units: [
      ['201', 'double'],
      ['202', 'double'],
      ['301', 'suite'],
    ],
  })
  const mapping = { rates: { 'LAKE-double': 'LAKE-FLEX-DOUBLE' } }
  const document = {
    hotel_system: { kind: 'apaleo', url, identity: url, property: 'LAKE', client: 'FOYE-AC-FOYER', mapping },
    secrets: { hotel_system: SECRET },
  } satisfies HotelConfigInput
  return {
    ...common,
    url,
    document,
    put,
    /** Entries that someone makes by hand. */
    addToFolio: (
      reservation: string,
      entries: Partial<Record<'transitory' | 'moved' | 'unlisted' | 'failedRefund', number>>,
    ) => control<object>('folio', { reservation, ...entries }),
    expireTokens: () => control<object>('expireTokens'),
    expireKeys: () => control<object>('expireKeys'),
    calls: async () => (await ledger()).calls,
    happened: async (reservation: string) => (await ledger()).happened.filter((one) => one.reservation === reservation),
    allHappened: async () => (await ledger()).happened,
  }
}
