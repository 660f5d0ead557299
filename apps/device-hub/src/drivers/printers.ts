import type { Printer } from '../roles/printer.ts'
import type { Drivers } from './driver.ts'

export const printers = {
  simulated: async ({ lobby }) =>
    (await import('./simulated-printer/simulated-printer.driver.ts')).simulatedPrinter(lobby),
} satisfies Drivers<Printer>
