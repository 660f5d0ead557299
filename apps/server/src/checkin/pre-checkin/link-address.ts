import type { HotelConfig } from '@foyer/domain/config/hotel-config.ts'
import { pathOf, place } from '@foyer/domain/journey/place.ts'
import { appWith } from '@foyer/domain/mode/processes.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'

/** Returns the app that a guest opens before arrival; undefined if the hotel has none. */
export function preCheckinApp({ apps }: Pick<HotelConfig, 'apps'>): string | undefined {
  return appWith(apps, 'inSeveralHands')
}

interface Leads {
  readonly hotel: Pick<Hotel, 'id' | 'companyId'>
  readonly appKey: string
  readonly language: string
  readonly token: string
}

/** Builds the path of a shared link. */
export function linkPath({ hotel, appKey, language, token }: Leads): string {
  const address = `/pok/1/company/${hotel.companyId}/hotel/${hotel.id}/lang/${language}/appkey/${appKey}`
  return address + pathOf(place('pre-checkin', { code: token }))
}
