import { type AccountLine, type Balance, computeBalance } from '@foyer/domain/payment/balance.ts'
import type { DepositBlock } from '@foyer/domain/payment/deposit.ts'
import { getPaymentType, type PaymentType } from '@foyer/domain/payment/payment-type.ts'
import { IS_TO_DO } from '../../checkin/extras/extras.store.ts'
import { IS_WAITING } from '../../checkin/room-wait/room-wait.store.ts'
import { IS_OPEN_DEPOSIT } from '../../money/deposit/deposit.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

/** What a row of a list shows. */
export interface ListedFacts {
  readonly balance: Balance
  /** Current lease holder of the check-in, by the database's clock. */
  readonly screen: Screen | undefined
  /** Excludes pre-check-in, where no one was at a screen. */
  readonly lastAttempt: Attempt | undefined
  readonly openAlerts: number
  /** Ordered but not done yet. */
  readonly openExtras: number
  /** Deposit blocks that are, or may be, on a card. */
  readonly blocks: readonly OpenBlock[]
  readonly waitsForRoom: boolean
  readonly keyIssued: boolean
  readonly keyPending: boolean
  readonly checkedInAt: Date | undefined
  readonly departedAt: Date | undefined
  readonly walkIn: WalkIn | undefined
  readonly details: StayNotes
}

export interface StayFacts extends ListedFacts {
  /** The staff member who has taken it over. */
  readonly takenOver: { readonly by: string; readonly since: Date } | undefined
  readonly email: string | undefined
  /** Day of the contract. */
  readonly bookedOn: string | undefined
  readonly paymentType: PaymentType | undefined
}

/** What staff have noted. */
interface StayNotes {
  readonly vip?: true
  readonly staffNotes?: string
  readonly preferences?: string
  readonly expectedAt?: string
  readonly lateCheckOut?: string
}

/** Who created the walk-in, and until when its room is reserved. */
interface WalkIn {
  readonly by: 'guest' | 'staff'
  readonly heldUntil: Date | undefined
}

type OpenBlock = DepositBlock & { readonly card: string }

interface Screen {
  readonly holder: string
  readonly name: string | null
  readonly device_id: string | null
  /** The screen that the page reached last. */
  readonly step: string | null
  readonly since: Date
}

interface Attempt {
  readonly app_key: string
  readonly status: 'started' | 'completed' | 'error'
  readonly at: Date
}

/** Reads everything around reservations, in one query for any number of them. */
export async function readStayFacts(tx: HotelTransaction, ids: readonly string[]): Promise<(id: string) => StayFacts> {
  const facts = new Map((await readFacts(tx, ids)).map((row) => [row.id, toStayFacts(row)]))
  return (id) => facts.get(id) ?? noFacts
}

const noFacts: StayFacts = {
  balance: computeBalance([]),
  screen: undefined,
  takenOver: undefined,
  lastAttempt: undefined,
  openAlerts: 0,
  openExtras: 0,
  blocks: [],
  waitsForRoom: false,
  keyIssued: false,
  keyPending: false,
  checkedInAt: undefined,
  departedAt: undefined,
  email: undefined,
  bookedOn: undefined,
  paymentType: undefined,
  walkIn: undefined,
  details: {},
}

/** A row of `listedFacts`. */
export interface ListedFactsRow {
  readonly lines: readonly AccountLine[]
  readonly screen: (Omit<Screen, 'since'> & { readonly since: string }) | null
  readonly last_try: (Omit<Attempt, 'at'> & { readonly at: string }) | null
  readonly open_alerts: number
  readonly open_extras: number
  readonly blocks: readonly OpenBlock[]
  readonly waits_for_room: boolean
  readonly key_issued: boolean
  readonly key_pending: boolean
  /** As text inside JSON. */
  readonly checked_in_at: Date | string | null
  readonly departed_at: Date | string | null
  readonly walk_in: { readonly by: 'guest' | 'staff'; readonly until: string | null } | null
  readonly details: StayNotes
}

interface FactsRow extends ListedFactsRow {
  readonly id: string
  readonly taken_over: { readonly by: string; readonly since: string } | null
  readonly email: string | null
  readonly booked_on: string | null
  readonly payment_type: PaymentType | null
}

function toStayFacts(row: FactsRow): StayFacts {
  const listed = toListedFacts(row)
  return {
    ...listed,
    takenOver: row.taken_over ? { by: row.taken_over.by, since: new Date(row.taken_over.since) } : undefined,
    email: row.email ?? undefined,
    bookedOn: row.booked_on ?? undefined,
    paymentType: getPaymentType(row.payment_type ?? undefined, listed.balance.pending),
  }
}

