import {
  type AccountForm,
  type AccountIssue,
  accountForms,
  checkAccountForm,
} from '@foyer/domain/account/account-form.ts'
import type { ShownField } from '@foyer/domain/fields/field-rules.ts'
import { ensureProblem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import { InputProblem } from '@foyer/web/api/call-api.ts'
import { useState } from 'react'
import { useProblems } from '../../problems/problems-context.tsx'
import { readFromVisit, removeFromVisit, saveToVisit } from '../../site/visit-storage.ts'
import { useSession } from '../../visit/session-context.tsx'

export type Typed = Readonly<Record<string, string>>

const SECRET = /password/i

export interface AccountFormOptions {
  readonly form: AccountForm
  /** Values that are already known. */
  readonly known?: Readonly<Record<string, string | undefined>> | undefined
  /** Problems that the form itself explains. */
  readonly inPlace?: readonly ProblemCode[]
  /** Sends the form and continues to the next page. */
  readonly send: (typed: Typed) => Promise<void>
}

/** One account form: its input, issues and result. A reload loses only passwords. */
export function useAccountForm({ form, known = {}, inPlace = [], send }: AccountFormOptions) {
  const problems = useProblems()
  const { session } = useSession()
  const [draft] = useState(() => toDraftName(form, session?.user.id))
  const [changes, setChanges] = useState<Typed>(() => readFromVisit<Typed>(draft) ?? {})
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<readonly AccountIssue[]>([])
  const [problem, setProblem] = useState<ProblemCode>()
  const [busy, setBusy] = useState(false)

  const values: Typed = { ...withoutUnknown(known), ...changes }
  const found = checkAccountForm(form, values)
  const issues = [...refused, ...found.filter(({ field }) => refused.every((one) => one.field !== field))]

  const show = (wrong: readonly AccountIssue[]) => setShown(new Set([...shown, ...wrong.map(({ field }) => field)]))

  async function submit(): Promise<void> {
    if (busy) return
    setProblem(undefined)
    if (issues.length > 0) return show(issues)
    setBusy(true)
    try {
      await send(trimValues(values))
      removeFromVisit(draft)
    } catch (caught) {
      refuse(caught)
    } finally {
      setBusy(false)
    }
  }

  function refuse(caught: unknown): void {
    const { code } = ensureProblem(caught)
    const named = caught instanceof InputProblem ? caught.issues : []
    // The guest couldn't correct an issue without a field on this form.
    const wrong = named
      .filter(({ path }) => accountForms[form].some(({ name }) => name === path))
      .map(({ path, issue }) => ({ field: path, issue }) as AccountIssue)
    setRefused(wrong)
    if (wrong.length > 0) show(wrong)
    else if (inPlace.includes(code)) setProblem(code)
    else problems.show(caught, { retry: submit })
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
      saveToVisit(draft, Object.fromEntries(Object.entries(next).filter(([field]) => !SECRET.test(field))))
      setRefused(refused.filter(({ field }) => field !== name))
      setProblem(undefined)
    },
    leave(name: string) {
      if (values[name]) setShown(new Set([...shown, name]))
    },
  }
}

export type AccountFormState = ReturnType<typeof useAccountForm>

/**
 * Drafts are stored per account, so the next guest to
 * sign in finds nothing that an earlier one typed.
 */
function toDraftName(form: AccountForm, userId: string | undefined): string {
  return ['account', form, ...(userId ? [userId] : [])].join('.')
}

/** What was typed into the login form before signing in. */
export function readSignInDraft(form: 'login'): Typed | undefined {
  return readFromVisit<Typed>(toDraftName(form, undefined))
}

/** Deletes everything typed for an account when the account's session ends. */
export function clearFormDrafts(userId: string | undefined): void {
  for (const form of Object.keys(accountForms) as AccountForm[]) {
    removeFromVisit(toDraftName(form, undefined))
    removeFromVisit(toDraftName(form, userId))
  }
}

function withoutUnknown(known: Readonly<Record<string, string | undefined>>): Typed {
  return Object.fromEntries(Object.entries(known).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** A password may begin with a space, so passwords aren't trimmed. */
function trimValues(values: Typed): Typed {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, SECRET.test(name) ? value : value.trim()]),
  )
}
