import type { ConfigChange } from '@foyer/domain/config/config-changes.ts'
import type { ConfigIssue } from '@foyer/domain/config/read-config.ts'
import type { PastPublication } from './config.service.ts'

const LONGEST = 100

/** Formats a value for one line of a terminal. */
function inShort(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

export const issueLines = (issues: readonly ConfigIssue[]): string[] =>
  issues.map(({ path, message }) => `  ${path || 'the document'}: ${message}`)

/** Formats changes like diff: a minus for the old value, a plus for the new one. */
export const changeLines = (changes: readonly ConfigChange[]): string[] =>
  changes.flatMap(({ path, before, after }) => [
    ...(before === undefined ? [] : [`- ${path}: ${inShort(before)}`]),
    ...(after === undefined ? [] : [`+ ${path}: ${inShort(after)}`]),
  ])

export const historyLines = (past: readonly PastPublication[]): string[] =>
  past.map(({ version, at, by, restores, undoes, changes }) => {
    const what = undoes ? `undoes ${undoes}` : restores ? `as ${restores}` : changes.map(({ path }) => path).join(', ')
    return `${String(version).padStart(5)}  ${at.toISOString().slice(0, 16).replace('T', ' ')}  ${by ?? 'command'}  ${inLine(what)}`
  })

const inLine = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
