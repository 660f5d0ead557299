import { openStayCard, shareStayCard } from '@foyer/contract/stay-card.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { maskGuests } from '../../book/mask/mask-guests.ts'
import { qrPicture } from '../../book/qr/qr-picture.ts'
import { networkOf } from '../../platform/tries/network-of.ts'
import type { StayCardService } from './stay-card.service.ts'
import { LINK_SECONDS } from './stay-card.store.ts'

export function stayCardRoutes(calls: Calls, stayCards: StayCardService): void {
  calls.serve(shareStayCard, async ({ body }, visit) => {
    const url = await stayCards.share(visit, body.reference)
    return { url, picture: qrPicture(url).toString('base64'), seconds: LINK_SECONDS }
  })

  calls.serve(openStayCard, async ({ body, request }, visit) => ({
    reservations: maskGuests(visit, await stayCards.open(visit, body.link, networkOf(request.ip))),
  }))
}
