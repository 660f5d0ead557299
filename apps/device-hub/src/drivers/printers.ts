import type { Printer } from '../roles/printer.ts'
import type { Drivers } from './driver.ts'

export const printers = {
  simulated: async ({ lobby }) =>
    (await import('./simulated-printer/simulated-printer.driver.ts')).simulatedPrinter(lobby),
  escpos: async (place) => (await import('./escpos/escpos.driver.ts')).escposPrinter(place.link()),
  cups: async ({ name }) => (await import('./cups/cups.driver.ts')).cupsPrinter(name),
} satisfies Drivers<Printer>
