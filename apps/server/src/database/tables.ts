import type { ScreenMessageType } from '@foyer/contract/messages/front-desk.ts'
import type { Language } from '@foyer/domain/config/language.ts'
import type { DocumentType } from '@foyer/domain/guest/guest.ts'
import type { AlertKind } from '@foyer/domain/staff/alert-kinds.ts'
import type { Role } from '@foyer/domain/staff/roles.ts'
import type { Generated, JSONColumnType } from 'kysely'

/** Rows of one hotel carry its id; row-level security shows them to that hotel's transactions only. */
interface OfHotel {
  hotel_id: number
}

interface Companies {
  id: number
  name: string
}

interface Hotels {
  id: number
  company_id: number
  name: string
  city: string
  country: string
  time_zone: string
  currency: string
  /** Laid anew each hotel day and by demo:reset. */
  demo: boolean
}

interface ServerSecrets {
  name: string
  value: Buffer
}

interface LicenseDirectory {
  code_hash: string
  of_hotel: number
}

interface HotelConfigs extends OfHotel {
  version: number
  document: JSONColumnType<object>
  published_at: Generated<Date>
}

interface Licenses extends OfHotel {
  id: Generated<string>
  code_hash: string
  app_key: string | null
  reusable: boolean
  used_at: Date | null
  name: Generated<string>
  made_by: string | null
  made_at: Generated<Date>
  /** Absent: until it is used. */
  valid_until: Date | null
}

interface Devices extends OfHotel {
  id: string
  app_key: string
  token_hash: string
  enrolled_at: Generated<Date>
  revoked_at: Date | null
  name: Generated<string>
  last_seen_at: Date | null
  /** What staff have made of it; absent: what its app key says. */
  channel_override: string | null
  /** Out of service since then. */
  paused_at: Date | null
  paused_reason: string | null
}

interface Visits extends OfHotel {
  id: string
  app_key: string
  device_id: string | null
  opened_at: Generated<Date>
  ended_at: Date | null
}

interface VisitReservations extends OfHotel {
  visit_id: string
  reservation_id: string
  found_at: Generated<Date>
}

interface IdempotentAnswers extends OfHotel {
  visit_id: string
  key: string
  call: string
  body_hash: string
  answer: JSONColumnType<object> | null
  created_at: Generated<Date>
}

/** Guesses of license codes belong to no hotel, so none of these do. */
interface FailedTries {
  kind: string
  caller: string
  at: Generated<Date>
}

/** Imported by whoever runs the server, for all hotels. */
interface PostalCodes {
  /** Alpha-3. */
  country: string
  /** The code without blanks and hyphens, as it is compared. */
  key: string
  postal_code: string
  city: string
}

interface HubDirectory {
  code_hash: string
  of_hotel: number
}

interface Hubs extends OfHotel {
  code_hash: string
  app_key: string
  paired_at: Generated<Date>
  /** This boot's, as the hub has told it; null before the first one. */
  token: string | null
  port: number | null
  version: string | null
  told_at: Date | null
}

interface CheckinLeases extends OfHotel {
  reservation_id: string
  visit_id: string
  holder: string
  fence: Generated<number>
  expires_at: Date
}

interface RoomTypes extends OfHotel {
  id: string
  name: string
  names: JSONColumnType<Record<string, string>>
  picture: string
}

interface Rooms extends OfHotel {
  number: string
  type_id: string
  floor: number
  ready: boolean
}

interface Reservations extends OfHotel {
  id: string
  reference: string
  group_locator: string | null
  state: 'expected' | 'inHouse' | 'departed' | 'cancelled'
  start_date: string
  end_date: string
  adults: number
  children: number
  first_name: string | null
  last_name: string | null
  email: string | null
  room_type_id: string
  room_number: string | null
  /** False when the hotel has no room left to give for this booking. */
  room_available: boolean
  has_pets: boolean
  included: string[]
  pre_checkin_completed: boolean
  pay_attempts: Generated<number>
  checked_in_at: Date | null
  /** Nothing is known any more of who stayed. */
  erased_at: Generated<Date | null>
}

interface ReservationMessages extends OfHotel {
  id: string
  reservation_id: string
  sent_on: string
  text: string
  read_at: Date | null
}

