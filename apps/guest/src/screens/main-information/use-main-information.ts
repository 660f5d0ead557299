import { fetchInformation, type Information } from '@foyer/contract/information.ts'
import type { Language } from '@foyer/domain/basics/language.ts'
import type { HotelInfo } from '@foyer/domain/config/hotel-info.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useSite } from '../../site/site-context.tsx'

/**
 * The hotel's times: as loaded with the page, until the server sends the current ones. A kiosk's
 * page stays open for days.
 */
export function useMainInformation() {
  const { site, language } = useSite()
  const journey = useJourney()
  const { data: told } = useLoad(fetchInformation, { body: { subject: 'times', language } }, { again: true })
  return {
    times: told?.data ?? toInformation(site.hotelInfo, language),
    next: () => journey.next(),
    back: () => journey.goTo(place('select-language'), 'back'),
  }
}

function toInformation({ breakfast, checkOutUntil }: HotelInfo, language: Language): Information {
  return { breakfast: breakfast && { ...breakfast, place: breakfast.place?.[language] }, checkOutUntil }
}
