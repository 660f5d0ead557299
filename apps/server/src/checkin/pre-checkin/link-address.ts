import type { HotelConfig } from '@foyer/domain/config/hotel-config.ts'
import { place, toPath } from '@foyer/domain/journey/place.ts'
import { findAppWith } from '@foyer/domain/mode/processes.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'

/** Returns the app that a guest opens before arrival; undefined if the hotel has none. */
export function findPreCheckinApp({ apps }: Pick<HotelConfig, 'apps'>): string | undefined {
  return findAppWith(apps, 'inSeveralHands')
}

interface LinkTarget {
  readonly hotel: Pick<Hotel, 'id' | 'companyId'>
  readonly appKey: string
  readonly language: string
  readonly token: string
}

/** Builds the path of a shared link. */
export function formatLinkPath({ hotel, appKey, language, token }: LinkTarget): string {
  const address = `/pok/1/company/${hotel.companyId}/hotel/${hotel.id}/lang/${language}/appkey/${appKey}`
  return address + toPath(place('pre-checkin', { code: token }))
}
