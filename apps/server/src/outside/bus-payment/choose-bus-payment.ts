import { Problem } from '@foyer/domain/problem/problem.ts'
import type { BusPayment, ChooseBusPayment } from './bus-payment.ts'

/** Nobody is connected yet who charges by himself: a terminal that nobody calls must never look like one. */
const none: BusPayment = {
  async terminals() {
    throw new Problem('unavailable', 'no such payment provider is connected')
  },
}

/** The demo's provider has the terminals of the hotel's own document. */
export const chooseBusPayment: ChooseBusPayment = ({ isDemo }, { terminals }) =>
  isDemo
    ? {
        terminals: async () =>
          terminals.map(({ id, name, manufacturer_code, model }) => ({
            id,
            name,
            manufacturer: manufacturer_code,
            model,
          })),
      }
    : none
