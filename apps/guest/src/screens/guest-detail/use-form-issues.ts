import type { FieldIssue } from '@foyer/domain/fields/issues.ts'
import { useState } from 'react'
import type { FieldValues } from '../../fields/kind-props.ts'

const noIssues: readonly FieldIssue[] = []

/** The issues of a guest's form, including the server's rejections, and which are shown. */
export function useFormIssues(found: readonly FieldIssue[]) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState(noIssues)
  return {
    issues: [...refused, ...found.filter(({ field }) => refused.every((one) => one.field !== field))],
    isShown: ({ warning, field }: FieldIssue) => warning || left.has(field),
    show: (wrong: readonly FieldIssue[]) => setLeft(new Set([...left, ...wrong.map(({ field }) => field)])),
    /** Called when a field loses focus. */
    leave: (name: string) => setLeft((before) => new Set([...before, name])),
    refuse: setRefused,
    changed(changes: FieldValues, emptied: FieldValues) {
      // A field that we cleared is not shown as missing.
      setLeft((before) => new Set([...before].filter((name) => !(name in emptied))))
      setRefused(refused.filter(({ field }) => !(field in changes)))
    },
  }
}
