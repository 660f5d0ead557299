import type { PageFacts } from '@foyer/contract/page.ts'
import type { Language } from '@foyer/domain/config/language.ts'
import { ApiProvider } from '@foyer/web/api/api-provider.tsx'
import type { Caller } from '@foyer/web/api/caller.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useState } from 'react'
import type { Address } from './journey/address.ts'
import { CurrentScreen } from './journey/current-screen.tsx'
import { JourneyProvider } from './journey/journey-context.tsx'
import { ProblemBoundary } from './problems/problem-boundary.tsx'
import { ProblemsProvider } from './problems/problems-context.tsx'
import { ToastsProvider } from './problems/toasts-context.tsx'
import { SiteProvider } from './site/site-context.tsx'
import { newTrackingNumber } from './site/tracking-number.ts'
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
  const [queries] = useState(newQueries)
  const speak = useCallback(
    (language: Language) => {
      if (caller) caller.language = language
    },
    [caller],
  )
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider caller={caller}>
        {hotelPage ? (
          <SiteProvider hotelPage={hotelPage} first={first} ofAddress={facts.language} onLanguage={speak}>
            <ToastsProvider>
              <JourneyProvider address={address}>
                <ProblemsProvider>
                  <ProblemBoundary>
                    <CurrentScreen />
                  </ProblemBoundary>
                  <LateWatchers hotelPage={hotelPage} />
                </ProblemsProvider>
              </JourneyProvider>
            </ToastsProvider>
          </SiteProvider>
        ) : (
          <Suspense>{facts.hasLeft ? <ExitScreen /> : <SignInScreen />}</Suspense>
        )}
      </ApiProvider>
    </QueryClientProvider>
  )
}

/** Trying again is the guest's choice, on a screen that says so. */
function newQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  })
}

function callerOf({ site, hotel, csrf }: NonNullable<PageFacts['hotelPage']>, language: Language): Caller {
  return {
    companyId: hotel.companyId,
    hotelId: hotel.id,
    appKey: site.appKey,
    isPok: site.device.isPok,
    appType: site.product.isRac ? 'rac' : 'hotel',
    csrf,
    language,
    trackingNumber: newTrackingNumber(hotel, Date.now()),
  }
}
