import type { Guest } from '../guest/guest.ts'
import { signatureSkipReason } from '../signature/signature-skip.ts'
import { findMissing, type Party } from './guest-completion.ts'

interface Signers {
  /** In the order in which they were requested. */
  readonly signers: readonly Guest[]
  /** Someone has to fill in their data first. */
  readonly missesData: boolean
}

/**
 * Considers only the requested guests. Anything else that a guest owes, such as a face check, is
 * handled by the list.
 */
export function findSigners(asked: readonly Guest[], party: Party): Signers {
  const { site, today } = party
  return {
    signers: asked.filter((guest) => signatureSkipReason(guest, site.policies.signature, today) === undefined),
    missesData: asked.some((guest) => findMissing(guest, party).some(({ what }) => what === 'field')),
  }
}
