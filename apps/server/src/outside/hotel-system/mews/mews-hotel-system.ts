import type { DeliveryEvent, DeliveryKind } from '@foyer/contract/hotel-system.ts'
import type { MewsConfig } from '@foyer/domain/config/hotel-system.ts'
import type { UndeliveredReason } from '@foyer/domain/reservation/undelivered-reason.ts'
import { type HotelSystem, NoAnswer } from '../hotel-system.ts'
import { byHand, toNotDelivered } from '../not-delivered.ts'
import { deliverCorrection } from './deliver-correction.ts'
import { deliverGuests } from './deliver-guests.ts'
import { deliverCharge, deliverDiscounts, deliverExtras } from './deliver-items.ts'
import { deliverPreCheckIn } from './deliver-notes.ts'
import { deliverInvoiceHolder } from './deliver-payer.ts'
import { deliverPayment } from './deliver-payment.ts'
import { deliverArrival, deliverCancellation, deliverDeparture } from './deliver-stay.ts'
import { deliverWalkIn } from './deliver-walk-in.ts'
import { listChoices } from './list-choices.ts'
import type { MewsClient } from './mews-client.ts'
import { MewsRefusal } from './mews-refusal.ts'
import { type MewsSession, openSession } from './mews-session.ts'
import { openHintLine } from './open-hint-line.ts'
import { readCurrent } from './read-current.ts'
import { readFeed } from './read-feed.ts'

/** Timeouts by operation, for all calls of it together. A guest waits only for `ask`. */
const deadlines = { pull: 20_000, ask: 2_000, deliver: 40_000, choices: 20_000 } as const

type Deliver<Kind extends DeliveryKind> = (
  session: MewsSession,
  told: Extract<DeliveryEvent, { kind: Kind }>,
) => Promise<void>

const leaveToPerson = (reason: UndeliveredReason) => async () => {
  throw byHand(reason)
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
  departureUndone: leaveToPerson('undoDeparture'),
  walkIn: deliverWalkIn,
  invoiceHolder: deliverInvoiceHolder,
  stayCorrected: deliverCorrection,
}

/** A hotel on Mews, docs/mews.md. */
export function createMewsHotelSystem(
  config: MewsConfig,
  client: MewsClient,
  { accessToken, now }: { readonly accessToken: string; readonly now: () => number },
): HotelSystem {
  const open = (operation: keyof typeof deadlines) => openSession(client, config, deadlines[operation])
  return {
    versionsByReading: true,
    hintSecret: accessToken,
    openHints: (onHint) => openHintLine(client.settings, onHint),
    // Mews has a place for codes of doors, but Foyer never sends one.
    untaken: ['key'],
    pull: (cursor) => readFeed(open('pull'), cursor, now()).catch(toNoAnswer),
    ask: (reference) => readCurrent(open('ask'), reference, now()).catch(toNoAnswer),
    listChoices: () => listChoices(open('choices')).catch(toNoAnswer),
    async deliver(told) {
      if (told.kind === 'key') throw byHand('refused')
      const deliver = deliveries[told.kind] as Deliver<DeliveryKind>
      await deliver(open('deliver'), told).catch((error: unknown) => {
        // What Mews refuses is a rule of the hotel, or a fault that no repetition mends.
        throw error instanceof MewsRefusal ? byHand('refused', error.message) : toNotDelivered(error)
      })
    },
  }
}

function toNoAnswer(error: unknown): never {
  throw error instanceof MewsRefusal ? new NoAnswer('refused', error.message) : error
}
