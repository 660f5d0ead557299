import { keepMember, listMembers, removeMember } from '@foyer/contract/staff/members.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { toMembershipKey } from '@foyer/domain/walk-in/membership-search.ts'
import { recordAudit, type StaffCalls } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { countMembers, deleteMembership, readMembers, saveMembership } from './members.store.ts'

/**
 * The hotel's club members. They are a separate list because old versions of the configuration are
 * kept. The log has numbers but no addresses.
 */
export function membersRoutes(calls: StaffCalls, sites: Sites): void {
  /** Members-only codes come first, because they are the usual choice. */
  const codesOf = async ({ tx, hotel }: Staff) =>
    (await sites.config(tx, hotel)).config.walkIn.promotionalCodes
      .toSorted((a, b) => Number(b.membersOnly) - Number(a.membersOnly))
      .map(({ code }) => code)

  calls.serveStaff(listMembers, async ({ query }, staff) => {
    const [all] = await countMembers(staff.tx)
    return {
      members: await readMembers(staff.tx, (query.search ?? '').trim().toLowerCase()),
      count: all?.count ?? 0,
      promotionalCodes: await codesOf(staff),
    }
  })

  calls.serveStaff(keepMember, async ({ body: { number, email, promotionalCode } }, staff) => {
    const key = toMembershipKey(number)
    const isCode = (await codesOf(staff)).includes(promotionalCode)
    if (key === '' || !isCode) throw new Problem('badInput', key === '' ? 'no number' : 'the hotel has no such code')
    await saveMembership(staff.tx, staff.hotel.id, key, email, promotionalCode)
    await recordAudit(staff, { action: 'memberKept', subject: key, details: { code: promotionalCode } })
    return {}
  })

  calls.serveStaff(removeMember, async ({ body: { number } }, staff) => {
    const [member] = await deleteMembership(staff.tx, toMembershipKey(number))
    if (!member) throw new Problem('notFound', 'there is no such member')
    await recordAudit(staff, { action: 'memberRemoved', subject: member.number })
    return { member }
  })
}
