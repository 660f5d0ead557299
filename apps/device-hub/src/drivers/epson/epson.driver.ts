import type { FiscalPrinterStatus } from '@foyer/contract/messages/device.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { HttpTexts } from '../../links/http-calls.ts'
import type { FiscalPrinter, Printed } from '../../roles/fiscal-printer.ts'
import {
  formatSerialNumber,
  isNextReceipt,
  lastReceiptXml,
  NO_PAPER,
  PRINTER_PATH,
  type PrinterAnswer,
  parseAnswer,
  SEND_TIMEOUT_MS,
  serialNumberXml,
  statusXml,
  TOTAL_TIMEOUT_MS,
  tillStatusXml,
  wrapInEnvelope,
} from './epson.protocol.ts'

const POLL_INTERVAL_MS = 2_000

export function createEpsonPrinter(texts: HttpTexts): FiscalPrinter {
  const watchers = new Set<() => void>()
  let state: FiscalPrinterStatus['state'] = 'away'
  /** One receipt at a time, because the number of the last one is read in between. */
  let line: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const become = (next: typeof state) => {
    if (state === next) return
    state = next
    for (const watcher of watchers) watcher()
  }
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    waiting += 1
    const done = line.then(work).finally(() => {
      waiting -= 1
    })
    line = done.catch(() => {})
    return done
  }

  async function ask(xml: string, milliseconds: number): Promise<PrinterAnswer> {
    const answer = parseAnswer(await texts(PRINTER_PATH, xml, AbortSignal.timeout(milliseconds)))
    if (!answer) throw new Problem('deviceUnknown', 'the printer cannot be understood')
    return answer
  }

  async function lastNumber(): Promise<PrinterAnswer & { number: string }> {
    const answer = await ask(lastReceiptXml, SEND_TIMEOUT_MS)
    const { number } = answer
    if (!answer.success || !number) throw new Problem('deviceFailed', `the printer says ${answer.code}`)
    return { ...answer, number }
  }

  /** Read for each receipt, because a printer may be replaced. A receipt does not depend on it. */
  async function readTill(): Promise<{ till?: string }> {
    try {
      const { tillType } = await ask(tillStatusXml, POLL_INTERVAL_MS)
      const { data } = await ask(serialNumberXml, POLL_INTERVAL_MS)
      const till = formatSerialNumber(tillType, data)
      return till ? { till } : {}
    } catch {
      return {}
    }
  }

  return {
    state: () => state,
    watch: (onChange) => void watchers.add(onChange),
    async refreshStatus() {
      if (waiting > 0) return
      try {
        const { success, code } = await inTurn(() => ask(statusXml, POLL_INTERVAL_MS))
        become(success ? 'ready' : NO_PAPER.has(code) ? 'no_paper' : 'away')
      } catch {
        become('away')
      }
    },
    print: ({ xml }, asking) =>
      inTurn(async () => {
        const begun = performance.now()
        const { number } = await lastNumber()
        const till = await readTill()
        asking(number)
        const answer = await ask(wrapInEnvelope(xml), TOTAL_TIMEOUT_MS - Math.floor(performance.now() - begun))
        return toPrinted(answer, till)
      }),
    find: ({ minor }, last) =>
      inTurn(async () => {
        const found = await lastNumber()
        if (found.number === last) return 'absent'
        if (isNextReceipt(found.number, last) && found.minor === minor)
          return { outcome: 'done', number: found.number, ...(await readTill()), answer: found.text }
        throw new Problem('deviceUnknown', 'other receipts have come since')
      }),
  }
}

function toPrinted({ success, code, number, text }: PrinterAnswer, till: { readonly till?: string }): Printed {
  if (success) return { outcome: 'done', ...(number && { number }), ...till, answer: text }
  return { outcome: 'refused', code, answer: text }
}
