import { type ProcessName, processes } from '../mode/processes.ts'

/** What a visit may do with a reservation. */
export const entitlements = ['find', 'read', 'change', 'sign', 'arrive', 'key', 'stayCard', 'checkOut'] as const
export type Entitlement = (typeof entitlements)[number]

/**
 * Everything an arriving guest needs; excludes showing the key of a check-in that someone else may
 * have made, and check-out.
 */
const untilArrival: readonly Entitlement[] = entitlements.filter((one) => one !== 'stayCard' && one !== 'checkOut')

interface ProofTraits {
  /** What it grants without a second factor. */
  readonly entitlesTo: readonly Entitlement[]
  /** Factors that raise it to everything; none that this proof already shows. */
  readonly raisedBy: readonly Factor[]
  /** Factors that show the key again after arrival; nothing printed on a confirmation. */
  readonly showsKeyAgain: readonly Factor[]
  /**
   * Whether the reservation number is shown, which would be another proof together with the
   * surname.
   */
  readonly tellsNumber: boolean
  /** What a phone no longer has to show for a key. */
  readonly showsForKey: readonly KeyFactor[]
}

/** Knowledge of a reservation beyond what was used to find it. */
export const factors = ['number', 'departureDate', 'phone', 'name'] as const
export type Factor = (typeof factors)[number]

/**
 * What a guest's own phone shows for a key: a code from the booking's mailbox, or one from a screen
 * in the lobby.
 */
export const keyFactors = ['mailedCode', 'lobbyCode'] as const
export type KeyFactor = (typeof keyFactors)[number]

/** Everything that a screen may ask for after a reservation was found. */
export const promptedFactors = [...factors, ...keyFactors] as const
export type PromptedFactor = (typeof promptedFactors)[number]

export function isKeyFactor(factor: PromptedFactor): factor is KeyFactor {
  return keyFactors.some((one) => one === factor)
}

/** Whether a factor has so few possible values that each attempt at it matters. */
const hasFewValues: Readonly<Record<PromptedFactor, boolean>> = {
  number: false,
  departureDate: true,
  phone: true,
  name: false,
  mailedCode: true,
  lobbyCode: true,
}

export function isEasilyGuessed(factor: PromptedFactor): boolean {
  return hasFewValues[factor]
}

/** The hotel's options. */
export const phoneKeyProofs = ['mailed-code', 'lobby-code', 'nothing'] as const
export type PhoneKeyProof = (typeof phoneKeyProofs)[number]

const keyFactorByChoice: Readonly<Record<PhoneKeyProof, KeyFactor | undefined>> = {
  'mailed-code': 'mailedCode',
  'lobby-code': 'lobbyCode',
  nothing: undefined,
}

/** What a guest's own phone has to show before a key. */
export function getPhoneKeyFactor(chosen: PhoneKeyProof): KeyFactor | undefined {
  return keyFactorByChoice[chosen]
}

/** Whether the hotel's screens show a code. */
export function requiresLobbyCode(chosen: PhoneKeyProof): boolean {
  return keyFactorByChoice[chosen] === 'lobbyCode'
}

/**
 * What a device has to show before a key; a device of the hotel is in its lobby and needs nothing.
 */
export function getKeyFactor(device: { readonly enrolledOnly: boolean }, chosen: PhoneKeyProof): KeyFactor | undefined {
  return device.enrolledOnly ? undefined : keyFactorByChoice[chosen]
}

/**
 * A link is forwarded and stays in mailboxes and browser histories, so it only lets a party enter
 * its data and read it back.
 */
const sharedProof: ProofTraits = {
  entitlesTo: ['find', 'change', 'sign'],
  raisedBy: ['number', 'phone'],
  showsKeyAgain: [],
  tellsNumber: false,
  showsForKey: [],
}

const fullProof: ProofTraits = {
  entitlesTo: entitlements,
  raisedBy: [],
  showsKeyAgain: [],
  tellsNumber: true,
  showsForKey: keyFactors,
}

