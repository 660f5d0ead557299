import type { ScreenName } from '@foyer/domain/journey/screens.ts'
import { type LazyPart, lazyPart } from '@foyer/web/lazy/lazy-part.tsx'
import type { ComponentType } from 'react'
import { SelectLanguageScreen } from '../screens/select-language/select-language-screen.tsx'

type Screen = ComponentType | LazyPart<object>

const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazyPart(async () => (await load())[name])

/** Every screen that is built, each loaded before it is shown. The rest fall back to MissingScreen. */
export const routes: Partial<Record<ScreenName, Screen>> = {
  'license-code-sign-in': screen(() => import('../screens/sign-in/sign-in-screen.tsx'), 'SignInScreen'),
  // The most common first screen is bundled with the page.
  'select-language': SelectLanguageScreen,
  'select-pos-terminal': screen(
    () => import('../screens/select-terminal/select-terminal-screen.tsx'),
    'SelectTerminalScreen',
  ),
  home: screen(() => import('../screens/home/home-screen.tsx'), 'HomeScreen'),
  login: screen(() => import('../screens/login/login-screen.tsx'), 'LoginScreen'),
  signup: screen(() => import('../screens/signup/signup-screen.tsx'), 'SignupScreen'),
  'forgotten-password': screen(
    () => import('../screens/forgotten-password/forgotten-password-screen.tsx'),
    'ForgottenPasswordScreen',
  ),
  'create-reservation': screen(() => import('../screens/walk-in/walk-in-screen.tsx'), 'WalkInScreen'),
  book: screen(() => import('../screens/book/book-screen.tsx'), 'BookScreen'),
  'check-in': screen(() => import('../screens/check-in/check-in-screen.tsx'), 'CheckInScreen'),
  'check-in-qr': screen(() => import('../screens/check-in-qr/check-in-qr-screen.tsx'), 'CheckInQrScreen'),
  'second-factor': screen(() => import('../screens/second-factor/second-factor-screen.tsx'), 'SecondFactorScreen'),
  'your-booking': screen(() => import('../screens/your-booking/your-booking-screen.tsx'), 'YourBookingScreen'),
  'my-bookings': screen(() => import('../screens/my-bookings/my-bookings-screen.tsx'), 'MyBookingsScreen'),
  'guest-list': screen(() => import('../screens/guest-list/guest-list-screen.tsx'), 'GuestListScreen'),
  'fast-check-in': screen(() => import('../screens/fast-check-in/fast-check-in-screen.tsx'), 'FastCheckInScreen'),
  'guest-detail': screen(() => import('../screens/guest-detail/guest-detail-screen.tsx'), 'GuestDetailScreen'),
  scan: screen(() => import('../screens/scan/scan-screen.tsx'), 'ScanScreen'),
  'mrz-result': screen(() => import('../screens/mrz-result/mrz-result-screen.tsx'), 'MrzResultScreen'),
  'driving-licence': screen(
    () => import('../screens/driving-licence/driving-licence-screen.tsx'),
    'DrivingLicenceScreen',
  ),
  'bme-subscription': screen(() => import('../screens/membership/membership-screen.tsx'), 'MembershipScreen'),
  signpad: screen(() => import('../screens/signature/signature-screen.tsx'), 'SignatureScreen'),
  'check-in-extras': screen(() => import('../screens/extras/extras-screen.tsx'), 'ExtrasScreen'),
  'check-in-upgrade': screen(() => import('../screens/upgrade/upgrade-screen.tsx'), 'UpgradeScreen'),
  'rac-upsell': screen(() => import('../screens/rac-upsell/rac-upsell-screen.tsx'), 'RacUpsellScreen'),
  'check-in-summary': screen(() => import('../screens/summary/summary-screen.tsx'), 'SummaryScreen'),
  'room-key': screen(() => import('../screens/room-key/room-key-screen.tsx'), 'RoomKeyScreen'),
  'stay-card': screen(() => import('../screens/stay-card/stay-card-screen.tsx'), 'StayCardScreen'),
  'hand-over': screen(() => import('../screens/hand-over/hand-over-screen.tsx'), 'HandOverScreen'),
  'resend-room-access-code': screen(() => import('../screens/lost-code/lost-code-screen.tsx'), 'LostCodeScreen'),
  'how-the-key-works': screen(
    () => import('../screens/how-the-key-works/how-the-key-works-screen.tsx'),
    'HowTheKeyWorksScreen',
  ),
  checkout: screen(() => import('../screens/checkout/checkout-screen.tsx'), 'CheckoutScreen'),
  farewell: screen(() => import('../screens/farewell/farewell-screen.tsx'), 'FarewellScreen'),
  finish: screen(() => import('../screens/finish/finish-screen.tsx'), 'FinishScreen'),
  storage: screen(() => import('../screens/storage/storage-screen.tsx'), 'StorageScreen'),
  'main-information': screen(
    () => import('../screens/main-information/main-information-screen.tsx'),
    'MainInformationScreen',
  ),
  'lean-frontapp-screensaver': screen(
    () => import('../screens/screensaver/screensaver-screen.tsx'),
    'ScreensaverScreen',
  ),
  'pre-checkin': screen(() => import('../screens/pre-checkin/pre-checkin-screen.tsx'), 'PreCheckinScreen'),
  'edit-profile': screen(() => import('../screens/edit-profile/edit-profile-screen.tsx'), 'EditProfileScreen'),
  'update-password': screen(
    () => import('../screens/update-password/update-password-screen.tsx'),
    'UpdatePasswordScreen',
  ),
  'update-identity-document': screen(
    () => import('../screens/update-identity-document/update-identity-document-screen.tsx'),
    'UpdateIdentityDocumentScreen',
  ),
  'close-account': screen(() => import('../screens/close-account/close-account-screen.tsx'), 'CloseAccountScreen'),
  'show-error': screen(() => import('../screens/show-error/show-error-screen.tsx'), 'ShowErrorScreen'),
}

/** Prefetches a screen while the guest is still at another one. */
export function prefetchScreen(name: ScreenName): void {
  const there = routes[name]
  if (there && 'preload' in there) there.preload()
}
