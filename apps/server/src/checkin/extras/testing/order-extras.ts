import { addExtras } from '@foyer/contract/extras.ts'
import type { ExternalIds } from '@foyer/domain/reservation/external-ids.ts'
import type { GuestPage } from '../../../testing/guest-page.ts'

/** Posts the quantity of each extra, as the page does. */
export function orderExtras(
  page: GuestPage,
  reference: string,
  quantities: Record<string, number>,
  key?: string,
  filed: ExternalIds = {},
) {
  const { hotel } = page.hotelPage
  return page.call(addExtras, {
    body: {
      isRac: false,
      language: 'en',
      extras: Object.entries(quantities).map(([extraId, quantity]) => ({
        hotelId: hotel.id,
        reference,
        extraId,
        quantity,
        currency: hotel.currency,
        ...filed,
      })),
    },
    ...(key && { key }),
  })
}
