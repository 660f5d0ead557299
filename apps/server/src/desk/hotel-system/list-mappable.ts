import type { readSystemSetup } from '@foyer/contract/staff/system-setup.ts'
import { localizeText } from '@foyer/domain/basics/localize-text.ts'
import type { HotelConfig } from '@foyer/domain/config/hotel-config.ts'
import { toPercent } from '@foyer/domain/folio/vat.ts'
import { moneyMethodNames } from '@foyer/domain/payment/payment-method.ts'
import type * as z from 'zod/mini'
import type { HotelTables } from '../../access/site/hotel-tables.ts'

type Mappable = z.output<typeof readSystemSetup.reply>['ours']
type Names = Readonly<Partial<Record<string, string>>>

const toName = (id: string, names: Names) => ({ id, name: localizeText(names, 'en') || id })

/** What the hotel has that its system may call otherwise. Ways to pay are named by the page. */
export function listMappable({ extras, folio, walkIn }: HotelConfig, { rooms, roomTypes }: HotelTables): Mappable {
  const rates = new Set([folio.vat.extras, ...folio.services.flatMap(({ vat }) => vat ?? [])])
  const sold = [...extras, ...folio.services.filter(({ on }) => on)]
  return {
    rooms: rooms.map(({ number }) => ({ id: number, name: number })),
    roomTypes: roomTypes.map(({ id, name }) => ({ id, name })),
    extras: [...new Map(sold.map(({ id, names }) => [id, toName(id, names)])).values()],
    ways: moneyMethodNames.map((id) => ({ id, name: id })),
    taxes: [...rates]
      .toSorted((one, other) => one - other)
      .map((rate) => ({ id: String(toPercent(rate)), name: `${toPercent(rate)} %` })),
    rates: roomTypes
      .filter(({ id }) => walkIn.roomTypes.some((onSale) => onSale.id === id))
      .map(({ id, name }) => ({ id, name })),
  }
}
