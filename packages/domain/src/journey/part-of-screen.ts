import type { ScreenName } from './screens.ts'

export const checkinParts = ['booking', 'guests', 'signature', 'extras', 'payment', 'key', 'problem'] as const
export type CheckinPart = (typeof checkinParts)[number]

/** What somebody is at, as the desk says it; several screens may belong to one. */
const partOf: Partial<Record<ScreenName, CheckinPart>> = {
  'check-in': 'booking',
  'check-in-qr': 'booking',
  'second-factor': 'booking',
  'your-booking': 'booking',
  'guest-list': 'guests',
  'fast-check-in': 'guests',
  'guest-detail': 'guests',
  'driving-licence': 'guests',
  scan: 'guests',
  'mrz-result': 'guests',
  'bme-subscription': 'guests',
  signpad: 'signature',
  'check-in-extras': 'extras',
  'check-in-upgrade': 'extras',
  'rac-upsell': 'extras',
  'check-in-summary': 'payment',
  'room-key': 'key',
  'show-error': 'problem',
}

export function partOfScreen(screen: string | null | undefined): CheckinPart | undefined {
  return screen && Object.hasOwn(partOf, screen) ? partOf[screen as ScreenName] : undefined
}
