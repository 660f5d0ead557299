import { isAdult } from './adult.ts'
import type { Guest } from './guest.ts'

export interface IdentitySite {
  readonly policies: { readonly identity: { readonly beforeKey: boolean } }
}

type Seen = Pick<Guest, 'adult' | 'birthDate' | 'identitySeen'>

/**
 * Whether staff still have to compare this guest's face with the document, at the desk or in a video
 * call. Children are identified by their adults.
 */
export function isIdentityDue(guest: Seen, { policies }: IdentitySite, today: string): boolean {
  return policies.identity.beforeKey && !guest.identitySeen && isAdult(guest, today) !== false
}
