import type { HotelPage, PageFacts } from '@foyer/contract/page.ts'
import type { Language } from '@foyer/domain/basics/language.ts'
import { ApiProvider } from '@foyer/web/api/api-provider.tsx'
import { anonymousCaller } from '@foyer/web/api/caller.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Address } from '../journey/address.ts'
import { beginVisit } from '../journey/begin-visit.ts'
import { TapGuardMs } from '../parts/use-tap-guard.ts'
import type { SpokenTexts } from '../site/site-context.tsx'
import { createTrackingNumber } from '../site/tracking-number.ts'
import { createGuestCaller, type GuestCaller } from '../visit/guest-caller.ts'
import { CurrentScreen } from './current-screen.tsx'
import { createQueryClient, PageProviders, VisitProviders } from './providers.tsx'
import { LateWatchers } from './watchers/late-watchers.tsx'

const SignInScreen = lazy(async () => ({
  default: (await import('../screens/sign-in/sign-in-screen.tsx')).SignInScreen,
}))

const ExitScreen = lazy(async () => ({ default: (await import('../screens/sign-in/exit-screen.tsx')).ExitScreen }))

/** Longer than a double tap, shorter than it takes to read the screen. */
const TAP_GUARD_MS = 400

interface AppProps {
  readonly facts: PageFacts
  readonly first: SpokenTexts
  readonly address: Address
}

export function App({ facts, first, address }: AppProps) {
  const { hotelPage } = facts
  const [caller] = useState(() => hotelPage && createCaller(hotelPage, first.language, address))
  if (!hotelPage || !caller) return <NoHotelApp hasLeft={facts.hasLeft ?? false} />
  return (
    <PageProviders hotelPage={hotelPage} caller={caller} first={first} ofAddress={facts.language}>
      <Visits hotelPage={hotelPage} address={address} />
    </PageProviders>
  )
}

/** Remounts for each guest, so no React state passes from one guest to the next. */
function Visits({ hotelPage, address }: { hotelPage: HotelPage; address: Address }) {
  const [visit, setVisit] = useState(1)
  const versionDue = useRef<number>(undefined)
  return (
    <VisitProviders
      key={visit}
      address={address}
      onOver={() => setVisit(visit + 1)}
      beside={<LateWatchers hotelPage={hotelPage} versionDue={versionDue} />}
    >
      <TapGuardMs value={TAP_GUARD_MS}>
        <CurrentScreen />
      </TapGuardMs>
    </VisitProviders>
  )
}

/** Shown when the device is not enrolled at a hotel, or no longer is. */
function NoHotelApp({ hasLeft }: { hasLeft: boolean }) {
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider caller={anonymousCaller}>
        <Suspense>{hasLeft ? <ExitScreen /> : <SignInScreen />}</Suspense>
      </ApiProvider>
    </QueryClientProvider>
  )
}

function createCaller(page: HotelPage, language: Language, address: Address): GuestCaller {
  const caller = createGuestCaller(page, { language, trackingNumber: createTrackingNumber(page.hotel, Date.now()) })
  beginVisit(caller, { here: address.here(), device: page.site.device })
  return caller
}
