import type { Alert } from '@foyer/contract/staff/alerts.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import { fullName } from '@foyer/domain/guest/guest.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { SeenStay } from './read-arrivals.ts'
import type { StayRecords } from './stay-records.store.ts'

type Event = Stay['timeline'][number]

const MOST = 100

interface Left extends StayRecords {
  readonly alerts: readonly Alert[]
}

/** Returns what guests, machines and people did to this stay, newest first. */
export function timelineOf({ guests }: Reservation, left: Left, channelOf: SeenStay['channelOf']): Event[] {
  const events = [
    ...logged(left),
    ...signed(left),
    ...accepted(left),
    ...departed(left),
    ...said(left),
    ...alerted(left),
    ...done(left),
    ...toldByScreens(left, guests),
    ...lostCodes(left),
    ...keys(left),
    ...toldToHotel(left),
  ]
  const newest = events.toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, MOST)
  const channel = ({ what, by }: Event) => (what === 'staff' || !by ? undefined : channelOf(by))
  return newest.map((event) => ({ ...event, channel: channel(event) }))
}

/** Timestamps in wire format. */
const instant = (text: string): string => new Date(text).toISOString()

function logged({ logs }: Left): Event[] {
  return logs.flatMap((log) => {
    const event = (what: Event['what'], at: string | null, detail?: string): Event[] =>
      at ? [{ at: instant(at), what, by: log.app_key, detail }] : []
    return [
      ...event('begun', log.started_at, log.action),
      ...event('arrived', log.arrived_at),
      ...event('ended', log.ended_at, log.status),
    ]
  })
}

function signed({ guests }: Left): Event[] {
  return guests.flatMap(({ signed_at, name }) =>
    signed_at ? [{ at: instant(signed_at), what: 'signed', detail: name }] : [],
  )
}

function accepted({ terms }: Left): Event[] {
  return terms.map(({ at, by, language, published }) => ({
    at: instant(at),
    what: 'termsAccepted',
    by,
    terms: { language, published: instant(published) },
  }))
}

/** Check-outs by guests. Those by staff, and undoing one, are already in the audit log. */
function departed({ check_outs }: Left): Event[] {
  return check_outs.flatMap(({ at, app_key }) =>
    app_key ? [{ at: instant(at), what: 'departed' as const, by: app_key }] : [],
  )
}

function said({ rating, survey }: Left): Event[] {
  return [
    ...(rating ? [{ at: instant(rating.at), what: 'rated' as const, detail: String(rating.stars) }] : []),
    ...(survey ? [{ at: instant(survey.at), what: 'surveyed' as const, detail: String(survey.stars) }] : []),
  ]
}

function alerted({ alerts }: Left): Event[] {
  return alerts.map(({ openedAt, kind }) => ({ at: openedAt, what: 'alert', detail: kind }))
}

function done({ deeds }: Left): Event[] {
  return deeds.map(({ at, who, action }) => ({ at: instant(at), what: 'staff', by: who ?? undefined, detail: action }))
}

function lostCodes({ codes }: Left): Event[] {
  return codes.flatMap(({ at, told_at, papers, by }) => {
    const event = (what: Event['what'], moment: string): Event => ({ at: instant(moment), what, by })
    return [
      event('codeAsked', at),
      ...(told_at ? [event('codeTold', told_at)] : []),
      ...papers.map((moment) => event('codePrinted', moment)),
    ]
  })
}

/** Events of each card. The audit log already shows who ended one by hand. */
function keys({ keys }: Left): Event[] {
  return keys.flatMap(({ kind, state, cards_cut, settled_at, ended_at, end_reason, by }) => {
    if (kind !== 'card') return []
    const event = (at: string | null, detail: string): Event[] =>
      at ? [{ at: instant(at), what: 'key', by: by ?? undefined, detail }] : []
    const became = state === 'ended' ? (cards_cut > 0 ? 'done' : undefined) : state
    return [
      ...(became ? event(settled_at, became) : []),
      ...(end_reason && end_reason !== 'byStaff' ? event(ended_at, 'ended') : []),
    ]
  })
}

/** Deliveries to the hotel's own system, sent and pending. */
function toldToHotel({ deliveries }: Left): Event[] {
  return deliveries.map(({ id, at, kind, state, tries, last_error }) => ({
    at: instant(at),
    what: 'told',
    detail: kind,
    delivery: { id, state, tries, lastError: last_error ?? undefined },
  }))
}

function toldByScreens({ told }: Left, guests: Reservation['guests']): Event[] {
  return told.map(({ at, type, reason, guest_id, by }) => {
    const guest = guests.find((one) => one.id === guest_id)
    return {
      at: instant(at),
      what: type as Event['what'],
      by,
      detail: reason ?? undefined,
      guest: guest && fullName(guest),
    }
  })
}
