import { makeQr } from '@foyer/contract/qr.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { fillTemplate } from '@foyer/domain/qr/custom-qr.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { drawQr } from '../../book/qr/draw-qr.ts'
import type { StayCardService } from './stay-card.service.ts'

/** Creates a QR code with the hotel's own content, for guests who have the key. */
export function customQrRoutes(calls: Calls, stayCards: StayCardService): void {
  calls.serve(makeQr, async ({ body }, visit) => {
    const { customQr, customQrTemplate, pmsHotelId } = visit.site.policies.finish
    // The page must send exactly what the hotel has published; nothing else is drawn.
    if (!customQr || body.template !== customQrTemplate || body.pmsHotelId !== pmsHotelId)
      throw new Problem('badInput', 'this hotel has no such code')
    const { reference, room, startDate, endDate, customer } = await stayCards.keyHolder(visit, body.reference)
    const filled = fillTemplate(customQrTemplate, {
      reference,
      room: room.number ?? '',
      surname: customer.lastName ?? '',
      arrival: startDate,
      departure: endDate,
      hotel: pmsHotelId,
    })
    return { picture: drawQr(filled).toString('base64') }
  })
}
