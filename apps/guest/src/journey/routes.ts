import type { ScreenName } from '@foyer/domain/journey/screens.ts'
import { type ComponentType, lazy } from 'react'
import { SelectLanguageScreen } from '../screens/select-language/select-language-screen.tsx'

type Screen = ComponentType

const screen = <Name extends string>(load: () => Promise<Record<Name, Screen>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))

/** Every screen that is built, each loaded when it is first shown. The others answer that they are not there yet. */
export const routes: Partial<Record<ScreenName, Screen>> = {
  'license-code-sign-in': screen(() => import('../screens/sign-in/sign-in-screen.tsx'), 'SignInScreen'),
  // Nearly everybody's first screen comes with the page itself.
  'select-language': SelectLanguageScreen,
  home: screen(() => import('../screens/home/home-screen.tsx'), 'HomeScreen'),
  'check-in': screen(() => import('../screens/check-in/check-in-screen.tsx'), 'CheckInScreen'),
  'your-booking': screen(() => import('../screens/your-booking/your-booking-screen.tsx'), 'YourBookingScreen'),
  'guest-list': screen(() => import('../screens/guest-list/guest-list-screen.tsx'), 'GuestListScreen'),
  'guest-detail': screen(() => import('../screens/guest-detail/guest-detail-screen.tsx'), 'GuestDetailScreen'),
  scan: screen(() => import('../screens/scan/scan-screen.tsx'), 'ScanScreen'),
  signpad: screen(() => import('../screens/signature/signature-screen.tsx'), 'SignatureScreen'),
  'check-in-summary': screen(() => import('../screens/summary/summary-screen.tsx'), 'SummaryScreen'),
  'room-key': screen(() => import('../screens/room-key/room-key-screen.tsx'), 'RoomKeyScreen'),
  finish: screen(() => import('../screens/finish/finish-screen.tsx'), 'FinishScreen'),
  'show-error': screen(() => import('../screens/show-error/show-error-screen.tsx'), 'ShowErrorScreen'),
}
