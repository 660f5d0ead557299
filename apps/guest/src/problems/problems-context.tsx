import { pathOf, place } from '@foyer/domain/journey/place.ts'
import { asProblem, type Problem, problemTraits } from '@foyer/domain/problem/problem.ts'
import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useJourney } from '../journey/journey-context.tsx'
import { keep, kept } from '../site/kept.ts'
import { useSite } from '../site/site-context.tsx'
// Not loaded late: without a connection it could not be.
import { OfflineModal } from './offline-modal.tsx'
import { useShowToast } from './toasts-context.tsx'

const SETTLES_MS = 100
const OPENED = 'error'

/** Whether this page itself has opened show-error there: what any other address claims was written by anybody. */
export function hasOpened(path: string): boolean {
  return kept(OPENED) === path
}

interface ShowOptions {
  /** The specification's word for what was being done: Payment, Check-in, Client update. */
  readonly action?: string
  /** The specification's own text for this error; without it our code travels. */
  readonly error?: string
  /** Reservation that it happened with. */
  readonly code?: string
  /** Nothing has left the machine: the key may be tried again. */
  readonly keyAgain?: boolean
  /** Nothing was charged: another try may be made. */
  readonly payAgain?: boolean
  /** The text stands alone. */
  readonly titleHidden?: boolean
  /** What the offline modal's retry does. */
  readonly retry?: () => unknown
}

interface Problems {
  /** Takes a problem where its catalogue entry says. `inPlace` problems are the screen's own business. */
  show(problem: unknown, options?: ShowOptions): void
}

const ProblemsContext = createContext<Problems | undefined>(undefined)

export function ProblemsProvider({ children }: { children: ReactNode }) {
  const journey = useJourney()
  const { site, label } = useSite()
  const showToast = useShowToast()
  const [offline, setOffline] = useState<{ retry?: (() => unknown) | undefined }>()
  const latest = useRef(journey)
  useLayoutEffect(() => {
    latest.current = journey
  })

  const show = useCallback(
    (caught: unknown, options: ShowOptions = {}) => {
      const problem = asProblem(caught)
      const { shown } = problemTraits(problem.code)
      const open = () => {
        const there = errorPlace(problem, options)
        keep(OPENED, pathOf(there))
        latest.current.goTo(there)
      }
      const ways: Record<typeof shown, () => void> = {
        offline: () => setOffline({ retry: options.retry }),
        toast: () => showToast({ kind: 'problem', text: label(`problem.${problem.code}.text`) }),
        signIn: () => (site.device.enrolledOnly ? location.assign('/pok/') : location.reload()),
        screen: open,
        // The page has heard of it already: flows/account/session-alert.tsx.
        alert: () => {},
        inPlace: open,
      }
      ways[shown]()
    },
    [site, label, showToast],
  )

  // A try that fails the same way shows the problem anew, a moment after it is over: the dialog stays until then.
  async function retry() {
    const tried = offline
    await tried?.retry?.()
    await new Promise((settled) => setTimeout(settled, SETTLES_MS))
    setOffline((now) => (now === tried ? undefined : now))
  }

  const value = useMemo(() => ({ show }), [show])
  return (
    <ProblemsContext value={value}>
      {children}
      {offline && <OfflineModal onRetry={retry} onClose={() => setOffline(undefined)} />}
    </ProblemsContext>
  )
}

export function useProblems(): Problems {
  const problems = use(ProblemsContext)
  if (!problems) throw new Error('Nobody looks after problems here.')
  return problems
}

/** `error` is a code of our catalogue, or a text that show-error knows; it finds the words for both. */
function errorPlace(problem: Problem, options: ShowOptions) {
  const { action, code, keyAgain, payAgain, titleHidden, error = problem.code } = options
  return place('show-error', {
    error,
    statusCode: String(problemTraits(problem.code).status),
    message_error: problem.detail,
    action,
    code,
    allowTryProgramKeyAgain: keyAgain ? 'true' : undefined,
    allowRetryPayment: payAgain ? 'true' : undefined,
    hideErrorTitle: titleHidden ? 'true' : undefined,
    roomNotAvailable: problem.code === 'roomNotAvailable' ? 'true' : undefined,
  })
}
