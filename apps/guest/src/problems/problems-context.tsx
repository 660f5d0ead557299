import { place, toPath } from '@foyer/domain/journey/place.ts'
import { ensureProblem, getProblemTraits, type Problem } from '@foyer/domain/problem/problem.ts'
import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useJourney } from '../journey/journey-context.tsx'
import { useSite } from '../site/site-context.tsx'
import { readFromVisit, saveToVisit } from '../site/visit-storage.ts'
// Not loaded lazily: it couldn't be without a connection.
import { OfflineModal } from './offline-modal.tsx'
import { useShowToast } from './toasts-context.tsx'

const SETTLE_DELAY_MS = 100
const OPENED = 'error'

/**
 * Whether this page itself opened show-error there. Any other
 * address could come from anyone, so its claims aren't trusted.
 */
export function hasOpened(path: string): boolean {
  return readFromVisit(OPENED) === path
}

interface ShowOptions {
  /** The specification's name of the action: Payment, Check-in, Client update. */
  readonly action?: string
  /** The specification's text for this error; if absent, our code is sent. */
  readonly error?: string
  /** The reservation affected. */
  readonly code?: string
  /** No card was dispensed, so the key can be retried. */
  readonly keyAgain?: boolean
  /** Nothing was charged, so the payment can be retried. */
  readonly payAgain?: boolean
  /** Shows the text without a title. */
  readonly titleHidden?: boolean
  /** What the offline modal's retry does. */
  readonly retry?: () => unknown
}

interface Problems {
  /**
   * Shows a problem where its catalogue entry says. `inPlace` problems are handled by the screen.
   */
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
      const problem = ensureProblem(caught)
      const { shown } = getProblemTraits(problem.code)
      const open = () => {
        const there = errorPlace(problem, options)
        saveToVisit(OPENED, toPath(there))
        latest.current.goTo(there)
      }
      const ways: Record<typeof shown, () => void> = {
        offline: () => setOffline({ retry: options.retry }),
        toast: () => showToast({ kind: 'problem', text: label(`problem.${problem.code}.text`) }),
        signIn: () => (site.device.enrolledOnly ? location.assign('/pok/') : location.reload()),
        screen: open,
        // Already shown: see flows/account/session-alert.tsx.
        alert: () => {},
        inPlace: open,
      }
      ways[shown]()
    },
    [site, label, showToast],
  )

  // A failed retry shows the problem again a moment after it ends, so the dialog stays until then.
  async function retry() {
    const tried = offline
    await tried?.retry?.()
    await new Promise((settled) => setTimeout(settled, SETTLE_DELAY_MS))
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

/**
 * `error` is a code of our catalogue or a text that
 * show-error knows; it finds the wording for both.
 */
function errorPlace(problem: Problem, options: ShowOptions) {
  const { action, code, keyAgain, payAgain, titleHidden, error = problem.code } = options
  return place('show-error', {
    error,
    statusCode: String(getProblemTraits(problem.code).status),
    message_error: problem.detail,
    action,
    code,
    allowTryProgramKeyAgain: keyAgain ? 'true' : undefined,
    allowRetryPayment: payAgain ? 'true' : undefined,
    hideErrorTitle: titleHidden ? 'true' : undefined,
    roomNotAvailable: problem.code === 'roomNotAvailable' ? 'true' : undefined,
  })
}