interface Guests extends OfHotel {
  id: string
  reservation_id: string
  position: number
  main: boolean
  adult: boolean | null
  /** What the guest or the hotel gave, by the inner names of a guest. */
  given: JSONColumnType<Record<string, unknown>>
  version: Generated<number>
  /** When a document was scanned anew that had been given before, and what had been given then. */
  superseded_at: Generated<Date | null>
  superseded_given: Generated<Record<string, unknown> | null>
  erased_at: Generated<Date | null>
}

/** The application may add rows and read them, and nothing else. */
interface Consents extends OfHotel {
  id: Generated<string>
  guest_id: string
  subject: 'scan' | 'face'
  agreed: boolean
  at: Generated<Date>
  language: string
  /** Of the text that was agreed to; a no needs none. */
  text_hash: string | null
  visit_id: string
  app_key: string
}

/** The application may add rows and read them, and nothing else. */
interface FaceOutcomes extends OfHotel {
  id: Generated<string>
  guest_id: string
  outcome: 'matched' | 'skipped' | 'noCamera' | 'forgotten'
  /** The matcher, or the guest. */
  said_by: string
  at: Generated<Date>
  visit_id: string
  app_key: string
}

interface Signatures extends OfHotel {
  guest_id: string
  format: 'png' | 'jpeg'
  image: Buffer
  signed_at: Generated<Date>
}

interface FolioLines extends OfHotel {
  id: string
  reservation_id: string
  position: number
  kind: 'charge' | 'tax' | 'payment'
  names: JSONColumnType<Record<string, string>>
  amount: number
}

interface AccessCodes extends OfHotel {
  reservation_id: string
  code: string
  valid_from: string
  valid_to: string
}

interface CheckinLogs extends OfHotel {
  id: string
  reservation_id: string
  visit_id: string
  app_key: string
  action: 'checkin' | 'pre-checkin'
  guest_amount: number
  status: 'started' | 'completed' | 'error'
  errors: JSONColumnType<unknown[]>
  /** When this check-in made the guest arrive; it entitles its visit to the key. */
  arrived_at: Date | null
  started_at: Generated<Date>
  ended_at: Date | null
}

/** No free text of a page is kept: see the rules for what is. */
interface TrackingEvents extends OfHotel {
  id: Generated<string>
  at: Generated<Date>
  visit_id: string
  app_key: string
  tracking_number: string | null
  type: string
  state: string
  description: string
  screen: string | null
  reservation_id: string | null
  language: string
  browser: string | null
  data: JSONColumnType<Record<string, unknown>>
}

/** Each screen that a visit reached with a booking, once. */
interface CheckinSteps extends OfHotel {
  visit_id: string
  reservation_id: string
  step: string
  app_key: string
  is_pok: boolean
  is_front_app: boolean
  finished: boolean
  times: Generated<number>
  first_at: Generated<Date>
  last_at: Generated<Date>
}

/** Only the hash of a link's token is kept. */
interface PreCheckinLinks extends OfHotel {
  id: string
  reservation_id: string
  token_hash: string
  made_by: 'guest' | 'staff'
  made_at: Generated<Date>
  opens: Generated<number>
  last_opened_at: Date | null
  revoked_at: Date | null
}

interface PreCheckins extends OfHotel {
  id: string
  reservation_id: string
  app_key: string
  /** HH:mm. */
  arrival_time: string | null
  notes: string | null
  completed_at: Generated<Date>
  superseded_at: Date | null
}

/** That a screen told something, never what a guest gave. */
interface FrontDeskMessages extends OfHotel {
  device_id: string
  id: string
  /** The page that told it, from one load to the next. */
  link: string
  sequence: number
  type: ScreenMessageType
  reservation_id: string | null
  guest_id: string | null
  /** Why a signature was skipped, or the code of a problem. */
  reason: string | null
  at: Generated<Date>
}

interface Ratings extends OfHotel {
  reservation_id: string
  stars: number
  rated_at: Generated<Date>
}

interface DemoDays extends OfHotel {
  laid_for: string
}

/** Rows of one company: its hotels' transactions see them, others do not. */
interface OfCompany {
  company_id: number
}

interface Accounts extends OfCompany {
  id: string
  /** Lower case. */
  email: string
  first_name: string | null
  last_name: string | null
  phone: string | null
  password_hash: string
  /** When its owner has shown that letters to this address reach them. */
  confirmed_at: Date | null
  document_type: DocumentType | null
  document_number: string | null
  document_expiry: string | null
  created_at: Generated<Date>
}

