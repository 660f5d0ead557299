import type { PrinterStatus } from '@foyer/contract/messages/device.ts'
import type { Tell, ToldRole } from './role.ts'

/** A receipt printer. */
export interface Printer {
  state(): PrinterStatus['state']
  /** Reports unsolicited changes: paper loaded, cable pulled. */
  watch(onChange: () => void): void
  /** Checks its state, if it does not report it. Never rejects. */
  look(): Promise<void>
  /** Resolves when the sheet is printed, and throws a Problem if it cannot be. */
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
    // A sheet being printed comes out even if the page is gone.
    rest: () => {},
  }
}
