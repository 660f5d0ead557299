import type { ToldBill } from '@foyer/contract/hub.ts'
import type { BillOrder } from '@foyer/contract/messages/bill-order.ts'
import type { FiscalPrinterStatus } from '@foyer/contract/messages/device.ts'
import type { Obeys } from '../orders/obey-orders.ts'
import { present } from './present.ts'
import type { Role, Tell } from './role.ts'

export type FiscalReceipt = Pick<BillOrder, 'id' | 'minor' | 'currency' | 'xml'>

/** What became of a receipt, by the printer's own word. */
export type Printed = Omit<ToldBill, 'id'>

/** What a printer can do that gives each receipt a number of the tax office: one that was given is never taken back. */
export interface FiscalPrinter {
  state(): FiscalPrinterStatus['state']
  watch(onChange: () => void): void
  /** Never rejects. */
  look(): Promise<void>
  /** Calls `asking` with the number of the last receipt before this one leaves. Throws a Problem when its answer is lost. */
  print(receipt: FiscalReceipt, asking: (last: string) => void): Promise<Printed>
  /** Whether it is the one that followed `last`. `absent`: none has followed. Throws a Problem when nobody can say. */
  find(receipt: FiscalReceipt, last: string): Promise<Printed | 'absent'>
}

/** By the names that the hotel's document gives them. */
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
  /** Of several, the one that needs somebody. */
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
    // A receipt that was sent is printed, whoever has gone meanwhile.
    rest: () => {},
  }
}
