import { type ProcessName, processes } from '../mode/processes.ts'

/** What somebody may do with a reservation. */
export const entitlements = ['find', 'read', 'change', 'sign', 'arrive', 'key', 'stayCard', 'checkOut'] as const
export type Entitlement = (typeof entitlements)[number]

/** Neither the key of a check-in that somebody else may have made, nor its end: whoever is about to arrive needs no more. */
const untilArrival: readonly Entitlement[] = entitlements.filter((one) => one !== 'stayCard' && one !== 'checkOut')

interface ProofTraits {
  /** By itself, without a second factor. */
  readonly entitlesTo: readonly Entitlement[]
  /** What raises it to everything: nothing that this proof has shown already. */
  readonly raisedBy: readonly Factor[]
  /** What shows the key again once somebody has arrived: nothing that is printed on a confirmation. */
  readonly showsKeyAgain: readonly Factor[]
  /** Whoever has it is told the reservation's number, which together with the surname would be another proof. */
  readonly tellsNumber: boolean
  /** What a phone need not show for a key any more. */
  readonly showsForKey: readonly KeyFactor[]
}

/** What somebody knows of a reservation beside what they have found it with. */
export const factors = ['number', 'departureDate', 'phone', 'name'] as const
export type Factor = (typeof factors)[number]

/** What a guest's own phone shows for a key: a code from the booking's mailbox, or one that stands on a screen in the lobby. */
export const keyFactors = ['mailedCode', 'lobbyCode'] as const
export type KeyFactor = (typeof keyFactors)[number]

/** Whatever a screen may ask somebody for who has found a reservation. */
export const askedFactors = [...factors, ...keyFactors] as const
export type AskedFactor = (typeof askedFactors)[number]

export function isKeyFactor(factor: AskedFactor): factor is KeyFactor {
  return keyFactors.some((one) => one === factor)
}

/** As a hotel chooses it. */
export const phoneKeyProofs = ['mailed-code', 'lobby-code', 'nothing'] as const
export type PhoneKeyProof = (typeof phoneKeyProofs)[number]

const asked: Readonly<Record<PhoneKeyProof, KeyFactor | undefined>> = {
  'mailed-code': 'mailedCode',
  'lobby-code': 'lobbyCode',
  nothing: undefined,
}

/** What a guest's own phone has to show before a key. */
export function phoneKeyFactor(chosen: PhoneKeyProof): KeyFactor | undefined {
  return asked[chosen]
}

/** Whether a code stands on the hotel's own screens. */
export function asksLobbyCode(chosen: PhoneKeyProof): boolean {
  return asked[chosen] === 'lobbyCode'
}

/** What is asked for before a key on such a device; a device of the hotel stands in its lobby and is asked nothing. */
export function keyFactorOf(device: { readonly enrolledOnly: boolean }, chosen: PhoneKeyProof): KeyFactor | undefined {
  return device.enrolledOnly ? undefined : asked[chosen]
}

/** Passed on, kept in a mailbox and in a browser's history: it lets a party give its own data, and read those. */
const passedOn: ProofTraits = {
  entitlesTo: ['find', 'change', 'sign'],
  raisedBy: ['number', 'phone'],
  showsKeyAgain: [],
  tellsNumber: false,
  showsForKey: [],
}

const whole: ProofTraits = {
  entitlesTo: entitlements,
  raisedBy: [],
  showsKeyAgain: [],
  tellsNumber: true,
  showsForKey: keyFactors,
}

/** What has proved that a reservation is somebody's, and what that entitles them to. */
export const proofs = {
  /** Alone, at a device of the hotel. */
  surname: { entitlesTo: ['find'], raisedBy: factors, showsKeyAgain: [], tellsNumber: false, showsForKey: [] },
  /** The same, taken along to a device that takes no surname alone: what it may do there has to be shown there. */
  carriedSurname: { entitlesTo: ['find'], raisedBy: factors, showsKeyAgain: [], tellsNumber: false, showsForKey: [] },
  /** For pre-check-in, from another of the party. */
  link: passedOn,
  /** The same link, sent by staff to the booker's own address: a mail is passed on as easily. */
  mail: { ...passedOn, showsForKey: ['mailedCode'] },
  /** In the middle of a check-in, from a device that had proved as much as an arrival needs: a code that is taken once, within minutes. */
  carried: { entitlesTo: untilArrival, raisedBy: [], showsKeyAgain: [], tellsNumber: true, showsForKey: [] },
  /** And the surname; or our own sealed code, which stands for both. */
  number: {
    entitlesTo: untilArrival,
    raisedBy: ['departureDate', 'phone', 'name'],
    showsKeyAgain: ['phone'],
    tellsNumber: true,
    showsForKey: [],
  },
  /**
   * Of somebody in house, with their name: where the hotel takes a surname at its own devices that is enough there, else with
   * the number or the phone's last digits. A day of departure is no secret on that day.
   */
  room: {
    entitlesTo: [...untilArrival, 'checkOut'],
    raisedBy: [],
    showsKeyAgain: ['phone'],
    tellsNumber: true,
    showsForKey: [],
  },
  /** Made in this very visit, by the page that names it. */
  created: { entitlesTo: untilArrival, raisedBy: [], showsKeyAgain: [], tellsNumber: true, showsForKey: [] },
  /** Taken along from the screen on which the guest arrived: a link that opens once, within minutes. */
  handover: whole,
  /** Of somebody who has confirmed the address that the reservation was made with. */
  account: { ...whole, showsForKey: ['mailedCode'] },
  /** Staff have opened it for the guest beside them. */
  staff: whole,
} as const satisfies Record<string, ProofTraits>

