import type { Guest } from '../guest/guest.ts'
import { nameKey } from '../name/name-key.ts'
import { isSameName, waysToWrite } from './same-name.ts'
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
const ROOM_FOR_NAMES = 28
/** Older French cards have fourteen characters for first names. */
const ROOM_FOR_FIRST_NAMES = 13

/**
 * No check digit covers a name. Differences from the reservation are shown to the guest, who
 * decides; they never block.
 */
export function nameDoubts(scanned: ScannedDocument, booked: Booked): readonly NameDoubt[] {
  const read = { firstName: scanned.firstName, lastName: joined(scanned.lastName, scanned.secondLastName) }
  const known = { firstName: booked.firstName ?? '', lastName: joined(booked.lastName, booked.secondLastName) }
  const isSwapped = isSameName(read.firstName, known.lastName) && isSameName(read.lastName, known.firstName)
  const isFull = joined(read.lastName, read.firstName).length >= ROOM_FOR_NAMES
  return (['lastName', 'firstName'] as const).flatMap((field) => {
    const one = { field, booked: known[field], scanned: read[field] }
    if (!one.booked || !one.scanned || isSameName(one.booked, one.scanned)) return []
    const isCut = isFull || (field === 'firstName' && one.scanned.length >= ROOM_FOR_FIRST_NAMES)
    return { ...one, difference: isSwapped ? 'order' : differenceOf(one, isCut) }
  })
}

function differenceOf({ booked, scanned }: { booked: string; scanned: string }, isCut: boolean): NameDifference {
  const end = nameKey(scanned)
  if (isCut && waysToWrite(booked).some((key) => key.startsWith(end))) return 'cutOff'
  if (hasAll(scanned, booked)) return hasAll(booked, scanned) ? 'order' : 'more'
  return hasAll(booked, scanned) ? 'fewer' : 'different'
}

/** Whether `one` contains every word of `other`. */
function hasAll(one: string, other: string): boolean {
  const words = wordsOf(one)
  return wordsOf(other).every((word) => words.some((known) => isSameName(known, word)))
}

function wordsOf(name: string): readonly string[] {
  return name.split(/[\s-]+/).filter(Boolean)
}

function joined(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
