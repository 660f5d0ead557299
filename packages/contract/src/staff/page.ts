import type { StaffSession } from './session.ts'

/** What the server puts into the page at /staff/, in the block `<script type="application/json" id="facts">`. */
export interface StaffPageFacts {
  readonly language: string
  /** Below which the page's own addresses lie. */
  readonly base: '/staff'
  readonly version: string
  /** No real hotel and no demo either: show the set-up page. With the demo, it is reached at `#/set-up`. */
  readonly firstRun: boolean
  /** Somebody is signed in. */
  readonly session?: StaffSession
}

/** An empty page that may call the encoders at desks, and nothing else. */
export const DESK_LINE_PATH = '/staff/desk-line'