/** What can prove a reservation, and what each proof grants. */
export const proofs = {
  /** The surname alone, at a device of the hotel. */
  surname: { entitlesTo: ['find'], raisedBy: factors, showsKeyAgain: [], tellsNumber: false, showsForKey: [] },
  /**
   * The same, handed over to a device that does not accept a surname alone; further rights need
   * further proof there.
   */
  carriedSurname: { entitlesTo: ['find'], raisedBy: factors, showsKeyAgain: [], tellsNumber: false, showsForKey: [] },
  /** A pre-check-in link from another member of the party. */
  link: sharedProof,
  /** The same link, sent by staff to the booker's address; emails are forwarded just as easily. */
  mail: { ...sharedProof, showsForKey: ['mailedCode'] },
  /**
   * Handed over during a check-in from a device with sufficient proof: a one-time code, valid for
   * minutes.
   */
  carried: { entitlesTo: untilArrival, raisedBy: [], showsKeyAgain: [], tellsNumber: true, showsForKey: [] },
  /** The number with the surname, or our sealed code, which represents both. */
  number: {
    entitlesTo: untilArrival,
    raisedBy: ['departureDate', 'phone', 'name'],
    showsKeyAgain: ['phone'],
    tellsNumber: true,
    showsForKey: [],
  },
  /**
   * The room of an in-house guest with their name: sufficient alone at the hotel's devices if it
   * accepts a surname, otherwise with the number or the last digits of the phone. The departure
   * date is not a secret on that day.
   */
  room: {
    entitlesTo: [...untilArrival, 'checkOut'],
    raisedBy: [],
    showsKeyAgain: ['phone'],
    tellsNumber: true,
    showsForKey: [],
  },
  /** Created in this visit, by the page that names it. */
  created: { entitlesTo: untilArrival, raisedBy: [], showsKeyAgain: [], tellsNumber: true, showsForKey: [] },
  /** Taken along from the screen where the guest arrived: a one-time link, valid for minutes. */
  handover: fullProof,
  /** An account with the confirmed email address of the reservation. */
  account: { ...fullProof, showsForKey: ['mailedCode'] },
  /** Staff have opened it for a guest at the desk. */
  staff: fullProof,
} as const satisfies Record<string, ProofTraits>

export type Proof = keyof typeof proofs

export const proofNames = Object.keys(proofs) as [Proof, ...Proof[]]

/**
 * The weakest proof that a hotel accepts for everything; `secondFactor` requires one even with the
 * number.
 */
export const sufficientProofs = ['number', 'surname', 'secondFactor'] as const
export type SufficientProof = (typeof sufficientProofs)[number]

const strength: Partial<Record<Proof, number>> = { surname: 1, number: 2 }
const requiredStrength: Record<SufficientProof, number> = { surname: 1, number: 2, secondFactor: 3 }

/**
 * What an in-house guest can state in addition to room and name to check out; nothing that the date
 * or the lobby reveals.
 */
export const departureFactors = ['number', 'phone'] as const satisfies readonly Factor[]

interface CheckOutByName {
  readonly inLobby: boolean
  readonly enough: SufficientProof
  /** The hotel wants no further proof anywhere. */
  readonly byName: boolean
}

/**
 * Whether room and name alone allow check-out: at a device of the hotel that accepts a surname for
 * everything, or everywhere if the hotel chose so.
 */
export function canCheckOutByName({ inLobby, enough, byName }: CheckOutByName): boolean {
  return byName || (inLobby && enough === 'surname')
}

/** How a visit has proved a reservation. */
export interface StoredProof {
  readonly proof: Proof
  /** The factor that has raised it since. */
  readonly secondFactor: Factor | undefined
  /** What was shown for the key. */
  readonly keyFactor?: KeyFactor | undefined
}

/** What still has to be shown for the key; undefined if nothing. */
export function getMissingKeyFactor(
  { proof, keyFactor }: StoredProof,
  wanted: KeyFactor | undefined,
): KeyFactor | undefined {
  const shows: readonly KeyFactor[] = proofs[proof].showsForKey
  return wanted === undefined || keyFactor === wanted || shows.includes(wanted) ? undefined : wanted
}

export function getEntitlements(kept: StoredProof, enough: SufficientProof): readonly Entitlement[] {
  const given = getEntitlementsByProof(kept, enough)
  // Access to the booking's mailbox identifies the booker; presence in the lobby does not.
  return kept.keyFactor === 'mailedCode' && given.includes('key') ? entitlements : given
}

function getEntitlementsByProof({ proof, secondFactor }: StoredProof, enough: SufficientProof): readonly Entitlement[] {
  const { entitlesTo, showsKeyAgain }: ProofTraits = proofs[proof]
  if (secondFactor)
    return entitlesTo === entitlements || showsKeyAgain.includes(secondFactor)
      ? entitlements
      : withSecondFactor(entitlesTo)
  const mine = strength[proof]
  if (mine === undefined) return entitlesTo
  return mine >= requiredStrength[enough] ? untilArrival : ['find']
}

function withSecondFactor(entitlesTo: readonly Entitlement[]): readonly Entitlement[] {
  return entitlements.filter((one) => untilArrival.includes(one) || (one === 'checkOut' && entitlesTo.includes(one)))
}

export function isEntitled(kept: StoredProof, enough: SufficientProof, needed: readonly Entitlement[]): boolean {
  const given = getEntitlements(kept, enough)
  return needed.every((one) => given.includes(one))
}

/** Whether this proof allows showing the reservation number. */
export function canSeeNumber(kept: StoredProof, enough: SufficientProof): boolean {
  return proofs[kept.proof].tellsNumber || isEntitled(kept, enough, ['read'])
}

/**
 * A visit that could not complete this process must give a second factor first and sees nothing
 * before that, because what is shown could no longer serve as a factor.
 */
export function needsSecondFactor(kept: StoredProof, enough: SufficientProof, process: ProcessName): boolean {
  const needed: readonly Entitlement[] = processes[process].onlySaves ? ['change'] : ['change', 'arrive']
  return !isEntitled(kept, enough, needed)
}
