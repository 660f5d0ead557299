import type { ReservationState } from '../reservation/reservation.ts'

/** What is left of a check-in, in the order in which the desk does it. */
export const deskSteps = ['guests', 'signature', 'deposit', 'payment', 'room', 'checkIn', 'key'] as const
export type DeskStep = (typeof deskSteps)[number]

interface DeskGuest {
  /** Names of the fields that are missing or invalid. */
  readonly missing: readonly string[]
  readonly signature: 'signed' | 'paper' | 'missing' | 'waived' | 'notAsked'
  readonly face: 'matched' | 'missing' | 'notAsked'
  readonly licence?: string | undefined
  readonly gone?: string | undefined
  /** The hotel asks nothing about this child. */
  readonly exempt?: true | undefined
}

export interface DeskFacts {
  readonly state: ReservationState
  readonly guests: readonly DeskGuest[]
  /** The guests are drivers. */
  readonly drives?: true | undefined
  /** What is not held yet of the deposit that the car requires. */
  readonly rental?: { readonly missing?: object | undefined } | undefined
  readonly bill: { readonly pending: { readonly minor: number } }
  readonly roomNumber?: string | undefined
  readonly roomReady: boolean
}

/** Licences that a machine has confirmed or staff have seen. */
const confirmedLicences: ReadonlySet<string | undefined> = new Set(['barcode', 'lines', 'seen'])

const hasOpenLicence = ({ licence }: DeskGuest, { drives }: DeskFacts) =>
  drives === true && !confirmedLicences.has(licence)

const isAsked = ({ gone, exempt }: DeskGuest) => !gone && !exempt

/** The guests who still have to sign. */
export function listMissingSigners<G extends DeskGuest>(guests: readonly G[]): readonly G[] {
  return guests.filter((guest) => isAsked(guest) && guest.signature === 'missing')
}

/** Whether this guest still owes data, a licence, or a look at the document. */
export function isGuestOpen(guest: DeskGuest, facts: DeskFacts): boolean {
  if (!isAsked(guest)) return false
  return guest.missing.length > 0 || guest.face === 'missing' || hasOpenLicence(guest, facts)
}

const openSteps: Readonly<Record<DeskStep, (facts: DeskFacts) => boolean>> = {
  guests: (facts) => facts.guests.some((guest) => isGuestOpen(guest, facts)),
  signature: ({ guests }) => listMissingSigners(guests).length > 0,
  deposit: ({ rental }) => rental?.missing !== undefined,
  payment: ({ bill }) => bill.pending.minor > 0,
  room: ({ roomNumber, roomReady }) => roomNumber === undefined || !roomReady,
  checkIn: ({ state }) => state === 'expected',
  key: () => true,
}

/** Steps that end with the check-in. */
const beforeArrival: ReadonlySet<DeskStep> = new Set(['guests', 'signature', 'deposit', 'room', 'checkIn'])

/**
 * The first step that is still open, which is where the desk continues what a guest has begun.
 * `later` are steps that this desk has left for later.
 */
export function findDeskStep(facts: DeskFacts, later: ReadonlySet<DeskStep> = new Set()): DeskStep {
  const isDue = (step: DeskStep) => facts.state === 'expected' || !beforeArrival.has(step)
  return deskSteps.find((step) => isDue(step) && !later.has(step) && openSteps[step](facts)) ?? 'key'
}

export function isDeskStepOpen(step: DeskStep, facts: DeskFacts): boolean {
  return openSteps[step](facts)
}
