import { changeCustomer, createCustomer, customerFields } from '@foyer/contract/customer.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { nameFor } from '../../access/proof/proved-reservation.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { takeReservation } from '../lease/hold-reservation.ts'
import type { ReservationService } from '../reservation/reservation.service.ts'
import type { CustomerService } from './customer.service.ts'

export function customerRoutes(calls: Calls, reservations: ReservationService, customers: CustomerService): void {
  calls.serve(customerFields, async ({ body }, visit) => {
    refuseUnlessOffered(visit)
    return customers.fields(visit, body.type)
  })

  calls.serve(createCustomer, async ({ body }, visit) => {
    refuseUnlessOffered(visit)
    const { reservation, refuseUnlessHeld } = await takeReservation(reservations, visit, meant(visit, body.reference))
    await refuseUnlessHeld()
    return { customerId: await customers.create(visit, reservation, body) }
  })

  calls.serve(changeCustomer, async ({ body }, visit) => {
    refuseUnlessOffered(visit)
    const { reservation, refuseUnlessHeld } = await takeReservation(reservations, visit, body.reference)
    await refuseUnlessHeld()
    await customers.change(visit, reservation, body.customerId)
    return {}
  })
}

function refuseUnlessOffered({ site }: Visit): void {
  if (!site.policies.summary.changeCustomer) throw new Problem('mayNot', 'nobody changes the invoice by this page')
}

/** The given reference, or that of the only reservation. */
function meant(visit: Visit, said: string | undefined): string {
  const [only, ...others] = visit.proved
  if (said !== undefined) return said
  if (!only || others.length > 0) throw new Problem('badInput', 'for which reservation?')
  return nameFor(visit, only)
}
