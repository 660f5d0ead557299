import type { PrinterStatus } from '@foyer/contract/messages/device.ts'
import type { PublishEvent, StatefulRole } from './role.ts'

/** A receipt printer. */
export interface Printer {
  state(): PrinterStatus['state']
  /** Reports unsolicited changes: paper loaded, cable pulled. */
  watch(onChange: () => void): void
  /** Checks its state, if it does not report it. Never rejects. */
  refreshStatus(): Promise<void>
  /** Resolves when the sheet is printed, and throws a Problem if it cannot be. */
  print(file: Uint8Array): Promise<void>
}

interface PrinterRole extends StatefulRole<'printReceipt', PrinterStatus> {
  refreshStatus(): Promise<void>
}

export function createPrinterRole(printer: Printer, tell: PublishEvent): PrinterRole {
  const status = (): PrinterStatus => ({ state: printer.state() })
  printer.watch(() => tell({ type: 'printer', printer: status() }))
  return {
    handlers: { printReceipt: ({ base64File }) => printer.print(Buffer.from(base64File, 'base64')) },
    status,
    refreshStatus: () => printer.refreshStatus(),
    // A sheet being printed comes out even if the page is gone.
    onPageGone: () => {},
  }
}
