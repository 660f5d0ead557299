import type { Guest } from '../guest/guest.ts'
import { whySignatureIsSkipped } from '../signature/signature-skip.ts'
import { type Party, whatIsMissing } from './guest-completion.ts'

interface Signers {
  /** In the order in which they were asked for. */
  readonly signers: readonly Guest[]
  /** Somebody is to give their data first. */
  readonly missesData: boolean
}

/** Of the guests who are asked. What a guest owes beside data, a face say, is the list's business and no reason to turn them away. */
export function whoSigns(asked: readonly Guest[], party: Party): Signers {
  const { site, today } = party
  return {
    signers: asked.filter((guest) => whySignatureIsSkipped(guest, site.policies.signature, today) === undefined),
    missesData: asked.some((guest) => whatIsMissing(guest, party).some(({ what }) => what === 'field')),
  }
}
