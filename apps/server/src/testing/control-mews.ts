import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { controlSimulator } from './control-simulator.ts'

const ACCESS_TOKEN = 'the access token of the simulated Mews'
const CLIENT_TOKEN = 'the client token of the simulated Mews'

type Faults = Partial<{
  down: boolean
  tooMany: number
  timeout: number
  errorAfter: number
  moveWhileReading: number
  cut: { call: number; when: 'before' | 'after' }
  doubledWebhooks: boolean
  lateWebhooks: boolean
  forbidden: readonly string[]
  discontinued: readonly string[]
  refusesSockets: boolean
}>

interface Happening {
  readonly what: string
  readonly reservation?: string
  readonly detail?: unknown
}

interface Settings {
  readonly pricing?: 'Gross' | 'Net'
  readonly acceptsClean?: boolean
  readonly paymentType?: string
  /** Of each adult and night. */
  readonly cityTax?: number
}

type NewReservation = { readonly Number: string } & Readonly<Record<string, unknown>>

interface Things {
  readonly resources?: readonly (readonly [name: string, category: string, state?: string])[]
  readonly reservations?: readonly NewReservation[]
  /** What an owner bought without the reservation. */
  readonly items?: readonly { readonly Number: string; readonly gross: number; readonly currency?: string }[]
  readonly payments?: readonly ({ readonly Number: string; readonly gross: number } & Readonly<
    Record<string, unknown>
  >)[]
}

/** A reservation of one adult for the day of the tests, in a room that is inspected. */
export const buildMewsReservation = (changes: NewReservation) => ({
  ScheduledStartUtc: '2027-05-10T08:00:00Z',
  ScheduledEndUtc: '2027-05-12T09:00:00Z',
  Resource: '201',
  Owner: { FirstName: 'Ana', LastName: 'Soler' },
  ...changes,
})

/** The controls of the simulated Mews at this address, which gets three rooms. It is noon at the hotel. */
export async function controlMews(url: string) {
  const { control, ...common } = controlSimulator<Faults>(url)
  const put = (things: Things) => control<object>('put', things)
  const ledger = () => control<{ happened: Happening[]; calls: { operation: string; status: number }[] }>('ledger')
  await put({
    resources: [
      ['201', 'double'],
      ['202', 'double'],
      ['301', 'suite'],
    ],
  })
  const rate = (await control<Record<string, string>>('rates'))['Flexible'] ?? ''
  const document = {
    hotel_system: {
      kind: 'mews',
      url,
      charges: { tax: 'DE-2020-2-S', night_tax: 'DE-2020-2-L', rate },
      mapping: { ways: { deskCard: 'CrossSettlement' }, taxes: { '7': 'DE-2020-2-L' } },
    },
    secrets: { hotel_system: ACCESS_TOKEN, hotel_system_client: CLIENT_TOKEN },
  } satisfies HotelConfigInput
  return {
    ...common,
    url,
    document,
    put,
    settings: (settings: Settings) => control<object>('settings', settings),
    countSockets: async () => (await control<{ open: number }>('sockets')).open,
    cutSockets: () => control<object>('sockets', { cut: true }),
    /** As after 30 seconds. */
    forgetCalls: () => control<object>('forgetCalls'),
    /** Ids of categories by the names of their rooms. */
    roomTypes: () => control<Record<string, string>>('roomTypes'),
    calls: async () => (await ledger()).calls,
    happened: async () => (await ledger()).happened,
  }
}
