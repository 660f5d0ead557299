import { readPayment } from '@foyer/contract/payment.ts'
import { isOpen } from '@foyer/domain/payment/payment.ts'
import type { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import type * as z from 'zod/mini'

export type ReportedPayment = z.output<typeof readPayment.reply>

interface PollOptions {
  readonly caller: ReturnType<typeof useCaller>
  readonly reference: string
  readonly id: string
  readonly signal: AbortSignal
  readonly maxPolls: number
  /** True if the outcome was already reported as unknown; polling continues. */
  readonly wasUnknown: boolean
}

const POLL_INTERVAL_MS = 500

/** Polls the server until it knows how a payment ended. Returns undefined if aborted. */
export async function pollPayment(looking: PollOptions): Promise<ReportedPayment | 'unknown' | undefined> {
  const { caller, reference, id, signal, maxPolls, wasUnknown } = looking
  for (let looks = 0; looks < maxPolls; looks += 1) {
    const told = await callApi(readPayment, { body: { reference, id } }, caller).catch(() => undefined)
    if (signal.aborted) return undefined
    if (told && !isOpen(told.state)) return told
    if (told?.state === 'unknown' && !wasUnknown) return 'unknown'
    await new Promise((later) => setTimeout(later, POLL_INTERVAL_MS))
    if (signal.aborted) return undefined
  }
  return 'unknown'
}
