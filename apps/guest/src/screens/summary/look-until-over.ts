import { readPayment } from '@foyer/contract/payment.ts'
import { isOpen } from '@foyer/domain/payment/payment.ts'
import type { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import type * as z from 'zod/mini'

export type ToldPayment = z.output<typeof readPayment.reply>

interface Looking {
  readonly caller: ReturnType<typeof useCaller>
  readonly reference: string
  readonly id: string
  readonly signal: AbortSignal
  readonly most: number
  /** True if the outcome was already reported as unknown; polling continues. */
  readonly isDoubted: boolean
}

const LOOKS_EVERY_MS = 500

/** Polls the server until it knows how a payment ended. Returns undefined if aborted. */
export async function lookUntilOver(looking: Looking): Promise<ToldPayment | 'unknown' | undefined> {
  const { caller, reference, id, signal, most, isDoubted } = looking
  for (let looks = 0; looks < most; looks += 1) {
    const told = await callApi(readPayment, { body: { reference, id } }, caller).catch(() => undefined)
    if (signal.aborted) return undefined
    if (told && !isOpen(told.state)) return told
    if (told?.state === 'unknown' && !isDoubted) return 'unknown'
    await new Promise((later) => setTimeout(later, LOOKS_EVERY_MS))
    if (signal.aborted) return undefined
  }
  return 'unknown'
}
