import { expect, it } from 'vitest'
import { freshDatabase } from '../../platform/database/testing/fresh-database.ts'
import { withOwnerClient } from '../../platform/database/testing/owner-client.ts'
import { guestKinds, reservationKinds } from './kinds.ts'

/** By the kind under which the erasure finds it. */
const erased: Record<string, keyof typeof guestKinds | keyof typeof reservationKinds> = {
  account_reservations: 'accountLinks',
  alerts: 'alertNotes',
  blocked_guests: 'blocked',
  checkin_leases: 'leases',
  checkin_logs: 'logErrors',
  check_outs: 'checkOuts',
  checkin_steps: 'steps',
  completion_mails: 'completionMails',
  consents: 'consents',
  customers: 'customers',
  deliveries: 'deliveries',
  face_outcomes: 'consents',
  front_desk_messages: 'deskMessages',
  guests: 'guests',
  hand_overs: 'handOvers',
  idempotent_answers: 'answers',
  intents: 'intents',
  invoice_holders: 'customers',
  keys: 'keys',
  lost_code_deeds: 'lostCodes',
  lost_code_requests: 'lostCodes',
  mail_files: 'mails',
  mails: 'mails',
  outbox_queue: 'tellings',
  pre_checkin_links: 'sharedLinks',
  pre_checkins: 'preCheckins',
  reservation_messages: 'messages',
  reservations: 'bookings',
  room_waits: 'roomWaits',
  search_words: 'bookings',
  signature_ticks: 'ticks',
  signatures: 'signatures',
  stay_card_links: 'stayCardLinks',
  surveys: 'surveyComments',
  tracking_events: 'trackingLinks',
  visit_reservations: 'visitLinks',
  walk_ins: 'walkIns',
  wanted_bills: 'wantedBills',
}

/** Why it holds nothing of a guest's stay that a period could end for. */
const kept: Record<string, string> = {
  accounts: 'the guest’s own, at all hotels of a company, until they close it',
  account_confirmations: 'goes with its account, and by its own age',
  account_resets: 'goes with its account, and by its own age',
  account_tokens: 'goes with its account, and by its own age',
  audit_entries: 'booking numbers, rooms, devices, colleagues',
  audit_heads: 'hashes',
  visit_scans: 'hashes',
  chosen_upgrades: 'types of rooms',
  companies: 'the house',
  counted_postings: 'ids, which the books need',
  demo_days: 'the house',
  devices: 'the house',
  erasures: 'counts',
  failed_tries: 'hashes, for a day',
  feed_versions: 'booking numbers, rooms',
  fiscal_bills: 'sums and the tax office’s numbers, which the books need',
  folio_lines: 'sums, which the books need',
  front_desk_screens: 'counts and times',
  ledger_entries: 'sums, which the books need',
  payments: 'sums, which the books need',
  refunds: 'sums, which the books need',
  saved_cards: 'go with the reservation; a card’s last digits and a sealed token',
  hotel_configs: 'the house',
  hotel_line_keys: 'hashes, and a colleague who made them',
  hotels: 'the house',
  hotel_systems: 'the house',
  hub_directory: 'hashes',
  hubs: 'the house',
  jobs: 'names, times, and a colleague who asked',
  license_directory: 'hashes',
  licenses: 'the house',
  open_intents: 'numbers, gone when their intent is settled',
  pick_up_processes: 'numbers and times',
  ordered_extras: 'what was ordered, and a colleague who did it',
  police_exports: 'counts and a hash',
  postal_codes: 'the world',
  ratings: 'stars for a stay that has no name',
  memberships: 'the hotel’s own club, until it takes somebody off its list',
  room_nights: 'rooms and nights',
  room_types: 'the house',
  rooms: 'the house',
  server_secrets: 'the house',
  server_settings: 'the house',
  shifts: 'sums and colleagues, which the books need',
  staff_invitations: 'colleagues',
  staff_members: 'colleagues',
  staff_resets: 'colleagues',
  staff_roles: 'colleagues',
  staff_sessions: 'colleagues',
  taken_extras: 'counts',
  used_vouchers: 'codes, which the books need',
  visits: 'an id and times, tidied away after a month',
}

it('of every table it is said what becomes of a guest’s data in it', async () => {
  const { ownerUrl } = await freshDatabase()
  const { rows } = await withOwnerClient(ownerUrl, (client) =>
    client.query<{ name: string }>(`select relname as name from pg_class where relkind in ('r', 'p')
      and relnamespace = 'public'::regnamespace and relname not like 'kysely_%' order by 1`),
  )
  expect(Object.keys({ ...erased, ...kept }).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  const kinds = Object.keys({ ...guestKinds, ...reservationKinds })
  expect([...new Set(Object.values<string>(erased))].toSorted()).toEqual(kinds.toSorted())
})
