import type { CallLimit } from '../call-limit.ts'
import type { HintSender } from '../hint-sender.ts'
import type { NewItem, NewPayment, NewReservation, ResourceState } from './entities.ts'
import type { FaultBoard, Faults } from './faults.ts'
import type { HintSockets } from './hint-sockets.ts'
import type { Hotel } from './hotel.ts'
import type { Ledger } from './ledger.ts'

interface Parts {
  readonly hotel: Hotel
  readonly ledger: Ledger
  readonly faults: FaultBoard
  readonly hints: HintSender
  readonly limit: CallLimit
  readonly sockets: HintSockets
}

interface Things {
  readonly resources?: readonly [name: string, category: string, state?: ResourceState][]
  readonly reservations?: readonly NewReservation[]
  readonly payments?: readonly NewPayment[]
  readonly items?: readonly NewItem[]
}

interface Settings {
  readonly pricing?: 'Gross' | 'Net'
  readonly acceptsClean?: boolean
  readonly paymentType?: string
  readonly cityTax?: number
}

type Controls = Readonly<Record<string, (asked: never) => unknown>>

/** The test control: `POST /control/{name}`. */
export const createControls = ({ hotel, ledger, faults, hints, limit, sockets }: Parts): Controls => ({
  ledger: () => ({ happened: ledger.happened, calls: ledger.calls }),
  faults: (asked: Partial<Faults>) => {
    faults.set(asked)
    if (!faults.now.lateWebhooks) hints.release()
  },
  put: ({ resources = [], reservations = [], payments = [], items = [] }: Things) => {
    for (const resource of resources) hotel.putResource(...resource)
    for (const reservation of reservations) hotel.putReservation(reservation)
    for (const payment of payments) hotel.putPayment(payment)
    for (const item of items) hotel.putItem(item)
  },
  time: ({ now }: { now: string }) => {
    hotel.now = Date.parse(now)
  },
  /** How the hotel has set up Mews. */
  settings: (asked: Settings) => {
    hotel.pricing = asked.pricing ?? hotel.pricing
    hotel.acceptsClean = asked.acceptsClean ?? hotel.acceptsClean
    hotel.cityTax = asked.cityTax ?? hotel.cityTax
    if (asked.paymentType) hotel.paymentTypes.add(asked.paymentType)
  },
  webhook: ({ url }: { url: string }) => {
    hints.url = url
  },
  /** How many WebSockets are open; `cut` closes them. */
  sockets: ({ cut = false }: { cut?: boolean }) => {
    if (cut) sockets.cut()
    return { open: sockets.open.length }
  },
  /** Ids of categories by the names of their rooms. */
  roomTypes: () => Object.fromEntries([...hotel.resources.values()].map(({ Name, categoryId }) => [Name, categoryId])),
  /** Ids of rates by their names. */
  rates: () => Object.fromEntries(hotel.rates.map(({ Id, name }) => [name, Id])),
  forgetCalls: () => limit.forget(),
})