export type Proof = keyof typeof proofs

export const proofNames = Object.keys(proofs) as [Proof, ...Proof[]]

/** The weakest proof that a hotel takes for everything; `secondFactor` asks beside the number, too. */
export const sufficient = ['number', 'surname', 'secondFactor'] as const
export type Sufficient = (typeof sufficient)[number]

const strength: Partial<Record<Proof, number>> = { surname: 1, number: 2 }
const least: Record<Sufficient, number> = { surname: 1, number: 2, secondFactor: 3 }

/** What somebody in house may say beside room and name to check out: nothing that the day or the lobby tells. */
export const departureFactors = ['number', 'phone'] as const satisfies readonly Factor[]

/** Whether room and name alone let somebody check out: at a device of the hotel, where it takes a surname for everything. */
export function checksOutByName({ inLobby, enough }: { inLobby: boolean; enough: Sufficient }): boolean {
  return inLobby && enough === 'surname'
}

/** What is kept of how a visit has come to a reservation. */
export interface KeptProof {
  readonly proof: Proof
  /** What has raised it since. */
  readonly secondFactor: Factor | undefined
  /** What was shown for the key. */
  readonly keyFactor?: KeyFactor | undefined
}

/** What is still to be shown for the key, where that much is asked; undefined where nothing is. */
export function keyFactorOwed({ proof, keyFactor }: KeptProof, wanted: KeyFactor | undefined): KeyFactor | undefined {
  const shows: readonly KeyFactor[] = proofs[proof].showsForKey
  return wanted === undefined || keyFactor === wanted || shows.includes(wanted) ? undefined : wanted
}

export function entitledTo(kept: KeptProof, enough: Sufficient): readonly Entitlement[] {
  const given = entitledByKnowing(kept, enough)
  // Whoever reads the booking's own mail is who has booked; whoever stands in the lobby may be anybody.
  return kept.keyFactor === 'mailedCode' && given.includes('key') ? entitlements : given
}

function entitledByKnowing({ proof, secondFactor }: KeptProof, enough: Sufficient): readonly Entitlement[] {
  const { entitlesTo, showsKeyAgain }: ProofTraits = proofs[proof]
  if (secondFactor)
    return entitlesTo === entitlements || showsKeyAgain.includes(secondFactor)
      ? entitlements
      : withSecondFactor(entitlesTo)
  const mine = strength[proof]
  if (mine === undefined) return entitlesTo
  return mine >= least[enough] ? untilArrival : ['find']
}

function withSecondFactor(entitlesTo: readonly Entitlement[]): readonly Entitlement[] {
  return entitlements.filter((one) => untilArrival.includes(one) || (one === 'checkOut' && entitlesTo.includes(one)))
}

export function isEntitled(kept: KeptProof, enough: Sufficient, needed: readonly Entitlement[]): boolean {
  const given = entitledTo(kept, enough)
  return needed.every((one) => given.includes(one))
}

/** Whether the reservation's own number may be told to whoever has this proof. */
export function tellsNumber(kept: KeptProof, enough: Sufficient): boolean {
  return proofs[kept.proof].tellsNumber || isEntitled(kept, enough, ['read'])
}

/**
 * Whoever could not bring to its end what this process is for is asked for a second factor at once, and is shown nothing
 * before: what is shown could not be asked for any more.
 */
export function owesSecondFactor(kept: KeptProof, enough: Sufficient, process: ProcessName): boolean {
  const needed: readonly Entitlement[] = processes[process].onlySaves ? ['change'] : ['change', 'arrive']
  return !isEntitled(kept, enough, needed)
}
