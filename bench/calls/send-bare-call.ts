import type { BareInput } from './bare-calls.ts'
import { send } from './http.ts'
import type { SeededReservation } from './seed-reservations.ts'

/** Calls a bare handler and returns its duration in ms. */
export async function sendBareCall(url: string, call: string, laid: SeededReservation, day: string): Promise<number> {
  const input: BareInput = { ...laid, call, visit: `bare${laid.reference}`, day }
  const headers = { 'content-type': 'application/json' }
  const { status, ms } = await send({ method: 'POST', url, headers, body: JSON.stringify(input) })
  if (status !== 200) throw new Error(`The bare ${call} answers ${status}.`)
  return ms
}
