import type { DeliveryEvent, DeliveryKind } from '@foyer/contract/hotel-system.ts'
import type { ApaleoConfig } from '@foyer/domain/config/hotel-system.ts'
import type { UndeliveredReason } from '@foyer/domain/reservation/undelivered-reason.ts'
import { type HotelSystem, NoAnswer, RightMissing } from '../hotel-system.ts'
import { byHand, notYet, toNotDelivered } from '../not-delivered.ts'
import type { GetApaleoAccount } from './apaleo-accounts.ts'
import { ApaleoRefusal } from './apaleo-refusal.ts'
import { type ApaleoSession, openSession } from './apaleo-session.ts'
import { deliverCharge, deliverExtras } from './deliver-charges.ts'
import { deliverCorrection } from './deliver-correction.ts'
import { deliverGuests, deliverPreCheckIn } from './deliver-guests.ts'
import { deliverInvoiceHolder } from './deliver-payer.ts'
import { deliverPayment } from './deliver-payment.ts'
import { deliverArrival, deliverCancellation, deliverDeparture } from './deliver-stay.ts'
import { deliverWalkIn } from './deliver-walk-in.ts'
import { findId } from './find-own.ts'
import { listChoices } from './list-choices.ts'
import { readCurrent } from './read-current.ts'
import { readFeed } from './read-feed.ts'

/** Timeouts by operation, for all calls of it together. A guest waits only for `ask`. */
const deadlines = { pull: 20_000, ask: 2_000, deliver: 40_000, choices: 20_000 } as const

interface Dependencies {
  readonly account: GetApaleoAccount
  readonly now: () => number
}

type Deliver<Kind extends DeliveryKind> = (
  session: ApaleoSession,
  told: Extract<DeliveryEvent, { kind: Kind }>,
) => Promise<void>

type Deliveries = { readonly [Kind in Exclude<DeliveryKind, 'key'>]: Deliver<Kind> }

const leaveToPerson = (reason: UndeliveredReason) => async () => {
  throw byHand(reason)
}

const createDeliveries = (config: ApaleoConfig): Deliveries => ({
  guestData: deliverGuests,
  preCheckinCompleted: deliverPreCheckIn,
  arrival: deliverArrival,
  departure: deliverDeparture,
  cancelled: deliverCancellation,
  payment: (session, told) => deliverPayment(session, config.mapping.ways, told),
  extras: (session, told) => deliverExtras(session, config, told),
  charge: (session, told) => deliverCharge(session, config, told),
  departureUndone: leaveToPerson('undoDeparture'),
  walkIn: (session, told) => deliverWalkIn(session, config, told),
  discounts: leaveToPerson('enterVouchers'),
  invoiceHolder: deliverInvoiceHolder,
  stayCorrected: deliverCorrection,
})

/** A property of Apaleo, docs/apaleo.md. */
export function createApaleoHotelSystem(
  config: ApaleoConfig,
  secret: string,
  { account: getAccount, now }: Dependencies,
): HotelSystem {
  const { identity, url, client, property } = config
  const open = (operation: keyof typeof deadlines) =>
    openSession(getAccount({ identity, url, client, secret }), property, deadlines[operation])
  const deliveries = createDeliveries(config)

  return {
    versionsByReading: true,
    hintSecret: secret,
    // Apaleo has no place for a key, and no one needs it there.
    untaken: ['key'],
    pull: (cursor) => readFeed(open('pull'), cursor, now()).catch(toNoAnswer),
    ask: (reference) => ask(open('ask'), reference, now()).catch(toNoAnswer),
    listChoices: () => listChoices(open('choices')).catch(toNoAnswer),
    async deliver(told) {
      if (told.kind === 'key') throw byHand('refused')
      const deliver = deliveries[told.kind] as Deliver<DeliveryKind>
      const session = open('deliver')
      await toTheirs(session, told)
        .then((theirs) => deliver(session, theirs))
        .catch((error: unknown) => {
          if (!(error instanceof ApaleoRefusal)) throw toNotDelivered(error)
          // A client without the right to do it may get it; everything else is refused for what it says.
          throw error.status === 403 ? notYet('refusedForNow', error.message) : byHand('refused', error.message)
        })
    },
  }
}

async function ask(session: ApaleoSession, reference: string, now: number) {
  const id = await findId(session, reference)
  return id === undefined ? undefined : readCurrent(session, id, now)
}

/** The same about Apaleo's id of a reservation that has our number. */
async function toTheirs(session: ApaleoSession, told: DeliveryEvent): Promise<DeliveryEvent> {
  if (told.kind === 'walkIn') return told
  const reference = await findId(session, told.reference)
  if (reference === undefined) throw byHand('noReservation')
  return { ...told, reference }
}

function toNoAnswer(error: unknown): never {
  if (!(error instanceof ApaleoRefusal)) throw error
  throw error.status === 403 ? new RightMissing(error.message) : new NoAnswer('refused', error.message)
}
