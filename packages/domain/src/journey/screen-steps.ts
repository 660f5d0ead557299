import type { ScreenName } from './screens.ts'

export const screenStepNames = [
  'start',
  'booking',
  'guests',
  'form',
  'signature',
  'extras',
  'payment',
  'key',
  'checkOut',
  'walkIn',
  'account',
  'roomWait',
  'problem',
] as const
export type ScreenStep = (typeof screenStepNames)[number]

/** What a guest does on each screen, in reception's terms. */
export const screenSteps: Readonly<Record<ScreenName, ScreenStep>> = {
  'license-code-sign-in': 'start',
  'select-pos-terminal': 'payment',
  home: 'start',
  login: 'account',
  signup: 'account',
  'forgotten-password': 'account',
  'check-in': 'start',
  'check-in-qr': 'start',
  'second-factor': 'start',
  'your-booking': 'booking',
  'my-bookings': 'booking',
  'guest-list': 'guests',
  'fast-check-in': 'guests',
  'guest-detail': 'form',
  'check-in-extras': 'extras',
  'check-in-upgrade': 'extras',
  'check-in-summary': 'payment',
  'driving-licence': 'form',
  scan: 'form',
  'mrz-result': 'form',
  'select-language': 'start',
  storage: 'start',
  signpad: 'signature',
  book: 'walkIn',
  'room-key': 'key',
  'stay-card': 'key',
  'hand-over': 'start',
  'how-the-key-works': 'key',
  checkout: 'checkOut',
  farewell: 'checkOut',
  'edit-profile': 'account',
  'update-password': 'account',
  'close-account': 'account',
  'update-identity-document': 'account',
  'show-error': 'problem',
  'pre-checkin': 'start',
  finish: 'key',
  'create-reservation': 'walkIn',
  'resend-room-access-code': 'key',
  'rac-upsell': 'extras',
  'main-information': 'start',
  'lean-frontapp-screensaver': 'start',
  'bme-subscription': 'extras',
}

/** The same for a value sent by a page, which may be anything. */
export function toScreenStep(told: string | null | undefined): ScreenStep | undefined {
  return told && Object.hasOwn(screenSteps, told) ? screenSteps[told as ScreenName] : undefined
}
