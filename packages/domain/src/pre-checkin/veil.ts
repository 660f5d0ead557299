import type { Site } from '../config/site.ts'
import { isAdult } from '../document/document-dates.ts'
import type { Guest } from '../guest/guest.ts'
import { type Party, whatIsMissing } from '../guest/guest-completion.ts'
import { processes } from '../mode/processes.ts'
import { whySignatureIsSkipped } from '../signature/signature-skip.ts'

type WhyVeiled = NonNullable<Guest['veiled']>['why']

/** Who gave what is known of a guest, as seen by one visit: itself, another one, or nobody but the house. */
export type Giver = 'here' | 'elsewhere' | 'house'

interface Rule {
  readonly why: WhyVeiled | undefined
  readonly when: (giver: Giver, site: Pick<Site, 'device' | 'process'>) => boolean
}

/** First match wins. */
const rules: readonly Rule[] = [
  // Whoever stands at a screen of the house was let in by number and surname, and the house knows everything anyway.
  { why: undefined, when: (_, { device }) => device.enrolledOnly },
  { why: undefined, when: (giver) => giver === 'here' },
  { why: 'givenElsewhere', when: (giver) => giver === 'elsewhere' },
  // A link is passed on, and its second factor is known to the whole party.
  { why: 'knownToHouse', when: (_, { process }) => processes[process].inSeveralHands },
]

/** Undefined when this visit may read all that was given. */
export function whyVeiled(giver: Giver, site: Pick<Site, 'device' | 'process'>): WhyVeiled | undefined {
  return rules.find(({ when }) => when(giver, site))?.why
}

/** What is left of a guest for others of the party: who it is, and whether anything is still owed. */
export function veil(guest: Guest, why: WhyVeiled, party: Party): Guest {
  const { id, index, main, state, signatureState, faceMatched, authorized, editable, version } = guest
  const { faceConsent, faceSkip, scanConsent, consentDay, firstName, lastName, secondLastName, documentNumber } = guest
  const { site, today } = party
  return {
    id,
    index,
    main,
    adult: isAdult(guest, today),
    state,
    // The house's own names were in the invitation.
    ...(why === 'knownToHouse' ? { firstName, lastName, secondLastName } : { firstName: firstName?.split(/\s/)[0] }),
    ...(documentNumber && { documentNumber: maskedNumber(documentNumber) }),
    signatureState,
    faceMatched,
    authorized,
    faceConsent,
    faceSkip,
    scanConsent,
    consentDay,
    editable,
    blockFilledFields: false,
    askForIssueDate: false,
    version,
    veiled: {
      why,
      owes: whatIsMissing(guest, party).map((one) => (one.what === 'field' ? one.issue.field : one.what)),
      signatureSkip: whySignatureIsSkipped(guest, site.policies.signature, today),
    },
  }
}

const MASK = '•'
const SHOWN = 4

/** The last four, where they leave enough untold. */
export function maskedNumber(number: string): string {
  const characters = [...number]
  return MASK.repeat(SHOWN) + (characters.length >= 2 * SHOWN ? characters.slice(-SHOWN).join('') : '')
}

/** No name, number or address has such a letter: whoever sends one sends back what they were shown. */
export function isMasked(value: unknown): boolean {
  return typeof value === 'string' && value.includes(MASK)
}
