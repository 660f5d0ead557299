import type { Hotel } from '../../access/hotel/hotel.ts'
import type { ProviderClient } from '../../money/payment/provider-client.ts'
import type { ProviderPayment } from './shift.store.ts'
import type { Differences } from './shift-summary.ts'

/** Maximum number of payments to check; a shift has fewer. */
const MAX_REQUESTS = 200
const BATCH_SIZE = 5

/** Asks providers about this shift's payments, without an open transaction. */
export async function findDifferences(
  provider: ProviderClient,
  hotel: Hotel,
  known: readonly ProviderPayment[],
): Promise<Differences> {
  const asked = known.slice(0, MAX_REQUESTS)
  const found: Differences = []
  for (let at = 0; at < asked.length; at += BATCH_SIZE) {
    const some = await Promise.all(asked.slice(at, at + BATCH_SIZE).map((one) => compare(provider, hotel, one)))
    found.push(...some.filter(({ ours, theirs }) => !agreeingStates[theirs].includes(ours)))
  }
  return found
}

async function compare(
  provider: ProviderClient,
  hotel: Hotel,
  { reference, way, provider: name, number, minor, state: ours }: ProviderPayment,
): Promise<Differences[number]> {
  const amount = { minor, currency: hotel.currency }
  const said = await provider.status(hotel, { way, number, amount })
  return { reference, number, provider: name, amount, ours, theirs: said?.state ?? 'silent' }
}

/** Our states that agree with each of the provider's states. */
const agreeingStates: Readonly<Record<Differences[number]['theirs'], readonly string[]>> = {
  captured: ['captured', 'refunded', 'voided'],
  refused: ['refused'],
  pending: ['created', 'sent', 'unknown', 'refused'],
  unheard: ['created', 'sent', 'unknown', 'refused'],
  silent: [],
}
