import { clampStay, getRange, type StayPart } from '@foyer/domain/walk-in/walk-in-stay.ts'
import { useState } from 'react'
import { type AppliedMembership, readDraft, storeDraft, type WalkInDraft } from '../../flows/walk-in/walk-in-draft.ts'
import { useSite } from '../../site/site-context.tsx'

/** The dates, guests and rate that were entered, stored across a reload. */
export function useStayDraft(onChange: () => void) {
  const policy = useSite().site.policies.walkIn
  const [draft, setDraft] = useState(() => {
    const known = readDraft()
    return { ...known, stay: clampStay(known.stay, policy) }
  })
  const { stay, membership } = draft

  function change(changes: Partial<WalkInDraft>) {
    const next = { ...draft, ...changes }
    setDraft(next)
    storeDraft(next)
    onChange()
  }

  return {
    draft,
    code: membership?.promotionalCode ?? draft.code.trim(),
    /** Undefined if the hotel requires no name. */
    named: policy.asksName ? { firstName: draft.firstName.trim(), lastName: draft.lastName.trim() } : undefined,
    fields: {
      rangeOf: (part: StayPart) => getRange(part, policy),
      count: (part: StayPart, value: number) => change({ stay: { ...stay, [part]: value } }),
      type: (changes: Partial<Pick<WalkInDraft, 'code' | 'firstName' | 'lastName'>>) => change(changes),
      asksName: policy.asksName,
      takesMembership: policy.membership,
      apply: (applied: AppliedMembership) => change({ membership: applied, code: '' }),
      removeMembership: () => change({ membership: undefined, code: '' }),
    },
  }
}

export type StayDraft = Pick<ReturnType<typeof useStayDraft>, 'draft' | 'code' | 'named'>
