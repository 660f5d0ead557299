import type { ConfigChange } from '@foyer/domain/config/diff-configs.ts'
import type { ConfigIssue } from '@foyer/domain/config/parse-hotel-config.ts'
import type { PastPublication } from './config.service.ts'
import type { KeptRooms } from './keep-added-rooms.ts'

const MAX_LENGTH = 100

/** Formats a value for one line of a terminal. */
function shortenJson(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}

export const formatIssues = (issues: readonly ConfigIssue[]): string[] =>
  issues.map(({ path, message }) => `  ${path || 'the document'}: ${message}`)

/** Formats changes like diff: a minus for the old value, a plus for the new one. */
export const formatChanges = (changes: readonly ConfigChange[]): string[] =>
  changes.flatMap(({ path, before, after }) => [
    ...(before === undefined ? [] : [`- ${path}: ${shortenJson(before)}`]),
    ...(after === undefined ? [] : [`+ ${path}: ${shortenJson(after)}`]),
  ])

/** Says what an undo left alone, and how to remove it. */
export function formatKept({ rooms, roomTypes }: KeptRooms): string[] {
  if (rooms.length + roomTypes.length === 0) return []
  const parts = [
    ...(rooms.length > 0 ? [`rooms ${shortenLine(rooms.join(', '))}`] : []),
    ...(roomTypes.length > 0 ? [`room types ${shortenLine(roomTypes.join(', '))}`] : []),
  ]
  return [
    `Kept, because the hotel’s system added them or reservations use them: ${parts.join('; ')}.`,
    'To remove them, publish a document without them once no reservation uses them.',
  ]
}

export const formatHistory = (past: readonly PastPublication[]): string[] =>
  past.map(({ version, at, by, restores, undoes, changes }) => {
    const what = undoes ? `undoes ${undoes}` : restores ? `as ${restores}` : changes.map(({ path }) => path).join(', ')
    return `${String(version).padStart(5)}  ${at.toISOString().slice(0, 16).replace('T', ' ')}  ${by ?? 'command'}  ${shortenLine(what)}`
  })

const shortenLine = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text)
