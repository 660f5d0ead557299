import type { PrinterStatus } from '@foyer/contract/messages/device.ts'
import { requireDevice } from './require-device.ts'
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

interface PrinterRole extends StatefulRole<'printReceipt', PrinterStatus | undefined> {
  refreshStatus(): Promise<void>
}

/** A kiosk without a printer reports an error: a receipt that was not printed must not look so. */
export function createPrinterRole(printer: Printer | undefined, tell: PublishEvent): PrinterRole {
  printer?.watch(() => tell({ type: 'printer', printer: { state: printer.state() } }))
  return {
    handlers: {
      printReceipt: ({ base64File }) => requireDevice(printer).print(Buffer.from(base64File, 'base64')),
    },
    status: () => printer && { state: printer.state() },
    refreshStatus: async () => printer?.refreshStatus(),
    // A sheet being printed comes out even if the page is gone.
    onPageGone: () => {},
  }
}
