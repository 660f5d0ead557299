import { listBusTerminals, listTerminals } from '@foyer/contract/terminal.ts'
import { isBusProvider } from '@foyer/domain/payment/terminal-choice.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visits } from '../../access/visit/visits.ts'
import type { ChooseBusPayment } from '../../outside/bus-payment/bus-payment.ts'
import { withDeadline } from '../../platform/time/deadline.ts'

interface TerminalsRoutesDependencies {
  readonly sites: Sites
  readonly visits: Visits
  readonly busFor: ChooseBusPayment
}

const ANSWER_TIMEOUT_MS = 10_000

/**
 * Terminals that may be used at a device: those that the configuration assigns to its app, or those
 * that the provider names.
 */
export function terminalRoutes(calls: Calls, { sites, visits, busFor }: TerminalsRoutesDependencies): void {
  calls.serve(listTerminals, async ({ body: { ids } }, { tx, hotel, site }) => {
    const { terminals, pmsDevices } = site.policies.payment
    const { config } = await sites.config(tx, hotel)
    return config.terminals
      .filter(({ id }) => ids.includes(id) && (terminals.includes(id) || pmsDevices.includes(id)))
      .map(({ id, name, model, serial_number }) => ({ id, name, model, serialNumber: serial_number }))
  })

  calls.serveInSteps(listBusTerminals, async ({ request }) => {
    const asked = await visits.during(request, { allowEnded: false }, async ({ hotel, site, appKey }) => {
      if (!isBusProvider(site.policies.payment.provider))
        throw new Problem('paymentNotPossible', 'no such payment provider is configured here')
      return { hotel, appKey }
    })
    const bus = busFor(asked.hotel)
    return [...(await withDeadline(ANSWER_TIMEOUT_MS, (signal) => bus.terminals(asked.appKey, signal)))]
  })
}
