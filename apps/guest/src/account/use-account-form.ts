import {
  type AccountForm,
  type AccountIssue,
  accountForms,
  checkAccountForm,
} from '@foyer/domain/account/account-form.ts'
import type { ShownField } from '@foyer/domain/fields/field-rules.ts'
import { asProblem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import { InputProblem } from '@foyer/web/api/call-api.ts'
import { useState } from 'react'
import { focusField } from '../fields/focus-field.ts'
import { useProblems } from '../problems/problems-context.tsx'
import { forget, keep, kept } from '../site/kept.ts'

export type Typed = Readonly<Record<string, string>>

const SECRET = /password/i

export interface AccountFormParts {
  readonly form: AccountForm
  readonly formId: string
  /** What is known already. */
  readonly known?: Readonly<Record<string, string | undefined>> | undefined
  /** Refusals that the form itself has words for. */
  readonly inPlace?: readonly ProblemCode[]
  /** Sends it and leads on. */
  readonly send: (typed: Typed) => Promise<void>
}

/** One form of an account: what is typed, what is wrong with it, and what became of it. A reload loses no more than passwords. */
export function useAccountForm({ form, formId, known = {}, inPlace = [], send }: AccountFormParts) {
  const problems = useProblems()
  const draft = `account.${form}`
  const [changes, setChanges] = useState<Typed>(() => kept<Typed>(draft) ?? {})
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<readonly AccountIssue[]>([])
  const [problem, setProblem] = useState<ProblemCode>()
  const [busy, setBusy] = useState(false)

  const values: Typed = { ...filled(known), ...changes }
  const found = checkAccountForm(form, values)
  const issues = [...refused, ...found.filter(({ field }) => refused.every((one) => one.field !== field))]

  function stopAt(wrong: readonly AccountIssue[]): void {
    setShown(new Set([...shown, ...wrong.map(({ field }) => field)]))
    const first = accountForms[form].find(({ name }) => wrong.some(({ field }) => field === name))
    // When the field says what is wrong, the guest is there already.
    requestAnimationFrame(() => focusField(document.getElementById(formId), first?.name))
  }

  async function submit(): Promise<void> {
    if (busy) return
    setProblem(undefined)
    if (issues.length > 0) return stopAt(issues)
    setBusy(true)
    try {
      await send(trimmed(values))
      forget(draft)
    } catch (caught) {
      refuse(caught)
    } finally {
      setBusy(false)
    }
  }

  function refuse(caught: unknown): void {
    const { code } = asProblem(caught)
    const wrong = caught instanceof InputProblem ? (caught.issues as readonly { path: string; issue: string }[]) : []
    const issuesOf = wrong.map(({ path, issue }) => ({ field: path, issue }) as AccountIssue)
    setRefused(issuesOf)
    if (issuesOf.length > 0) stopAt(issuesOf)
    else if (inPlace.includes(code)) setProblem(code)
    // Whoever was signed in hears of it by the alert.
    else if (code !== 'tokenExpired') problems.show(caught, { retry: submit })
  }

  return {
    fields: accountForms[form].map(
      (field): ShownField => ({ field, mandatory: field.mandatory, disabled: false, reason: 'configured' }),
    ),
    values,
    issues: issues.filter(({ field }) => shown.has(field)),
    problem,
    busy,
    submit,
    change(name: string, value: string) {
      const next = { ...changes, [name]: value }
      setChanges(next)
      keep(draft, Object.fromEntries(Object.entries(next).filter(([field]) => !SECRET.test(field))))
      setRefused(refused.filter(({ field }) => field !== name))
      setProblem(undefined)
    },
    leave(name: string) {
      if (values[name]) setShown(new Set([...shown, name]))
    },
  }
}

export type AccountFormAtHand = ReturnType<typeof useAccountForm>

/** Nothing that was typed for an account outlives it on this page. */
export function forgetForms(): void {
  for (const form of Object.keys(accountForms)) forget(`account.${form}`)
}

function filled(known: Readonly<Record<string, string | undefined>>): Typed {
  return Object.fromEntries(Object.entries(known).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** A password may begin with a blank. */
function trimmed(values: Typed): Typed {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, SECRET.test(name) ? value : value.trim()]),
  )
}
