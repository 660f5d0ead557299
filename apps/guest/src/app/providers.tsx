import type { HotelPage } from '@foyer/contract/page.ts'
import type { Language } from '@foyer/domain/basics/language.ts'
import type { Socket } from '@foyer/web/line/web-socket.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { DeskProvider } from '../flows/desk/desk-context.tsx'
import type { Address } from '../journey/address.ts'
import { JourneyProvider } from '../journey/journey-context.tsx'
import { ProblemsProvider } from '../problems/problems-context.tsx'
import { type Toast, ToastsProvider } from '../problems/toasts-context.tsx'
import { SiteProvider } from '../site/site-context.tsx'
import { GuestCallerProvider } from '../visit/caller-context.tsx'
import type { GuestCaller } from '../visit/guest-caller.ts'
import { SessionProvider } from '../visit/session-context.tsx'
import type { Wordings } from '../wordings/load-wordings.ts'
import { ProblemBoundary } from './problem-boundary.tsx'

interface PageProvidersProps {
  readonly hotelPage: HotelPage
  readonly caller: GuestCaller
  readonly first: { readonly language: Language; readonly wordings: Wordings }
  readonly ofAddress: string
  /** Stands in for the browser's own socket. */
  readonly connect?: (link: string) => Socket
  readonly children: ReactNode
}

/** What a page of a hotel holds for as long as it is loaded. */
export function PageProviders({ hotelPage, caller, first, ofAddress, connect, children }: PageProvidersProps) {
  return (
    <GuestCallerProvider caller={caller}>
      <SiteProvider hotelPage={hotelPage} first={first} ofAddress={ofAddress} onLanguage={caller.speak}>
        <SessionProvider>
          <DeskProvider connect={connect}>{children}</DeskProvider>
        </SessionProvider>
      </SiteProvider>
    </GuestCallerProvider>
  )
}

interface VisitProvidersProps {
  readonly address: Address
  readonly onOver?: () => void
  readonly onToast?: (toast: Toast) => void
  /** The screen. */
  readonly children: ReactNode
  /** What is always on, beside every screen. */
  readonly beside?: ReactNode
}

/** What it holds of one guest. */
export function VisitProviders({ address, onOver, onToast, children, beside }: VisitProvidersProps) {
  const [queries] = useState(newQueries)
  return (
    <QueryClientProvider client={queries}>
      <ToastsProvider onToast={onToast}>
        <JourneyProvider address={address} onOver={onOver}>
          <ProblemsProvider>
            <ProblemBoundary>{children}</ProblemBoundary>
            {beside}
          </ProblemsProvider>
        </JourneyProvider>
      </ToastsProvider>
    </QueryClientProvider>
  )
}

/**
 * Trying again is the guest's choice, on a screen that says so. Nothing is thrown away by time: a timer would hold what
 * it is to throw away beyond the moment in which the guest is forgotten.
 */
export function newQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', gcTime: Number.POSITIVE_INFINITY },
      mutations: { networkMode: 'always', gcTime: Number.POSITIVE_INFINITY },
    },
  })
}
