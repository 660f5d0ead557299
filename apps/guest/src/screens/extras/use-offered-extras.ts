import { priceExtras } from '@foyer/contract/extras.ts'
import type { Money } from '@foyer/domain/basics/money.ts'

import type { AvailableExtra } from '@foyer/domain/extras/available-extra.ts'
import type { Extra } from '@foyer/domain/extras/extra.ts'
import { buildOffer, isTooEarlyForExtras, type OfferFacts } from '@foyer/domain/extras/offer.ts'
import { getUnitPrice } from '@foyer/domain/extras/price.ts'
import { getMaxQuantity, getQuantity, type Quantities } from '@foyer/domain/extras/quantity.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useEffect, useEffectEvent } from 'react'
import { useTrack } from '../../journey/use-track.ts'
import { useSite } from '../../site/site-context.tsx'
import { useToday } from '../../site/use-today.ts'

export interface OfferedExtra {
  readonly extra: Extra
  /** Price of one for the whole stay. */
  readonly price: Money
  /** The number of nights that a price per night includes. */
  readonly nights: number
  /** Maximum quantity for this booking. */
  readonly most: number
  readonly quantity: number
  /** Availability at the rental station. */
  readonly available?: AvailableExtra | undefined
}

/** The extras on offer with the server's prices. Extras that fit no room are reported. */
export function useOfferedExtras(code: string, reservation: Reservation | undefined) {
  const { site, hotel } = useSite()
  const today = useToday()
  const track = useTrack()
  const { offered, notMapped } = buildOffer(
    reservation && isTooEarlyForExtras(reservation, site.process) ? [] : site.extras,
    toOfferFacts(reservation, site.product.isRac),
  )
  const { extrasToSyncPrice, extrasToSyncAllotment } = reservation ?? {}
  const isPriced = ({ id }: Extra) => extrasToSyncPrice?.includes(id) ?? true
  const isCounted = ({ id }: Extra) => extrasToSyncAllotment?.includes(id) ?? true
  const asked = offered.filter((extra) => isPriced(extra) || isCounted(extra))
  const prices = useLoad(
    priceExtras,
    {
      body: {
        reference: code,
        roomTypeId: reservation?.room.typeId ?? '',
        extraIds: asked.map(({ id }) => id),
        startDate: reservation?.startDate ?? today,
        endDate: reservation?.endDate ?? today,
      },
    },
    { when: reservation !== undefined && asked.length > 0, again: true },
  )

  const unmapped = notMapped.join()
  const reportUnmapped = useEffectEvent(() => track('error', 'extra not mapped', { extras: notMapped }))
  const isKnown = reservation !== undefined
  useEffect(() => {
    if (isKnown && unmapped) reportUnmapped()
  }, [isKnown, unmapped])

  /** Adds prices and the chosen quantities, limited to what is available. */
  function priced(chosen: Quantities): readonly OfferedExtra[] {
    return offered.flatMap((extra) => {
      const known = prices.data?.find(({ extraId }) => extraId === extra.id)
      const price = isPriced(extra) ? known?.price : reservation && getUnitPrice(extra, reservation, hotel.currency)
      if (!price) return []
      const available = reservation?.extrasAvailable?.find(({ id }) => id === extra.id)
      const most = getMaxQuantity(
        { max: available?.max ?? extra.max, left: isCounted(extra) ? known?.left : undefined },
        extra.control,
      )
      const wanted = available?.editable === false ? (available.quantity ?? 0) : getQuantity(chosen, extra.id)
      const nights = Math.max(1, reservation?.nights ?? 1)
      return [{ extra, price: available?.price ?? price, nights, most, quantity: Math.min(most, wanted), available }]
    })
  }

  return { offered, prices, arePriced: asked.length === 0 || prices.data !== undefined, priced }
}

const noFacts = { roomTypeId: '', children: 0, hasPets: false, included: [], chosen: [] }

function toOfferFacts(reservation: Reservation | undefined, isRac: boolean): OfferFacts {
  if (!reservation) return noFacts
  const { room, children, hasPets, included, extras = [], extrasAvailable = [] } = reservation
  const chosen = extras.map(({ id }) => id)
  const onHand = extrasAvailable.map(({ id }) => id)
  return { roomTypeId: room.typeId, children, hasPets, included, chosen, ...(isRac && { onHand }) }
}
