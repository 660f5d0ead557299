import { fetchInformation, type Information, type InformationSubject } from '@foyer/contract/information.ts'
import type { HotelInfo } from '@foyer/domain/config/hotel-info.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'

type ReadInformation = (
  info: HotelInfo,
  visit: Visit,
  hasKey: () => Promise<boolean>,
) => Information | Promise<Information>

/**
 * Facts about the hotel by name, from its published configuration. Addresses from a client are
 * never fetched.
 */
const subjects = {
  house: ({ name, address, reception }, { hotel }) => ({ name: name ?? hotel.name, address, reception }),
  times: ({ breakfast, checkOutUntil }, visit) => ({
    breakfast: breakfast && { ...breakfast, place: getText(breakfast.place, visit) },
    checkOutUntil,
  }),
  // Anyone can open a page, but the network is for guests who have arrived.
  wifi: async ({ wifi }, _visit, hasKey) => (wifi && (await hasKey()) ? { wifi } : {}),
} satisfies Record<InformationSubject, ReadInformation>

export function informationRoutes(calls: Calls, reservations: ReservationService): void {
  calls.serve(fetchInformation, async ({ body: { subject } }, visit) => {
    const tell: ReadInformation = subjects[subject]
    const hasKey = async () => (await reservations.found(visit)).some(({ room }) => room.keyCode !== undefined)
    return { data: await tell(visit.site.hotelInfo, visit, hasKey) }
  })
}

function getText(
  texts: Readonly<Partial<Record<string, string>>> = {},
  { language, site }: Pick<Visit, 'language' | 'site'>,
): string | undefined {
  return texts[language] ?? texts[site.languages[0] ?? 'en']
}
