import type { Printer } from '../roles/printer.ts'
import type { Drivers } from './driver.ts'

export const printers = {
  simulated: async ({ lobby }) =>
    (await import('./simulated-printer/simulated-printer.driver.ts')).createSimulatedPrinter(lobby),
  escpos: async (place) => (await import('./escpos/escpos.driver.ts')).createEscposPrinter(place.link()),
  cups: async ({ name }) => (await import('./cups/cups.driver.ts')).createCupsPrinter(name),
} satisfies Drivers<Printer>
