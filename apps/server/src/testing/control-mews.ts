import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'

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
}

type NewReservation = { readonly Number: string } & Readonly<Record<string, unknown>>

interface Things {
  readonly resources?: readonly (readonly [name: string, category: string, state?: string])[]
  readonly reservations?: readonly NewReservation[]
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
  async function control<Answer>(what: string, body: object = {}): Promise<Answer> {
    const response = await fetch(`${url}/control/${what}`, { method: 'POST', body: JSON.stringify(body) })
    return (await response.json()) as Answer
  }
  const put = (things: Things) => control<object>('put', things)
  const ledger = () => control<{ happened: Happening[]; calls: { operation: string; status: number }[] }>('ledger')
  await put({
    resources: [
      ['201', 'double'],
      ['202', 'double'],
      ['301', 'suite'],
    ],
  })
  const document = {
    hotel_system: {
      kind: 'mews',
      url,
      charges: { tax: 'DE-2020-2-S' },
      mapping: { ways: { deskCard: 'CrossSettlement' }, taxes: { '7': 'DE-2020-2-L' } },
    },
    secrets: { hotel_system: ACCESS_TOKEN, hotel_system_client: CLIENT_TOKEN },
  } satisfies HotelConfigInput
  return {
    url,
    document,
    put,
    faults: (faults: Faults = {}) => control<object>('faults', faults),
    /** Sends webhooks to this address from now on. */
    sendWebhooks: (to: string) => control<object>('webhook', { url: to }),
    settings: (settings: Settings) => control<object>('settings', settings),
    /** As after 30 seconds. */
    forgetCalls: () => control<object>('forgetCalls'),
    /** Ids of categories by the names of their rooms. */
    roomTypes: () => control<Record<string, string>>('roomTypes'),
    setTime: (now: string) => control<object>('time', { now }),
    calls: async () => (await ledger()).calls,
    happened: async () => (await ledger()).happened,
    /** What the hotel's owner saves by hand, by number or name. */
    save: async (what: 'reservations' | 'resources', name: string, form: Record<string, string>) => {
      await fetch(`${url}/owner/${what}/${encodeURIComponent(name)}`, {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'manual',
      })
    },
  }
}
