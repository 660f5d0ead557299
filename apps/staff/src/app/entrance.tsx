import type { StaffPageFacts } from '@foyer/contract/staff/page.ts'
import type { StaffSession } from '@foyer/contract/staff/session.ts'
import { ApiProvider } from '@foyer/web/api/api-provider.tsx'
import { anonymousCaller } from '@foyer/web/api/caller.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { LockedBell } from '../bell/locked-bell.tsx'
import { useCurrentPlace } from '../places/places-context.tsx'
import { createQueryClient } from '../session/create-query-client.ts'
import { ForgottenView } from '../views/sign-in/forgotten-view.tsx'
import { ResetView } from '../views/sign-in/reset-view.tsx'
import { SignInView } from '../views/sign-in/sign-in-view.tsx'

const SetUpView = lazy(async () => ({ default: (await import('../views/set-up/set-up-view.tsx')).SetUpView }))

interface EntranceProps {
  facts: StaffPageFacts
  /** Why the member is no longer signed in. */
  left: 'signedOut' | 'ended' | undefined
  onSession: (session: StaffSession) => void
}

/** Pages for visitors who are not signed in. */
export function Entrance({ facts, left, onSession }: EntranceProps) {
  const here = useCurrentPlace()
  const [queries] = useState(() => createQueryClient(() => undefined))
  const [isSetUp, setIsSetUp] = useState(false)
  const [isChanged, setIsChanged] = useState(false)

  function view() {
    if (here?.view === 'password') return <ResetView onDone={() => setIsChanged(true)} />
    if (!isSetUp && (facts.firstRun || here?.view === 'setUp')) return <SetUpView onDone={() => setIsSetUp(true)} />
    if (here?.view === 'forgotten') return <ForgottenView />
    const { version, singleSignOn } = facts
    const why = isChanged ? 'changed' : left
    return <SignInView version={version} why={why} singleSignOn={singleSignOn} onSession={onSession} />
  }

  return (
    <QueryClientProvider client={queries}>
      <ApiProvider caller={anonymousCaller}>
        <Suspense>{view()}</Suspense>
        {left === 'ended' && <LockedBell />}
      </ApiProvider>
    </QueryClientProvider>
  )
}
