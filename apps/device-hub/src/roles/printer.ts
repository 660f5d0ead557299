import type { PrinterStatus } from '@foyer/contract/messages/device.ts'
import type { Tell, ToldRole } from './role.ts'

/** What a printer of receipts can do. */
export interface Printer {
  state(): PrinterStatus['state']
  /** Tells about changes that nobody asked for: paper fed, cable pulled. */
  watch(onChange: () => void): void
  /** Asks it how it stands, where it says nothing by itself. Never rejects. */
  look(): Promise<void>
  /** Resolves when the sheet is out, and throws a Problem when it will not come. */
  print(file: Uint8Array): Promise<void>
}

interface PrinterRole extends ToldRole<'printReceipt', PrinterStatus> {
  look(): Promise<void>
}

export function printerRole(printer: Printer, tell: Tell): PrinterRole {
  const status = (): PrinterStatus => ({ state: printer.state() })
  printer.watch(() => tell({ type: 'printer', printer: status() }))
  return {
    does: { printReceipt: ({ base64File }) => printer.print(Buffer.from(base64File, 'base64')) },
    status,
    look: () => printer.look(),
    // A sheet that is on its way comes out, whoever has gone meanwhile.
    rest: () => {},
  }
}
