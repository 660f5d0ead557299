import { legalConditions } from '@foyer/contract/legal.ts'
import { checkForm } from '@foyer/domain/fields/check-field.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValue, FieldValues } from '../../fields/kind-props.ts'
import { useProblems } from '../../problems/problems-context.tsx'
import { useSite } from '../../site/site-context.tsx'

/** What is ticked above the signature: the hotel's own checks, and its terms where it has any. */
export function useConsents() {
  const { site, hotel, language } = useSite()
  const problems = useProblems()
  const legal = useLoad(legalConditions, { body: { hotelId: hotel.id, language } })
  const [ticked, setTicked] = useState<FieldValues>({})
  const [acceptsTerms, setAcceptsTerms] = useState(false)

  // A hotel without texts says so; any other silence is no consent to anything.
  const isKnown = legal.isSuccess || legal.error?.code === 'legalTextMissing'
  const { refetch, error } = legal
  const unread = useEffectEvent(() => problems.show(error, { action: 'Client update', retry: refetch }))
  useEffect(() => {
    if (error && !isKnown) unread()
  }, [error, isKnown])

  const checks = site.fields.checks.filter(({ visible }) => visible)
  const starts = Object.fromEntries(checks.map(({ name, checked }) => [name, checked || undefined]))
  const values: FieldValues = { ...starts, ...ticked }
  const hasTerms = Boolean(legal.data?.termsContent || legal.data?.termsUrl)
  return {
    isKnown,
    texts: legal.data,
    checks,
    values,
    tick: (name: string, value: FieldValue) => setTicked({ ...ticked, [name]: value }),
    hasTerms,
    acceptsTerms,
    acceptTerms: setAcceptsTerms,
    missingChecks: new Set(checkForm(checks, values).map(({ field }) => field)),
    missesTerms: hasTerms && !acceptsTerms,
  }
}

export type Consents = ReturnType<typeof useConsents>
