import type { FiscalPrinter } from '../roles/fiscal-printer.ts'
import type { Drivers } from './driver.ts'

export const fiscalPrinters = {
  epson: async (place) => (await import('./epson/epson.driver.ts')).createEpsonPrinter(place.texts()),
} satisfies Drivers<FiscalPrinter>
