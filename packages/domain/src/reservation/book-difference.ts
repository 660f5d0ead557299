import type { ReservationState } from './reservation.ts'

/** Ways out of a difference: what the hotel's system says, what Foyer says, or both stay as they are. */
export const differenceResolutions = ['theirs', 'ours', 'left'] as const
export type DifferenceResolution = (typeof differenceResolutions)[number]

/**
 * In what both books can differ, and how each can be resolved. Of a balance Foyer sends what was paid
 * and bought with it.
 */
export const differenceKinds = {
  /** The hotel's system has a reservation that Foyer lacks. */
  onlyThere: ['theirs', 'left'],
  onlyHere: ['left'],
  state: ['theirs', 'ours', 'left'],
  dates: ['theirs', 'ours', 'left'],
  room: ['theirs', 'ours', 'left'],
  guests: ['theirs', 'ours', 'left'],
  balance: ['theirs', 'ours', 'left'],
  /** What the hotel's system says is owed is not what the lines of its own bill add up to. */
  owed: ['left'],
} as const satisfies Record<string, readonly DifferenceResolution[]>

export type DifferenceKind = keyof typeof differenceKinds
export const differenceKindNames = Object.keys(differenceKinds) as [DifferenceKind, ...DifferenceKind[]]

/** What Foyer cannot send: that a guest has not come, or that there is no room. */
const unsendable: Partial<Readonly<Record<DifferenceKind, readonly string[]>>> = {
  state: ['expected', 'noShow'] satisfies ReservationState[],
  room: [''],
}

/** How a difference can be resolved. */
export function listResolutions({ kind, ours }: Pick<BookDifference, 'kind' | 'ours'>): DifferenceResolution[] {
  const canSend = !unsendable[kind]?.includes(ours)
  return differenceKinds[kind].filter((resolution) => canSend || resolution !== 'ours')
}

/** What is compared of a reservation. */
export interface ComparedReservation {
  readonly state: ReservationState
  readonly startDate: string
  readonly endDate: string
  readonly room?: string | undefined
  readonly guests?: readonly Readonly<Partial<Record<ComparedField, string>>>[] | undefined
  /** What is owed, in minor units; negative if the hotel owes it. */
  readonly balance?: number | undefined
  /** What the book itself says is owed, beside the lines that make the balance. */
  readonly owed?: number | undefined
}

/** Fields that every system knows. */
export const comparedFields = ['firstName', 'lastName', 'birthDate', 'nationality', 'documentNumber'] as const
type ComparedField = (typeof comparedFields)[number]

/** Nothing in it names a guest. */
export interface BookDifference {
  readonly kind: DifferenceKind
  readonly ours: string
  readonly theirs: string
}

const toDates = ({ startDate, endDate }: ComparedReservation) => `${startDate}/${endDate}`

/** Compares one reservation in both books. What one of them does not know is no difference. */
export function findDifferences(ours: ComparedReservation, theirs: ComparedReservation): BookDifference[] {
  const pairs: readonly (BookDifference | undefined)[] = [
    { kind: 'state', ours: ours.state, theirs: theirs.state },
    { kind: 'dates', ours: toDates(ours), theirs: toDates(theirs) },
    { kind: 'room', ours: ours.room ?? '', theirs: theirs.room ?? '' },
    findOtherGuests(ours, theirs),
    ours.balance !== undefined && theirs.balance !== undefined
      ? { kind: 'balance', ours: String(ours.balance), theirs: String(theirs.balance) }
      : undefined,
    theirs.balance !== undefined && theirs.owed !== undefined
      ? { kind: 'owed', ours: String(theirs.balance), theirs: String(theirs.owed) }
      : undefined,
  ]
  return pairs.filter((pair) => pair !== undefined).filter((pair) => pair.ours !== pair.theirs)
}

/** Before they arrive, guests may have entered what is delivered only when the party is complete. */
function findOtherGuests(ours: ComparedReservation, theirs: ComparedReservation): BookDifference | undefined {
  if (ours.state !== 'inHouse' || !ours.guests || !theirs.guests) return undefined
  const theirGuests = theirs.guests
  const fields = ours.guests.flatMap((guest, at) =>
    comparedFields
      .filter((field) => normalize(guest[field]) !== normalize(theirGuests[at]?.[field]))
      .map((field) => `${at + 1} ${field}`),
  )
  return { kind: 'guests', ours: fields.join(), theirs: '' }
}

const normalize = (value: string | undefined) => (value ?? '').normalize('NFC').trim().toUpperCase()
