import { type Party, whatIsMissing } from '../completion/guest-completion.ts'
import type { Site } from '../config/site.ts'
import { isAdult } from '../guest/adult.ts'
import type { Guest } from '../guest/guest.ts'
import { whySignatureIsSkipped } from '../signature/signature-skip.ts'

type WhyMasked = NonNullable<Guest['masked']>['why']

/** Who gave what is known of a guest, as seen by one visit: itself, another one, or nobody but the hotel. */
export type Author = 'here' | 'elsewhere' | 'hotel'

interface Reader {
  readonly device: Pick<Site['device'], 'enrolledOnly'>
  /** By what has proved the reservation, and as long as there is something to do with it. */
  readonly mayRead: boolean
}

interface Rule {
  readonly why: WhyMasked | undefined
  readonly when: (author: Author, reader: Reader) => boolean
}

/** First match wins. */
const rules: readonly Rule[] = [
  { why: undefined, when: (author) => author === 'here' },
  // The hotel knows everything anyway, and so does whoever stands at its screen and has proved enough.
  { why: undefined, when: (_, { device, mayRead }) => device.enrolledOnly && mayRead },
  { why: 'givenElsewhere', when: (author) => author === 'elsewhere' },
  { why: 'knownToHotel', when: (_, { mayRead }) => !mayRead },
]

/** Undefined when this visit may read all that was given. */
export function whyMasked(author: Author, reader: Reader): WhyMasked | undefined {
  return rules.find(({ when }) => when(author, reader))?.why
}

/** What is left of a guest for others of the party: who it is, and whether anything is still owed. */
export function maskGuest(guest: Guest, why: WhyMasked, party: Party): Guest {
  const { id, index, main, state, signatureState, signatureVoided, faceMatched, authorized, editable, version } = guest
  const { faceConsent, faceSkip, scanConsent, consentDay, firstName, lastName, secondLastName, documentNumber } = guest
  const { site, today } = party
  return {
    id,
    index,
    main,
    adult: isAdult(guest, today),
    state,
    // The hotel's own names were in the invitation.
    ...(why === 'knownToHotel' ? { firstName, lastName, secondLastName } : { firstName: firstName?.split(/\s/)[0] }),
    ...(documentNumber && { documentNumber: maskedNumber(documentNumber) }),
    signatureState,
    signatureVoided,
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
    masked: {
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
