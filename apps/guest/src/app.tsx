import type { HotelPage, PageFacts } from '@foyer/contract/page.ts'
import type { Language } from '@foyer/domain/config/language.ts'
import { ApiProvider } from '@foyer/web/api/api-provider.tsx'
import { nobody } from '@foyer/web/api/caller.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { SessionProvider } from './account/session-context.tsx'
import { DeskProvider } from './desk/desk-context.tsx'
import type { Address } from './journey/address.ts'
import { CurrentScreen } from './journey/current-screen.tsx'
import { endVisitOf, isEndOwed } from './journey/forget-guest.ts'
import { JourneyProvider } from './journey/journey-context.tsx'
import { ProblemBoundary } from './problems/problem-boundary.tsx'
import { ProblemsProvider } from './problems/problems-context.tsx'
import { ToastsProvider } from './problems/toasts-context.tsx'
import { SiteProvider } from './site/site-context.tsx'
import { newTrackingNumber } from './site/tracking-number.ts'
import { GuestCallerProvider } from './visit/caller-context.tsx'
import { type GuestCaller, guestCaller } from './visit/guest-caller.ts'
import { LateWatchers } from './watchers/late-watchers.tsx'
import type { Wordings } from './wordings/load-wordings.ts'

const SignInScreen = lazy(async () => ({
  default: (await import('./screens/sign-in/sign-in-screen.tsx')).SignInScreen,
}))

const ExitScreen = lazy(async () => ({ default: (await import('./screens/sign-in/exit-screen.tsx')).ExitScreen }))

interface AppProps {
  readonly facts: PageFacts
  readonly first: { readonly language: Language; readonly wordings: Wordings }
  readonly address: Address
}

export function App({ facts, first, address }: AppProps) {
  const { hotelPage } = facts
  const [caller] = useState(() => hotelPage && callerOf(hotelPage, first.language))
  if (!hotelPage || !caller) return <AtNoHotel hasLeft={facts.hasLeft ?? false} />
  return (
    <GuestCallerProvider caller={caller}>
      <SiteProvider hotelPage={hotelPage} first={first} ofAddress={facts.language} onLanguage={caller.speak}>
        <SessionProvider>
          <DeskProvider>
            <Visits hotelPage={hotelPage} address={address} />
          </DeskProvider>
        </SessionProvider>
      </SiteProvider>
    </GuestCallerProvider>
  )
}

/** One guest after the other: whatever React holds of one is thrown away before the next. */
function Visits({ hotelPage, address }: { hotelPage: HotelPage; address: Address }) {
  const [visit, setVisit] = useState(1)
  const versionDue = useRef<number>(undefined)
  return (
    <OneVisit key={visit} address={address} onOver={() => setVisit(visit + 1)}>
      <LateWatchers hotelPage={hotelPage} versionDue={versionDue} />
    </OneVisit>
  )
}

interface OneVisitProps {
  readonly address: Address
  readonly onOver: () => void
  /** What is always on. */
  readonly children: ReactNode
}

function OneVisit({ address, onOver, children }: OneVisitProps) {
  const [queries] = useState(newQueries)
  return (
    <QueryClientProvider client={queries}>
      <ToastsProvider>
        <JourneyProvider address={address} onOver={onOver}>
          <ProblemsProvider>
            <ProblemBoundary>
              <CurrentScreen />
            </ProblemBoundary>
            {children}
          </ProblemsProvider>
        </JourneyProvider>
      </ToastsProvider>
    </QueryClientProvider>
  )
}

/** The device belongs to no hotel yet, or no longer. */
function AtNoHotel({ hasLeft }: { hasLeft: boolean }) {
  const [queries] = useState(newQueries)
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider caller={nobody}>
        <Suspense>{hasLeft ? <ExitScreen /> : <SignInScreen />}</Suspense>
      </ApiProvider>
    </QueryClientProvider>
  )
}

/**
 * Trying again is the guest's choice, on a screen that says so. Nothing is thrown away by time: a timer would hold what
 * it is to throw away beyond the moment in which the guest is forgotten.
 */
function newQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', gcTime: Number.POSITIVE_INFINITY },
      mutations: { networkMode: 'always', gcTime: Number.POSITIVE_INFINITY },
    },
  })
}

function callerOf(page: HotelPage, language: Language): GuestCaller {
  const caller = guestCaller(page, { language, trackingNumber: newTrackingNumber(page.hotel, Date.now()) })
  if (isEndOwed()) void endVisitOf(caller)
  return caller
}
