import { fetchInformation, type Information, type InformationSubject } from '@foyer/contract/information.ts'
import type { HotelInfo } from '@foyer/domain/config/hotel-info.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Visit } from '../../access/visit/visit.ts'

type Told = (info: HotelInfo, visit: Visit) => Information

/** Facts of the hotel by name, from what it has published. What a client sends is never fetched. */
const subjects = {
  house: ({ name, address, reception }, { hotel }) => ({ name: name ?? hotel.name, address, reception }),
  times: ({ breakfast, checkOutUntil }, visit) => ({
    breakfast: breakfast && { ...breakfast, place: textIn(breakfast.place, visit) },
    checkOutUntil,
  }),
} satisfies Record<InformationSubject, Told>

export function informationRoutes(calls: Calls): void {
  calls.serve(fetchInformation, async ({ body: { subject } }, visit) => ({
    data: subjects[subject](visit.site.hotelInfo, visit),
  }))
}

function textIn(
  texts: Readonly<Partial<Record<string, string>>> = {},
  { language, site }: Pick<Visit, 'language' | 'site'>,
): string | undefined {
  return texts[language] ?? texts[site.languages[0] ?? 'en']
}
