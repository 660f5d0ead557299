import type { FieldIssue } from '@foyer/domain/fields/issues.ts'
import { useState } from 'react'
import type { FieldValues } from '../../fields/kind-props.ts'

const none: readonly FieldIssue[] = []

/** What is wrong with a guest's form, of which the server may have refused something, and which of it is shown. */
export function useFormIssues(found: readonly FieldIssue[]) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState(none)
  return {
    issues: [...refused, ...found.filter(({ field }) => refused.every((one) => one.field !== field))],
    isShown: ({ warning, field }: FieldIssue) => warning || left.has(field),
    show: (wrong: readonly FieldIssue[]) => setLeft(new Set([...left, ...wrong.map(({ field }) => field)])),
    /** The guest has left a field. */
    leave: (name: string) => setLeft((before) => new Set([...before, name])),
    refuse: setRefused,
    changed(changes: FieldValues, emptied: FieldValues) {
      // What we emptied ourselves is no omission of the guest's.
      setLeft((before) => new Set([...before].filter((name) => !(name in emptied))))
      setRefused(refused.filter(({ field }) => !(field in changes)))
    },
  }
}