export function toListedFacts({ lines, screen, last_try, walk_in, ...row }: ListedFactsRow): ListedFacts {
  return {
    balance: computeBalance(lines),
    screen: screen ? { ...screen, since: new Date(screen.since) } : undefined,
    lastAttempt: last_try ? { ...last_try, at: new Date(last_try.at) } : undefined,
    openAlerts: row.open_alerts,
    openExtras: row.open_extras,
    blocks: row.blocks,
    waitsForRoom: row.waits_for_room,
    keyIssued: row.key_issued,
    keyPending: row.key_pending,
    checkedInAt: row.checked_in_at ? new Date(row.checked_in_at) : undefined,
    departedAt: row.departed_at ? new Date(row.departed_at) : undefined,
    details: row.details,
    walkIn: walk_in ? { by: walk_in.by, heldUntil: walk_in.until ? new Date(walk_in.until) : undefined } : undefined,
  }
}

export const listedFacts = `
    stay.checked_in_at,
    json_strip_nulls(json_build_object('vip', nullif(stay.vip, false), 'staffNotes', stay.staff_notes,
      'preferences', stay.preferences, 'expectedAt', stay.expected_at, 'lateCheckOut', stay.late_check_out)) as details,
    array(
      select json_build_object('kind', line.kind, 'source', line.source, 'minor', line.amount) from folio_lines line
      where line.hotel_id = stay.hotel_id and line.reservation_id = stay.id) as lines,
    (select json_build_object('holder', lease.holder, 'name', device.name, 'device_id', device.id,
        'since', coalesce(log.started_at, visit.opened_at), 'step', (
          select step.step from checkin_steps step
          where step.hotel_id = lease.hotel_id and step.visit_id = lease.visit_id and step.reservation_id = lease.reservation_id
          order by step.last_at desc limit 1))
      from checkin_leases lease
        join visits visit on visit.hotel_id = lease.hotel_id and visit.id = lease.visit_id and visit.ended_at is null
        left join devices device on device.hotel_id = visit.hotel_id and device.id = visit.device_id
        left join checkin_logs log on log.hotel_id = lease.hotel_id and log.visit_id = lease.visit_id
          and log.reservation_id = lease.reservation_id
      where lease.hotel_id = stay.hotel_id and lease.reservation_id = stay.id and lease.expires_at > clock_timestamp()
      limit 1) as screen,
    (select json_build_object('app_key', log.app_key, 'status', log.status,
        'at', coalesce(log.ended_at, log.arrived_at, log.started_at))
      from checkin_logs log
      where log.hotel_id = stay.hotel_id and log.reservation_id = stay.id and log.action = 'checkin'
      order by log.started_at desc limit 1) as last_try,
    (select count(*) from alerts
      where alerts.hotel_id = stay.hotel_id and alerts.reservation_id = stay.id and handled_at is null) as open_alerts,
    (select gone.at from check_outs gone
      where gone.hotel_id = stay.hotel_id and gone.reservation_id = stay.id and gone.undone_at is null) as departed_at,
    (select count(*)::int from ordered_extras ordered
      where ordered.hotel_id = stay.hotel_id and ordered.reservation_id = stay.id and ordered.done_at is null
        and ${IS_TO_DO}) as open_extras,
    array(
      select json_build_object('state', deposit.state, 'card', deposit.card,
        'amount', json_build_object('minor', deposit.minor, 'currency', deposit.currency))
      from deposits deposit
      where deposit.hotel_id = stay.hotel_id and deposit.reservation_id = stay.id and ${IS_OPEN_DEPOSIT}) as blocks,
    exists (select from room_waits wait
      where wait.hotel_id = stay.hotel_id and wait.reservation_id = stay.id and ${IS_WAITING}) as waits_for_room,
    exists (select from keys key
      where key.hotel_id = stay.hotel_id and key.reservation_id = stay.id and key.state = 'done') as key_issued,
    (select json_build_object('by', made.made_by, 'until', case when stay.state = 'expected' then made.hold_until end)
      from walk_ins made where made.hotel_id = stay.hotel_id and made.reservation_id = stay.id) as walk_in,
    exists (select from keys key
      where key.hotel_id = stay.hotel_id and key.reservation_id = stay.id and (key.state = 'unknown'
        or (key.state = 'refused' and not exists (select from keys later
          where later.hotel_id = key.hotel_id and later.reservation_id = key.reservation_id
            and later.granted_at > key.granted_at)))) as key_pending`

const readFacts = statement<FactsRow, [ids: readonly string[]]>(`
  select stay.id, stay.email, stay.booked_on, stay.payment_type,
    (select json_build_object('by', lease.member_name, 'since', lease.desk_since) from checkin_leases lease
      where lease.hotel_id = stay.hotel_id and lease.reservation_id = stay.id and lease.member_id is not null
        and lease.expires_at > clock_timestamp()) as taken_over, ${listedFacts}
  from unnest((select $1::uuid[])) as wanted (id) join reservations stay on stay.id = wanted.id`)
