import { changeCustomer, createCustomer, customerFields } from '@foyer/contract/customer.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { getPublicReference } from '../../access/proof/proved-reservation.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { lockReservation } from '../lease/acquire-reservation.ts'
import type { ReservationService } from '../reservation/reservation.service.ts'
import type { CustomerService } from './customer.service.ts'

export function customerRoutes(calls: Calls, reservations: ReservationService, customers: CustomerService): void {
  calls.serve(customerFields, async ({ body }, visit) => {
    assertOffered(visit)
    return customers.fields(visit, body.type)
  })

  calls.serve(createCustomer, async ({ body }, visit) => {
    assertOffered(visit)
    const { reservation, assertHeld } = await lockReservation(
      reservations,
      visit,
      chooseReference(visit, body.reference),
    )
    await assertHeld()
    return { customerId: await customers.create(visit, reservation, body, visit.id) }
  })

  calls.serve(changeCustomer, async ({ body }, visit) => {
    assertOffered(visit)
    const { reservation, assertHeld } = await lockReservation(reservations, visit, body.reference)
    await assertHeld()
    await customers.change(visit, reservation, body.customerId)
    return {}
  })
}

function assertOffered({ site }: Visit): void {
  if (!site.policies.summary.changeCustomer)
    throw new Problem('mayNot', 'this page does not allow changing the invoice')
}

/** The given reference, or that of the only reservation. */
function chooseReference(visit: Visit, said: string | undefined): string {
  const [only, ...others] = visit.proved
  if (said !== undefined) return said
  if (!only || others.length > 0) throw new Problem('badInput', 'for which reservation?')
  return getPublicReference(visit, only)
}
