import type { Alert } from '@foyer/contract/staff/alerts.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import { getFullName } from '@foyer/domain/guest/guest.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { StayOverview } from './read-arrivals.ts'
import type { StayRecords } from './stay-records.store.ts'

type TimelineEvent = Stay['timeline'][number]

const MAX_EVENTS = 100

interface TimelineRecords extends StayRecords {
  readonly alerts: readonly Alert[]
  readonly currency: string
}

/** Returns what guests, machines and people did to this stay, newest first. */
export function buildTimeline(
  { guests }: Reservation,
  left: TimelineRecords,
  channelOf: StayOverview['channelOf'],
): TimelineEvent[] {
  const events = [
    ...listLogEvents(left),
    ...listSignatureEvents(left),
    ...listTermsEvents(left),
    ...listDepartureEvents(left),
    ...listFeedbackEvents(left),
    ...listAlertEvents(left),
    ...listStaffEvents(left),
    ...listScreenEvents(left, guests),
    ...listLostCodeEvents(left),
    ...listKeyEvents(left),
    ...listDeliveryEvents(left),
  ]
  const newest = events.toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, MAX_EVENTS)
  const channel = ({ what, by }: TimelineEvent) => (what === 'staff' || !by ? undefined : channelOf(by))
  return newest.map((event) => ({ ...event, channel: channel(event) }))
}

/** Timestamps in wire format. */
const toIsoString = (text: string): string => new Date(text).toISOString()

function listLogEvents({ logs }: TimelineRecords): TimelineEvent[] {
  return logs.flatMap((log) => {
    const event = (what: TimelineEvent['what'], at: string | null, detail?: string): TimelineEvent[] =>
      at ? [{ at: toIsoString(at), what, by: log.app_key, detail }] : []
    return [
      ...event('begun', log.started_at, log.action),
      ...event('arrived', log.arrived_at),
      ...event('ended', log.ended_at, log.status),
    ]
  })
}

function listSignatureEvents({ guests }: TimelineRecords): TimelineEvent[] {
  return guests.flatMap(({ signed_at, name }) =>
    signed_at ? [{ at: toIsoString(signed_at), what: 'signed', detail: name }] : [],
  )
}

function listTermsEvents({ terms }: TimelineRecords): TimelineEvent[] {
  return terms.map(({ at, by, language, published }) => ({
    at: toIsoString(at),
    what: 'termsAccepted',
    by,
    terms: { language, published: toIsoString(published) },
  }))
}

/** Check-outs by guests. Those by staff, and undoing one, are already in the audit log. */
function listDepartureEvents({ check_outs }: TimelineRecords): TimelineEvent[] {
  return check_outs.flatMap(({ at, app_key }) =>
    app_key ? [{ at: toIsoString(at), what: 'departed' as const, by: app_key }] : [],
  )
}

function listFeedbackEvents({ rating, survey }: TimelineRecords): TimelineEvent[] {
  return [
    ...(rating ? [{ at: toIsoString(rating.at), what: 'rated' as const, detail: String(rating.stars) }] : []),
    ...(survey ? [{ at: toIsoString(survey.at), what: 'surveyed' as const, detail: String(survey.stars) }] : []),
  ]
}

function listAlertEvents({ alerts }: TimelineRecords): TimelineEvent[] {
  return alerts.map(({ openedAt, kind }) => ({ at: openedAt, what: 'alert', detail: kind }))
}

function listStaffEvents({ deeds, currency }: TimelineRecords): TimelineEvent[] {
  return deeds.map(({ at, who, action, amount }) => ({
    at: toIsoString(at),
    what: 'staff',
    by: who ?? undefined,
    detail: action,
    ...(amount && { amount: { minor: toMinor(amount), currency } }),
  }))
}

/** The log has all decimals of the currency, so its digits are the smallest unit. */
const toMinor = (logged: string): number => Number(logged.replaceAll(/\D/g, '')) * (/^[-−]/.test(logged) ? -1 : 1)

function listLostCodeEvents({ codes }: TimelineRecords): TimelineEvent[] {
  return codes.flatMap(({ at, told_at, papers, by }) => {
    const event = (what: TimelineEvent['what'], moment: string): TimelineEvent => ({
      at: toIsoString(moment),
      what,
      by,
    })
    return [
      event('codeAsked', at),
      ...(told_at ? [event('codeTold', told_at)] : []),
      ...papers.map((moment) => event('codePrinted', moment)),
    ]
  })
}

/** Events of each card. The audit log already shows who ended one by hand. */
function listKeyEvents({ keys }: TimelineRecords): TimelineEvent[] {
  return keys.flatMap(({ kind, state, cards_cut, settled_at, ended_at, end_reason, by }) => {
    if (kind !== 'card') return []
    const event = (at: string | null, detail: string): TimelineEvent[] =>
      at ? [{ at: toIsoString(at), what: 'key', by: by ?? undefined, detail }] : []
    const became = state === 'ended' ? (cards_cut > 0 ? 'done' : undefined) : state
    return [
      ...(became ? event(settled_at, became) : []),
      ...(end_reason && end_reason !== 'byStaff' ? event(ended_at, 'ended') : []),
    ]
  })
}

/** Deliveries to the hotel's own system, sent and pending. */
function listDeliveryEvents({ deliveries }: TimelineRecords): TimelineEvent[] {
  return deliveries.map(({ id, at, kind, state, tries, last_error }) => ({
    at: toIsoString(at),
    what: 'told',
    detail: kind,
    delivery: { id, state, tries, lastError: last_error ?? undefined },
  }))
}

function listScreenEvents({ told }: TimelineRecords, guests: Reservation['guests']): TimelineEvent[] {
  return told.map(({ at, type, reason, guest_id, by }) => {
    const guest = guests.find((one) => one.id === guest_id)
    return {
      at: toIsoString(at),
      what: type as TimelineEvent['what'],
      by,
      detail: reason ?? undefined,
      guest: guest && getFullName(guest),
    }
  })
}
