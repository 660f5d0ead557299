import { findMissing, type Party } from '../completion/guest-completion.ts'
import type { Site } from '../config/site.ts'
import { isAdult } from '../guest/adult.ts'
import type { Guest } from '../guest/guest.ts'
import { maskNumber } from '../guest/mask-number.ts'
import { signatureSkipReason } from '../signature/signature-skip.ts'

type MaskReason = NonNullable<Guest['masked']>['why']

/**
 * Who provided a guest's data, from the point of view of one visit: this visit, another one, or
 * only the hotel.
 */
export type Author = 'here' | 'elsewhere' | 'hotel'

interface Reader {
  readonly device: Pick<Site['device'], 'enrolledOnly'>
  /** Depends on how the reservation was proved, and ends when there is nothing left to do. */
  readonly mayRead: boolean
}

interface Rule {
  readonly why: MaskReason | undefined
  readonly when: (author: Author, reader: Reader) => boolean
}

/** The first match wins. */
const rules: readonly Rule[] = [
  { why: undefined, when: (author) => author === 'here' },
  // The hotel has all the data anyway, so a guest at its screen with sufficient proof may see it.
  { why: undefined, when: (_, { device, mayRead }) => device.enrolledOnly && mayRead },
  { why: 'givenElsewhere', when: (author) => author === 'elsewhere' },
  { why: 'knownToHotel', when: (_, { mayRead }) => !mayRead },
]

/** Returns undefined if this visit may read all data. */
export function maskReason(author: Author, reader: Reader): MaskReason | undefined {
  return rules.find(({ when }) => when(author, reader))?.why
}

/** What other members of the party see of a guest: who it is and whether anything is missing. */
export function maskGuest(guest: Guest, why: MaskReason, party: Party): Guest {
  const { id, index, main, state, signatureState, signatureVoided, faceMatched, authorized, editable, version } = guest
  const { faceConsent, faceSkip, scanConsent, consentDay, firstName, lastName, secondLastName, documentNumber } = guest
  const { site, today } = party
  return {
    id,
    index,
    main,
    adult: isAdult(guest, today),
    state,
    // The hotel's names were in the invitation.
    ...(why === 'knownToHotel' ? { firstName, lastName, secondLastName } : { firstName: firstName?.split(/\s/)[0] }),
    ...(documentNumber && { documentNumber: maskNumber(documentNumber) }),
    signatureState,
    signatureVoided,
    identitySeen: guest.identitySeen,
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
      owes: findMissing(guest, party).map((one) => (one.what === 'field' ? one.issue.field : one.what)),
      signatureSkip: signatureSkipReason(guest, site.policies.signature, today),
    },
  }
}
