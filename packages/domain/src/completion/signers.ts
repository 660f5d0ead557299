import type { Guest } from '../guest/guest.ts'
import { whySignatureIsSkipped } from '../signature/signature-skip.ts'
import { type Party, whatIsMissing } from './guest-completion.ts'

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
export function whoSigns(asked: readonly Guest[], party: Party): Signers {
  const { site, today } = party
  return {
    signers: asked.filter((guest) => whySignatureIsSkipped(guest, site.policies.signature, today) === undefined),
    missesData: asked.some((guest) => whatIsMissing(guest, party).some(({ what }) => what === 'field')),
  }
}
