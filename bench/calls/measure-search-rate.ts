import { searchReservations } from '@foyer/contract/reservation.ts'
import { computeSpread } from '../compute-spread.ts'
import { Browser } from './browser.ts'
import type { SeededReservation } from './seed-reservations.ts'
import { sendBareCall } from './send-bare-call.ts'

const CLIENTS = 16
const SLICE_MS = 1_500
const SLICES = 5

export interface SearchRate {
  /** Searches per second in the median time slice. */
  readonly ours: number
  readonly bare: number
}

interface SearchTarget {
  readonly server: string
  readonly bare: string
  readonly today: readonly SeededReservation[]
  readonly day: string
}

/** Sixteen guests who search without a pause, alternating between our server and the bare one. */
export async function measureSearchRate({ server, bare, today, day }: SearchTarget): Promise<SearchRate> {
  const browsers = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const browser = new Browser(server)
      await browser.open('own')
      return browser
    }),
  )
  const laidOf = (client: number): SeededReservation => {
    const laid = today[client]
    if (!laid) throw new Error('There are more clients than bookings.')
    return laid
  }
  const ours = async (client: number) => {
    const { reference: voucher, surname } = laidOf(client)
    await browsers[client]?.send(searchReservations, { body: { voucher, surname } })
  }
  const bareSearch = async (client: number) => {
    await sendBareCall(bare, 'search', laidOf(client), day)
  }
  const slices: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] }
  for (let slice = 0; slice < SLICES; slice += 1) {
    slices.ours.push(await countAnswered(ours))
    slices.bare.push(await countAnswered(bareSearch))
  }
  return { ours: computeSpread(slices.ours).median, bare: computeSpread(slices.bare).median }
}

async function countAnswered(search: (client: number) => Promise<void>): Promise<number> {
  const begun = performance.now()
  let count = 0
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      while (performance.now() - begun < SLICE_MS) {
        await search(client)
        count += 1
      }
    }),
  )
  return (count * 1_000) / (performance.now() - begun)
}
