import type { HotelPage } from '@foyer/contract/page.ts'
import type { Socket } from '@foyer/web/connection/web-socket.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { DeskProvider } from '../flows/desk/desk-context.tsx'
import type { Address } from '../journey/address.ts'
import { JourneyProvider } from '../journey/journey-context.tsx'
import { ProblemsProvider } from '../problems/problems-context.tsx'
import { type Toast, ToastsProvider } from '../problems/toasts-context.tsx'
import { SiteProvider, type SpokenTexts } from '../site/site-context.tsx'
import { GuestCallerProvider } from '../visit/caller-context.tsx'
import type { GuestCaller } from '../visit/guest-caller.ts'
import { SessionProvider } from '../visit/session-context.tsx'
import { ProblemBoundary } from './problem-boundary.tsx'

interface PageProvidersProps {
  readonly hotelPage: HotelPage
  readonly caller: GuestCaller
  readonly first: SpokenTexts
  readonly ofAddress: string
  /** Replaces the browser's WebSocket in tests. */
  readonly connect?: (link: string) => Socket
  readonly children: ReactNode
}

/** Providers that live as long as the hotel's page is loaded. */
export function PageProviders({ hotelPage, caller, first, ofAddress, connect, children }: PageProvidersProps) {
  return (
    <GuestCallerProvider caller={caller}>
      <SiteProvider hotelPage={hotelPage} first={first} ofAddress={ofAddress} onLanguage={caller.setLanguage}>
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
  readonly children: ReactNode
  /** Watchers that stay mounted next to every screen. */
  readonly beside?: ReactNode
}

/** Providers that live for one guest's visit. */
export function VisitProviders({ address, onOver, onToast, children, beside }: VisitProvidersProps) {
  const [queries] = useState(createQueryClient)
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
 * No automatic retries: screens offer a retry button instead. Nothing is garbage-collected by a
 * timer, because that would keep guest data in memory after the visit has ended.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', gcTime: Number.POSITIVE_INFINITY },
      mutations: { networkMode: 'always', gcTime: Number.POSITIVE_INFINITY },
    },
  })
}
