import type { PrinterStatus } from '@foyer/contract/messages/device.ts'

export interface Printer {
  state(): PrinterStatus['state']
  /** Tells about changes that nobody asked for: paper fed, cable pulled. */
  watch(onChange: () => void): void
  /** Resolves when the sheet is out. */
  print(file: Uint8Array): Promise<void>
}