interface AccountTokens extends OfCompany {
  token_hash: string
  account_id: string
  /** On a shared device the token is worth nothing outside this visit. */
  visit_id: string | null
  created_at: Generated<Date>
}

interface AccountConfirmations extends OfCompany {
  token_hash: string
  account_id: string
  email: string
  expires_at: Date
}

/** Bookings that somebody has found by number and surname while signed in. */
interface AccountReservations extends OfHotel, OfCompany {
  account_id: string
  reservation_id: string
  found_at: Generated<Date>
}

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

interface ServerSettings {
  name: string
  value: string
}

interface MailQueue {
  mail_id: string
  of_hotel: number
  due_at: Generated<Date>
}

interface Alerts extends OfHotel {
  id: string
  kind: AlertKind
  reservation_id: string | null
  device_id: string | null
  mail_id: string | null
  money: 'nothingConcerned' | 'nothingCharged' | 'charged' | 'unknown' | null
  key_state: 'notGiven' | 'given' | 'unknown' | null
  times: Generated<number>
  opened_at: Generated<Date>
  last_at: Generated<Date>
  handled_at: Date | null
  handled_by: string | null
  note: string | null
}

interface Mails extends OfHotel {
  id: string
  recipient: string
  member_id: string | null
  subject: string
  template: string
  language: Language
  /** The place of the secret link is marked in both. */
  text: string
  html: string
  /** Opens an account; forgotten when the mail has left. */
  secret_link: string | null
  state: 'queued' | 'sent' | 'failed' | 'kept'
  tries: Generated<number>
  last_error: string | null
  created_at: Generated<Date>
  sent_at: Date | null
}

interface AuditHeads extends OfHotel {
  number: number
  seal: string
}

/** The application may add rows and read them, and nothing else. */
interface AuditEntries extends OfHotel {
  number: number
  at: Date
  member_id: string | null
  who: string | null
  action: string
  subject: string | null
  details: JSONColumnType<Record<string, string>>
  seal: string
}

/** The application may add rows and read them, and nothing else. */
interface PoliceExports extends OfHotel {
  id: string
  day: string
  format: 'csv' | 'json' | 'xml'
  made_at: Generated<Date>
  made_by: string
  travellers: number
  left_out: number
  sha256: string
}

/** The application may add rows and read them, and nothing else. */
interface Erasures extends OfHotel {
  id: string
  at: Generated<Date>
  cause: 'rule' | 'request'
  stays: number
  counts: JSONColumnType<Record<string, number>>
}

/** What only the report to the authorities may read. */
interface BlockedGuests extends OfHotel {
  guest_id: string
  given: JSONColumnType<Record<string, unknown>>
  blocked_at: Generated<Date>
}

export interface Tables {
  accounts: Accounts
  account_tokens: AccountTokens
  account_confirmations: AccountConfirmations
  account_reservations: AccountReservations
  police_exports: PoliceExports
  erasures: Erasures
  blocked_guests: BlockedGuests
  staff_members: StaffMembers
  staff_roles: StaffRoles
  staff_sessions: StaffSessions
  staff_resets: StaffResets
  server_settings: ServerSettings
  mail_queue: MailQueue
  alerts: Alerts
  mails: Mails
  audit_heads: AuditHeads
  audit_entries: AuditEntries
  companies: Companies
  hotels: Hotels
  server_secrets: ServerSecrets
  license_directory: LicenseDirectory
  hotel_configs: HotelConfigs
  licenses: Licenses
  devices: Devices
  visits: Visits
  visit_reservations: VisitReservations
  idempotent_answers: IdempotentAnswers
  failed_tries: FailedTries
  postal_codes: PostalCodes
  hub_directory: HubDirectory
  hubs: Hubs
  checkin_leases: CheckinLeases
  room_types: RoomTypes
  rooms: Rooms
  reservations: Reservations
  reservation_messages: ReservationMessages
  guests: Guests
  consents: Consents
  face_outcomes: FaceOutcomes
  signatures: Signatures
  folio_lines: FolioLines
  access_codes: AccessCodes
  checkin_logs: CheckinLogs
  tracking_events: TrackingEvents
  checkin_steps: CheckinSteps
  pre_checkin_links: PreCheckinLinks
  pre_checkins: PreCheckins
  front_desk_messages: FrontDeskMessages
  ratings: Ratings
  demo_days: DemoDays
}
