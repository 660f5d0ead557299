import { mrzCountry } from '@foyer/domain/document/mrz-country.ts'
import { ALPHABET } from './network/recogniser.ts'
import type { Zone } from './read-picture.ts'
import { type Format, type Range, textAt, type ZoneField } from './text/formats.ts'

/** Why a field should be looked at: hard to read, changed so that a check digit agrees, or a state that there is not. */
export type DoubtReason = 'faint' | 'repaired' | 'unknownState'

/** A part of a document that was read and is not certain. */
export interface Doubt {
  readonly field: DoubtedField
  readonly why: DoubtReason
  /** The characters that it is about, as they were taken. */
  readonly characters: string
  /** The least certain of them, of 1. */
  readonly sure: number
}

export const doubtedFields = [
  'documentNumber',
  'lastName',
  'firstName',
  'birthDate',
  'expiryDate',
  'nationality',
  'issueCountry',
  'gender',
] as const
export type DoubtedField = (typeof doubtedFields)[number]

/** What was read of a valid zone, and what of it is not certain. */
export interface Reading {
  readonly lines: readonly string[]
  readonly doubts: readonly Doubt[]
}

const names: Partial<Record<ZoneField, DoubtedField>> = {
  number: 'documentNumber',
  birth: 'birthDate',
  expiry: 'expiryDate',
  nationality: 'nationality',
  issueState: 'issueCountry',
  sex: 'gender',
  lastName: 'lastName',
  firstName: 'firstName',
}

/** No check digit sees a mistake in these. */
const unchecked: ReadonlySet<DoubtedField> = new Set(['lastName', 'firstName', 'nationality', 'issueCountry', 'gender'])
/** Of a character that nothing else vouches for, neither a check digit nor another frame. */
export const SURE = 0.97
/** With a check digit that agrees less is enough. */
const SURE_WHEN_CHECKED = 0.35

export function readingOf(zone: Zone): Reading {
  const { format, lines } = zone
  const fields = Object.entries(fieldsOf(format, lines)) as [DoubtedField, Range][]
  return { lines, doubts: fields.flatMap(([field, range]) => doubtOf(zone, field, range) ?? []) }
}

/** Whether a character stands in a field that should be looked at. */
export function isMarked(zone: Zone, line: number, at: number): boolean {
  const fields = fieldsOf(zone.format, zone.lines)
  return readingOf(zone).doubts.some(({ field }) => {
    const range = fields[field]
    return range?.line === line && at >= range.start && at < range.end
  })
}

/** Where each field stands. Names share one place and part at the two fillers. */
function fieldsOf({ fields }: Format, lines: readonly string[]): Partial<Record<DoubtedField, Range>> {
  const own = Object.entries(fields).flatMap(([name, range]) => {
    const field = names[name as ZoneField]
    return field ? [[field, range] as const] : []
  })
  const both = fields.names
  if (!both) return Object.fromEntries(own)
  const parting = textAt(lines, both).indexOf('<<')
  const end = parting < 0 ? both.end : both.start + parting
  return Object.fromEntries([
    ...own,
    ['lastName', { ...both, end }],
    ...(parting < 0 ? [] : [['firstName', { ...both, start: end + 2, end: endOfNames(lines, both) }]]),
  ])
}

function endOfNames(lines: readonly string[], both: Range): number {
  const text = textAt(lines, both).replace(/<+$/, '')
  return Math.min(both.end, both.start + text.length + 1)
}

function doubtOf({ chances, lines, repaired }: Zone, field: DoubtedField, range: Range): Doubt | undefined {
  const text = textAt(lines, range)
  const sures = [...text].map((char, at) => chanceAt(chances[range.line]?.[range.start + at], char))
  const sure = Math.min(1, ...sures)
  const changed = repaired.filter(({ line, at }) => line === range.line && at >= range.start && at < range.end)
  if (changed.length > 0) {
    const characters = changed.map(({ at }) => text[at - range.start]).join('')
    return { field, why: 'repaired', characters, sure }
  }
  if (isState(field) && mrzCountry(text) === undefined)
    return { field, why: 'unknownState', characters: plain(text), sure }
  const enough = unchecked.has(field) ? SURE : SURE_WHEN_CHECKED
  if (sure >= enough) return undefined
  const characters = [...text].filter((_, at) => (sures[at] ?? 1) < enough).join('')
  return { field, why: 'faint', characters: plain(characters), sure }
}

function isState(field: DoubtedField): boolean {
  return field === 'nationality' || field === 'issueCountry'
}

const plain = (text: string) => text.replaceAll('<', '')

function chanceAt(chances: Float32Array | undefined, char: string): number {
  return chances?.[ALPHABET.indexOf(char) + 1] ?? 0
}
