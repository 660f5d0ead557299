import type { Guest } from '@foyer/domain/guest/guest.ts'
import { ensureProblem } from '@foyer/domain/problem/problem.ts'
import { findMissingTicks, getRequestedTicks } from '@foyer/domain/signature/ticks.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValue, FieldValues } from '../../fields/kind-props.ts'
import { useLegalTexts } from '../../frame/use-legal-texts.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useToday } from '../../site/use-today.ts'
import { readFromVisit, removeFromVisit, saveToVisit } from '../../site/visit-storage.ts'

interface TicksSoFar {
  readonly ticked: FieldValues
  readonly acceptsTerms: boolean
}

/** The checks above this guest's signature: the hotel's own, and its terms if it has any. */
export function useConsents(guest: Guest) {
  const { site, version } = useSite()
  const problems = useProblems()
  const today = useToday()
  const { texts, isKnown, failure, again } = useLegalTexts()
  const name = `ticks.${guest.id}`
  const [{ ticked, acceptsTerms }, setTicks] = useState<TicksSoFar>(
    () => readFromVisit<TicksSoFar>(name) ?? { ticked: {}, acceptsTerms: false },
  )
  const write = (next: TicksSoFar) => {
    setTicks(next)
    saveToVisit(name, next)
  }
  const [haveChanged, setHaveChanged] = useState(false)

  const unread = useEffectEvent(() => problems.show(failure, { action: 'Client update', retry: again }))
  useEffect(() => {
    if (failure) unread()
  }, [failure])

  const published = {
    checks: site.fields.checks.filter(({ visible }) => visible),
    hasTerms: Boolean(texts?.termsContent || texts?.termsUrl),
  }
  const { checks, hasTerms } = getRequestedTicks(guest, published, today)
  const starts = Object.fromEntries(checks.map(({ name, checked }) => [name, checked || undefined]))
  const values: FieldValues = { ...starts, ...ticked }
  const missing = findMissingTicks({ checks, hasTerms }, { checks: values, terms: acceptsTerms })
  // An unticked box is an answer; an unanswered question is not.
  const answered = checks.filter(({ name, type }) => type === 'checkbox' || values[name] !== undefined)
  return {
    isKnown,
    checks,
    values,
    tick: (name: string, value: FieldValue) => write({ ticked: { ...ticked, [name]: value }, acceptsTerms }),
    hasTerms,
    acceptsTerms,
    acceptTerms: (accepts: boolean) => write({ ticked, acceptsTerms: accepts }),
    missingChecks: missing.checks,
    missesTerms: missing.terms,
    /** Sent with the signature, for the texts that this page has shown. */
    ticks: {
      version,
      checks: Object.fromEntries(answered.map(({ name }) => [name, values[name] === true])),
      terms: acceptsTerms,
    },
    /** True if the hotel has since published other texts. */
    haveChanged,
    /** Returns true if this hook shows the problem itself. */
    refuse(problem: unknown): boolean {
      const isOurs = ensureProblem(problem).code === 'textsChanged'
      if (isOurs) {
        setHaveChanged(true)
        // New texts have to be read and ticked again.
        removeFromVisit(name)
      }
      return isOurs
    },
  }
}

export type Consents = ReturnType<typeof useConsents>
