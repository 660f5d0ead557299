import type { ReportedBill } from '@foyer/contract/hub.ts'
import type { BillOrder } from '@foyer/contract/messages/bill-order.ts'
import type { FiscalPrinterStatus } from '@foyer/contract/messages/device.ts'
import type { OrderExecutor } from '../orders/order-executor.ts'
import { requireDevice } from './require-device.ts'
import type { PublishEvent, Role } from './role.ts'

export type FiscalReceipt = Pick<BillOrder, 'id' | 'minor' | 'currency' | 'xml'>

/** The outcome of a receipt according to the printer. */
export type Printed = Omit<ReportedBill, 'id'>

/** A printer that gives each receipt a fiscal number, which can never be taken back. */
export interface FiscalPrinter {
  state(): FiscalPrinterStatus['state']
  watch(onChange: () => void): void
  /** Never rejects. */
  refreshStatus(): Promise<void>
  /**
   * Calls `asking` with the number of the last receipt before sending this one. Throws a Problem if
   * the answer is lost.
   */
  print(receipt: FiscalReceipt, asking: (last: string) => void): Promise<Printed>
  /**
   * Whether it is the receipt after `last`. `absent`: there is none. Throws a Problem if that
   * cannot be determined.
   */
  find(receipt: FiscalReceipt, last: string): Promise<Printed | 'absent'>
}

/** By their names in the hotel's document. */
export type FiscalPrinters = Readonly<Record<string, FiscalPrinter>>

interface FiscalRole extends Role<'printBill'> {
  status(): FiscalPrinterStatus | undefined
  refreshStatus(): Promise<void>
}

export function createFiscalPrinterRole(
  printers: FiscalPrinters | undefined,
  bills: OrderExecutor | undefined,
  tell: PublishEvent,
): FiscalRole {
  const all = Object.values(printers ?? {})
  /** Of several, the first one that needs attention. */
  const status = (): FiscalPrinterStatus | undefined => {
    const states = all.map((printer) => printer.state())
    return states.length > 0 ? { state: states.find((state) => state !== 'ready') ?? 'ready' } : undefined
  }
  for (const printer of all)
    printer.watch(() => {
      const now = status()
      if (now) tell({ type: 'fiscalPrinter', fiscalPrinter: now })
    })
  return {
    handlers: { printBill: ({ order }) => requireDevice(bills).execute(order) },
    status,
    refreshStatus: async () => void (await Promise.all(all.map((printer) => printer.refreshStatus()))),
    // A receipt already sent is printed even if the page is gone.
    onPageGone: () => {},
  }
}
