import type { DeliveryEvent, DeliveryKind } from '@foyer/contract/hotel-system.ts'
import type { MewsConfig } from '@foyer/domain/config/hotel-system.ts'
import { NotDelivered } from '../../../platform/outbox/endpoint.ts'
import { type HotelSystem, NoAnswer } from '../hotel-system.ts'
import { byHand } from './by-hand.ts'
import { deliverGuests } from './deliver-guests.ts'
import { deliverCharge, deliverDiscounts, deliverExtras } from './deliver-items.ts'
import { deliverPreCheckIn } from './deliver-notes.ts'
import { deliverPayment } from './deliver-payment.ts'
import { deliverArrival, deliverCancellation, deliverDeparture } from './deliver-stay.ts'
import { listChoices } from './list-choices.ts'
import type { MewsClient } from './mews-client.ts'
import { MewsRefusal } from './mews-refusal.ts'
import { type MewsSession, openSession } from './mews-session.ts'
import { readCurrent } from './read-current.ts'
import { readFeed } from './read-feed.ts'

/** Timeouts by operation, for all calls of it together. A guest waits only for `ask`. */
const deadlines = { pull: 20_000, ask: 2_000, deliver: 40_000, choices: 20_000 } as const

type Deliver<Kind extends DeliveryKind> = (
  session: MewsSession,
  told: Extract<DeliveryEvent, { kind: Kind }>,
) => Promise<void>

const leaveToPerson = (text: string) => async () => {
  throw byHand(text)
}

const deliveries: { readonly [Kind in Exclude<DeliveryKind, 'key'>]: Deliver<Kind> } = {
  guestData: deliverGuests,
  preCheckinCompleted: deliverPreCheckIn,
  arrival: deliverArrival,
  departure: deliverDeparture,
  cancelled: deliverCancellation,
  payment: deliverPayment,
  extras: deliverExtras,
  charge: deliverCharge,
  discounts: deliverDiscounts,
  departureUndone: leaveToPerson('undo the departure'),
  walkIn: leaveToPerson('book the walk-in guest'),
  invoiceHolder: leaveToPerson('move the bill to its payer'),
}

/** A hotel on Mews, docs/mews.md. */
export function createMewsHotelSystem(config: MewsConfig, client: MewsClient, now: () => number): HotelSystem {
  const open = (operation: keyof typeof deadlines) => openSession(client, config, deadlines[operation])
  return {
    versionsByReading: true,
    // Mews has a place for codes of doors, but Foyer never sends one.
    untaken: ['key'],
    pull: (cursor) => readFeed(open('pull'), cursor, now()).catch(toNoAnswer),
    ask: (reference) => readCurrent(open('ask'), reference, now()).catch(toNoAnswer),
    listChoices: () => listChoices(open('choices')).catch(toNoAnswer),
    async deliver(told) {
      if (told.kind === 'key') throw byHand('encode the key')
      const deliver = deliveries[told.kind] as Deliver<DeliveryKind>
      await deliver(open('deliver'), told).catch((error: unknown) => {
        // What Mews refuses is a rule of the hotel, or a fault that no repetition mends.
        if (error instanceof MewsRefusal) throw new NotDelivered(error.message, { forever: true })
        throw error instanceof NoAnswer ? new NotDelivered(error.message, { forever: false }) : error
      })
    },
  }
}

function toNoAnswer(error: unknown): never {
  throw error instanceof MewsRefusal ? new NoAnswer(error.message) : error
}
