import type { Language } from '@foyer/domain/basics/language.ts'
import type { Role } from '@foyer/domain/staff/roles.ts'
import type { Generated } from 'kysely'

interface StaffMembers {
  id: string
  /** Lower case. */
  email: string
  name: string
  language: Language
  /** Absent until an invited member has chosen a password. */
  password_hash: string | null
  created_at: Generated<Date>
  last_sign_in_at: Date | null
}

interface StaffRoles {
  member_id: string
  of_hotel: number
  role: Role
}

interface StaffSessions {
  token_hash: string
  member_id: string
  created_at: Generated<Date>
  seen_at: Generated<Date>
}

interface StaffResets {
  token_hash: string
  member_id: string
  expires_at: Date
}

/** To work at one more hotel, until it is taken up. */
interface StaffInvitations {
  id: string
  token_hash: string
  member_id: string
  of_hotel: number
  role: Role
  /** As whoever invites calls them; how they call themselves is theirs to tell. */
  name: string
  expires_at: Date
}

export interface StaffTables {
  staff_members: StaffMembers
  staff_roles: StaffRoles
  staff_sessions: StaffSessions
  staff_resets: StaffResets
  staff_invitations: StaffInvitations
}
