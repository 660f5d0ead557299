import type { Guest } from '@foyer/domain/guest/guest.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { findTypedNameIssue, type SignatureKind } from '@foyer/domain/signature/typed-name.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { WrongFields } from '../../platform/http/answer-problems.ts'

interface Signed {
  readonly kind?: SignatureKind | undefined
  readonly typedName?: string | undefined
}

/** The picture of a typed name proves nothing, so the name itself is compared. */
export function assertTypedName(guest: Guest, { kind, typedName = '' }: Signed, { site }: Visit): void {
  if (kind !== 'typed') return
  if (!site.policies.signature.typed) throw new Problem('badInput', 'this hotel does not accept typed signatures')
  const issue = findTypedNameIssue(typedName, guest)
  if (issue) throw new WrongFields([{ path: 'typedName', issue }])
}
