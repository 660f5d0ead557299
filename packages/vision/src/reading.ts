import { parseMrzCountry } from '@foyer/domain/document/mrz-country.ts'
import { ALPHABET } from './network/recogniser.ts'
import type { Zone } from './read-picture.ts'
import { type Format, getText, type Range, type ZoneField } from './text/formats.ts'

/**
 * Why a field should be checked: hard to read, changed to satisfy a check digit, or a state that
 * does not exist.
 */
export type DoubtReason = 'faint' | 'repaired' | 'unknownState'

/** A field that was read but is not certain. */
export interface Doubt {
  readonly field: DoubtedField
  readonly why: DoubtReason
  /** The characters concerned, as they were read. */
  readonly characters: string
  /** Lowest certainty among them, from 0 to 1. */
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

/** The lines of a valid zone, and which fields are not certain. */
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

/** Fields without a check digit. */
const unchecked: ReadonlySet<DoubtedField> = new Set(['lastName', 'firstName', 'nationality', 'issueCountry', 'gender'])
/** Required certainty of a character that neither a check digit nor another frame confirms. */
export const SURE_CHANCE = 0.97
/** With a matching check digit, less is enough. */
const SURE_CHANCE_WHEN_CHECKED = 0.35

export function toReading(zone: Zone): Reading {
  const { format, lines } = zone
  const fields = Object.entries(getFieldRanges(format, lines)) as [DoubtedField, Range][]
  const optional = findNumberInOptional(zone)
  return {
    lines,
    doubts: fields.flatMap(([field, range]) => {
      const doubt = findDoubt(zone, field, range)
      if (doubt || field !== 'documentNumber' || !optional) return doubt ?? []
      return findDoubt(zone, field, optional, SURE_CHANCE) ?? []
    }),
  }
}

/**
 * The optional data, if the number that we use is there: that of the person on Spanish cards, or the
 * rest of a long one. Only the check digit of the whole zone covers it, and two errors can cancel
 * each other out.
 */
function findNumberInOptional({ format: { fields }, lines }: Zone): Range | undefined {
  const { number, optional, issueState } = fields
  if (!number || !optional || !issueState) return undefined
  const isLong = number.end + 1 === optional.start && lines[number.line]?.[number.end] === '<'
  return isLong || getText(lines, issueState) === 'ESP' ? optional : undefined
}

/** Whether a character is in a field that should be checked. */
export function isDoubtful(zone: Zone, line: number, at: number): boolean {
  const fields = getFieldRanges(zone.format, zone.lines)
  return toReading(zone).doubts.some(({ field }) => {
    const range = fields[field]
    return range?.line === line && at >= range.start && at < range.end
  })
}

/** Position of each field. The two names share one range and are separated by two fillers. */
function getFieldRanges({ fields }: Format, lines: readonly string[]): Partial<Record<DoubtedField, Range>> {
  const own = Object.entries(fields).flatMap(([name, range]) => {
    const field = names[name as ZoneField]
    return field ? [[field, range] as const] : []
  })
  const both = fields.names
  if (!both) return Object.fromEntries(own)
  const parting = getText(lines, both).indexOf('<<')
  const end = parting < 0 ? both.end : both.start + parting
  return Object.fromEntries([
    ...own,
    ['lastName', { ...both, end }],
    ...(parting < 0 ? [] : [['firstName', { ...both, start: end + 2, end: findNamesEnd(lines, both) }]]),
  ])
}

function findNamesEnd(lines: readonly string[], both: Range): number {
  const text = getText(lines, both).replace(/<+$/, '')
  return Math.min(both.end, both.start + text.length + 1)
}

function findDoubt(
  { chances, lines, repaired }: Zone,
  field: DoubtedField,
  range: Range,
  enough = unchecked.has(field) ? SURE_CHANCE : SURE_CHANCE_WHEN_CHECKED,
): Doubt | undefined {
  const text = getText(lines, range)
  const sures = [...text].map((char, at) => getChance(chances[range.line]?.[range.start + at], char))
  const sure = Math.min(1, ...sures)
  const changed = repaired.filter(({ line, at }) => line === range.line && at >= range.start && at < range.end)
  if (changed.length > 0) {
    const characters = changed.map(({ at }) => text[at - range.start]).join('')
    return { field, why: 'repaired', characters, sure }
  }
  if (isState(field) && parseMrzCountry(text) === undefined)
    return { field, why: 'unknownState', characters: stripFillers(text), sure }
  if (sure >= enough) return undefined
  const characters = [...text].filter((_, at) => (sures[at] ?? 1) < enough).join('')
  return { field, why: 'faint', characters: stripFillers(characters), sure }
}

function isState(field: DoubtedField): boolean {
  return field === 'nationality' || field === 'issueCountry'
}

const stripFillers = (text: string) => text.replaceAll('<', '')

function getChance(chances: Float32Array | undefined, char: string): number {
  return chances?.[ALPHABET.indexOf(char) + 1] ?? 0
}
