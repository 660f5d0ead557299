import {
  addPasskey,
  addTotp,
  confirmPassword,
  listFactors,
  offerPasskey,
  offerTotp,
  proveByCode,
  proveByPasskey,
  removeFactor,
  renewRecoveryCodes,
  requestPasskey,
} from '@foyer/contract/staff/second-factor.ts'
import type { StaffSession } from '@foyer/contract/staff/session.ts'
import type { FastifyRequest } from 'fastify'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { Member } from '../../access/staff-session/staff.ts'
import type { FactorService } from './factor.service.ts'
import { getRelyingParty } from './passkeys.ts'
import type { ProofService } from './proof.service.ts'

interface SecondFactorRoutesDependencies {
  readonly proofs: ProofService
  readonly factors: FactorService
  readonly publicUrl: string | undefined
  /** What the page knows about a complete session. */
  readonly readSession: (request: FastifyRequest, member: Member) => Promise<StaffSession>
  readonly confirmPassword: (request: FastifyRequest, member: Member, password: string) => Promise<boolean>
}

export function secondFactorRoutes(calls: StaffCalls, parts: SecondFactorRoutesDependencies): void {
  const { proofs, factors, publicUrl, readSession } = parts
  const siteOf = (request: FastifyRequest) => getRelyingParty(request, publicUrl)

  async function toProofOutcome(request: FastifyRequest, member: Member, isProved: boolean) {
    if (!isProved) return { outcome: 'refused' as const }
    const recoveryCodesLeft = await factors.countRecoveryCodes(member)
    return { outcome: 'proved' as const, session: await readSession(request, member), recoveryCodesLeft }
  }

  async function toAddOutcome(
    request: FastifyRequest,
    member: Member,
    result: Awaited<ReturnType<FactorService['addTotp']>>,
  ) {
    if (result.outcome !== 'added') return { outcome: result.outcome }
    return { ...result, session: await readSession(request, member) }
  }

  calls.serveMember(proveByCode, async ({ body, request }, member) =>
    toProofOutcome(request, member, await proofs.proveByCode(member, body.code)),
  )

  calls.serveMember(requestPasskey, async ({ request }, member) => ({
    options: await proofs.requestPasskey(member, siteOf(request)),
  }))

  calls.serveMember(proveByPasskey, async ({ body, request }, member) =>
    toProofOutcome(request, member, await proofs.proveByPasskey(member, siteOf(request), body.answer)),
  )

  calls.serveMember(confirmPassword, async ({ body, request }, member) => ({
    confirmed: await parts.confirmPassword(request, member, body.password),
  }))

  calls.serveMember(offerTotp, async (_asked, member) => factors.offerTotp(member))

  calls.serveMember(addTotp, async ({ body, request }, member) =>
    toAddOutcome(request, member, await factors.addTotp(member, body)),
  )

  calls.serveMember(offerPasskey, async ({ request }, member) => factors.offerPasskey(member, siteOf(request)))

  calls.serveMember(addPasskey, async ({ body, request }, member) =>
    toAddOutcome(request, member, await factors.addPasskey(member, siteOf(request), body)),
  )

  calls.serveMember(listFactors, async (_asked, member) => factors.list(member))

  calls.serveMember(removeFactor, async ({ params }, member) => ({ outcome: await factors.remove(member, params.id) }))

  calls.serveMember(renewRecoveryCodes, async (_asked, member) => factors.renewRecoveryCodes(member))
}
