import type { Language } from '@foyer/domain/basics/language.ts'
import type { Role } from '@foyer/domain/staff/roles.ts'
import type { FactorKind } from '@foyer/domain/staff/second-factor.ts'
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
  /** May use a password even if only company accounts sign in. */
  is_emergency: Generated<boolean>
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
  /** Whether the sign-in asked for a second factor. */
  needs_factor: Generated<boolean>
  proved_at: Date | null
  /** When a factor was proved again, to change the factors. */
  confirmed_at: Date | null
  /** What the browser has to sign next. */
  challenge: string | null
  /** Of an authenticator app that is being set up; encrypted. */
  offered_secret: string | null
}

/** A second factor: the columns of an authenticator app, or those of a passkey. */
interface StaffFactors {
  id: string
  member_id: string
  kind: FactorKind
  name: string
  /** Encrypted. */
  secret: string | null
  /** The newest 30 seconds of which a code was used. */
  last_step: number | null
  credential_id: string | null
  public_key: Buffer | null
  counter: number | null
  transports: string[] | null
  created_at: Generated<Date>
  last_used_at: Date | null
}

/** Deleted when used. */
interface StaffRecoveryCodes {
  member_id: string
  code_hash: string
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

/** A company account, by what its provider calls it. */
interface StaffIdentities {
  issuer: string
  subject: string
  /** Absent after the account was deleted. */
  member_id: string | null
  /** As last seen; only shown. */
  email: string
  /** Hotels where an administrator has removed this person. */
  removed_hotels: Generated<number[]>
  created_at: Generated<Date>
}

/** A sign-in at the company's provider that has not returned yet. */
interface StaffSignOnAttempts {
  token_hash: string
  return_path: string
  /** Hash of the browser's previous session token, which ends with the new sign-in. */
  old_session: string | null
  expires_at: Date
}

export interface StaffTables {
  staff_members: StaffMembers
  staff_roles: StaffRoles
  staff_sessions: StaffSessions
  staff_factors: StaffFactors
  staff_recovery_codes: StaffRecoveryCodes
  staff_resets: StaffResets
  staff_invitations: StaffInvitations
  staff_identities: StaffIdentities
  staff_sign_on_attempts: StaffSignOnAttempts
}
