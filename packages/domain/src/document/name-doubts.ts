import type { Guest } from '../guest/guest.ts'
import { toNameKey } from '../name/name-key.ts'
import { getNameVariants, isSameName } from './same-name.ts'
import type { ScannedDocument } from './scanned-document.ts'

type NameField = 'firstName' | 'lastName'

/**
 * How a name on the document differs from the reservation's. `order`: the words are in a different
 * order. `cutOff`: the document truncates the name. `more`, `fewer`: the document has an additional
 * name or lacks one.
 */
export type NameDifference = 'order' | 'cutOff' | 'more' | 'fewer' | 'different'

export interface NameDoubt {
  readonly field: NameField
  readonly booked: string
  readonly scanned: string
  readonly difference: NameDifference
}

type Booked = Pick<Guest, 'firstName' | 'lastName' | 'secondLastName'>

/**
 * The shortest name field has thirty characters including fillers, so a name of this length may be
 * truncated.
 */
const TRUNCATED_NAMES_LENGTH = 28
/** Older French cards have fourteen characters for first names. */
const TRUNCATED_FIRST_NAMES_LENGTH = 13

/**
 * No check digit covers a name. Differences from the reservation are shown to the guest, who
 * decides; they never block.
 */
export function findNameDoubts(scanned: ScannedDocument, booked: Booked): readonly NameDoubt[] {
  const read = { firstName: scanned.firstName, lastName: joinNames(scanned.lastName, scanned.secondLastName) }
  const known = { firstName: booked.firstName ?? '', lastName: joinNames(booked.lastName, booked.secondLastName) }
  const isSwapped = isSameName(read.firstName, known.lastName) && isSameName(read.lastName, known.firstName)
  const isFull = joinNames(read.lastName, read.firstName).length >= TRUNCATED_NAMES_LENGTH
  return (['lastName', 'firstName'] as const).flatMap((field) => {
    const one = { field, booked: known[field], scanned: read[field] }
    if (!one.booked || !one.scanned || isSameName(one.booked, one.scanned)) return []
    const isCut = isFull || (field === 'firstName' && one.scanned.length >= TRUNCATED_FIRST_NAMES_LENGTH)
    return { ...one, difference: isSwapped ? 'order' : getNameDifference(one, isCut) }
  })
}

function getNameDifference({ booked, scanned }: { booked: string; scanned: string }, isCut: boolean): NameDifference {
  const end = toNameKey(scanned)
  if (isCut && getNameVariants(booked).some((key) => key.startsWith(end))) return 'cutOff'
  if (containsAllWords(scanned, booked)) return containsAllWords(booked, scanned) ? 'order' : 'more'
  return containsAllWords(booked, scanned) ? 'fewer' : 'different'
}

/** Whether `one` contains every word of `other`. */
function containsAllWords(one: string, other: string): boolean {
  const words = splitWords(one)
  return splitWords(other).every((word) => words.some((known) => isSameName(known, word)))
}

function splitWords(name: string): readonly string[] {
  return name.split(/[\s-]+/).filter(Boolean)
}

function joinNames(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
