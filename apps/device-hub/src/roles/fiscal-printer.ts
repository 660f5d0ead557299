import type { ToldBill } from '@foyer/contract/hub.ts'
import type { BillOrder } from '@foyer/contract/messages/bill-order.ts'
import type { FiscalPrinterStatus } from '@foyer/contract/messages/device.ts'
import type { Obeys } from '../orders/obey-orders.ts'
import { present } from './present.ts'
import type { Role, Tell } from './role.ts'

export type FiscalReceipt = Pick<BillOrder, 'id' | 'minor' | 'currency' | 'xml'>

/** The outcome of a receipt according to the printer. */
export type Printed = Omit<ToldBill, 'id'>

/** A printer that gives each receipt a fiscal number, which can never be taken back. */
export interface FiscalPrinter {
  state(): FiscalPrinterStatus['state']
  watch(onChange: () => void): void
  /** Never rejects. */
  look(): Promise<void>
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
  look(): Promise<void>
}

export function fiscalPrinterRole(
  printers: FiscalPrinters | undefined,
  bills: Obeys | undefined,
  tell: Tell,
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
    does: { printBill: ({ order }) => present(bills).obey(order) },
    status,
    look: async () => void (await Promise.all(all.map((printer) => printer.look()))),
    // A receipt already sent is printed even if the page is gone.
    rest: () => {},
  }
}
