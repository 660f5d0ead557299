import { orderBill, readBill } from '@foyer/contract/fiscal-bill.ts'
import { markBillSent } from '@foyer/contract/payment.ts'
import type { FiscalFailure } from '@foyer/domain/payment/fiscal-failure.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useEffect, useRef } from 'react'
import type { HubClient } from '../../flows/devices/hub-client.ts'
import type { HubView } from '../../flows/devices/hub-view.ts'
import { useShowToast } from '../../problems/toasts-context.tsx'
import { useSite } from '../../site/site-context.tsx'

/** PAY-42: time for sending and printing; the server is notified shortly afterwards. */
const PRINT_TIMEOUT_MS = 32_000
const POLL_INTERVAL_MS = 1_000
const DISCOVERY_TIMEOUT_MS = 10_000
const TOAST_DURATION_MS = 10_000
const RETRY_DELAY_MS = 2_000

/**
 * Prints a payment's bill on the kiosk's fiscal printer. A guest who has paid continues, whatever
 * the result.
 */
export function usePrintBill(hub: HubView & Pick<HubClient, 'printBill'>) {
  const { hotel, label } = useSite()
  const caller = useCaller()
  const showToast = useShowToast()
  const beside = useRef(hub)
  useEffect(() => {
    beside.current = hub
  })

  /** After returning from another page, the hub has to be found first. */
  async function found(): Promise<string> {
    for (let looks = 0; looks < DISCOVERY_TIMEOUT_MS / POLL_INTERVAL_MS && !beside.current.hub; looks += 1)
      await pause(POLL_INTERVAL_MS)
    return beside.current.hub ?? ''
  }

  const read = (reference: string, id: string) =>
    callApi(readBill, { body: { reference, id } }, caller).catch(() => undefined)

  async function settled(reference: string, id: string) {
    for (let looks = 0; looks < PRINT_TIMEOUT_MS / POLL_INTERVAL_MS; looks += 1) {
      const told = await read(reference, id)
      if (told && told.state !== 'sent') return told
      await pause(POLL_INTERVAL_MS)
    }
    return undefined
  }

  /** Runs in the background: retries until the server has it or the page closes. */
  async function mark(reference: string, logId: string, sent: boolean, answer: string | undefined): Promise<void> {
    const body = { hotelId: hotel.id, reference, logId, sent, answer }
    const key = crypto.randomUUID()
    for (let isHeard = false; !isHeard; ) {
      isHeard = await callApi(markBillSent, { body, key }, caller).then(
        () => true,
        () => false,
      )
      if (!isHeard) await pause(RETRY_DELAY_MS)
    }
  }

  function tell(failure: FiscalFailure): void {
    const text = label('fiscal.failed', { why: label(`fiscal.${failure}`) })
    showToast({ kind: 'problem', text, lastsMs: TOAST_DURATION_MS })
  }

  return async (reference: string, paymentId: string): Promise<void> => {
    try {
      const { id, order } = await callApi(orderBill, { body: { reference, paymentId, hub: await found() } }, caller)
      const isCarried =
        !order ||
        (await beside.current.printBill(order).then(
          () => true,
          () => false,
        ))
      const told = isCarried ? await settled(reference, id) : ({ state: 'failed', failure: 'connection' } as const)
      const isPrinted = told?.state === 'printed'
      void mark(reference, id, isPrinted, told && 'answer' in told ? told.answer : undefined)
      if (!isPrinted) tell(told?.failure ?? 'timeout')
    } catch {
      tell('connection')
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((later) => void setTimeout(later, milliseconds))
}
