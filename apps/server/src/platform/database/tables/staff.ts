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

/** An invitation to work at another hotel, until it is accepted. */
interface StaffInvitations {
  id: string
  token_hash: string
  member_id: string
  of_hotel: number
  role: Role
  /** The name given by the inviter; members choose their own. */
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
