import { checkOut, mailBill, makeBill, readCheckOut } from '@foyer/contract/checkout.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { RefreshReservation } from '../../book/hotel-system/refresh-reservation.ts'
import { getNetwork } from '../../platform/attempts/get-network.ts'
import type { CheckOutService } from './check-out.service.ts'

export function checkOutRoutes(calls: Calls, checkOuts: CheckOutService, askHotel: RefreshReservation): void {
  calls.serve(
    checkOut,
    ({ body, request }, visit) =>
      checkOuts.checkOut({ ...visit, language: chooseLanguage(body.language, visit) }, body, getNetwork(request.ip)),
    { first: ({ request, body }) => askHotel.forResolved(request, (visit) => checkOuts.resolve(visit, body)) },
  )

  calls.serve(readCheckOut, ({ body }, visit) => checkOuts.read(visit, body.reference))

  calls.serve(mailBill, async ({ body }, visit) => ({ to: await checkOuts.mailBill(visit, body.reference) }))

  calls.serve(makeBill, async ({ body }, visit) => {
    const { name, content } = await checkOuts.bill(visit, body.reference)
    return { name, content: content.toString('base64') }
  })
}

/** This call carries its language in its data. */
function chooseLanguage(
  asked: string,
  { site, language }: { site: { languages: readonly string[] }; language: string },
) {
  return site.languages.find((one) => one === asked) ?? language
}
