import type { ScreenName } from '@foyer/domain/journey/screens.ts'
import type { CallState } from '@foyer/domain/video-call/call-states.ts'
import type { CallEnding } from '@foyer/domain/video-call/lapse-reason.ts'
import type { Generated, GeneratedAlways } from 'kysely'
import type { OfHotel } from './owner.ts'

interface VideoCalls extends OfHotel {
  id: string
  visit_id: string
  device_id: string | null
  reservation_id: string | null
  screen: ScreenName | null
  asks_identity: Generated<boolean>
  state: Generated<CallState>
  /** Number of requests from the guest's page. */
  requests: Generated<number>
  asked_at: Generated<Date>
  rung_at: Date | null
  busy_at: Date | null
  answered_at: Date | null
  ended_at: Date | null
  why: CallEnding | null
  member_id: string | null
  member_name: string | null
  /** Each end's newest token; null once it is used. */
  guest_ticket: string | null
  desk_ticket: string | null
  guest_seen_at: Generated<Date>
  desk_seen_at: Date | null
  /** As the hotel had configured it when the guest called. */
  nobody_after_s: Generated<number>
  unanswered_after_s: Generated<number>
}

/** Signals from one browser to the other, until received. */
interface VideoSignals extends OfHotel {
  call_id: string
  position: GeneratedAlways<string>
  toward: 'guest' | 'desk'
  frame: string
}

export interface VideoCallTables {
  video_calls: VideoCalls
  video_signals: VideoSignals
}
