import { openStayCard, shareStayCard } from '@foyer/contract/stay-card.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { maskGuests } from '../../book/mask/mask-guests.ts'
import { drawQr } from '../../book/qr/draw-qr.ts'
import { getNetwork } from '../../platform/attempts/get-network.ts'
import type { StayCardService } from './stay-card.service.ts'
import { LINK_SECONDS } from './stay-card.store.ts'

export function stayCardRoutes(calls: Calls, stayCards: StayCardService): void {
  calls.serve(shareStayCard, async ({ body }, visit) => {
    const url = await stayCards.share(visit, body.reference)
    return { url, picture: drawQr(url).toString('base64'), seconds: LINK_SECONDS }
  })

  calls.serve(openStayCard, async ({ body, request }, visit) => ({
    reservations: maskGuests(visit, await stayCards.open(visit, body.link, getNetwork(request.ip))),
  }))
}
