import type { StaffSession } from './session.ts'

/**
 * Data that the server embeds in the page at /staff/, in `<script type="application/json"
 * id="facts">`.
 */
export interface StaffPageFacts {
  readonly language: string
  /** Base path of the page's own addresses. */
  readonly base: '/staff'
  readonly version: string
  /**
   * There is neither a real hotel nor the demo: show the set-up page. With the demo it is at
   * `#/set-up`.
   */
  readonly firstRun: boolean
  /** Set if staff can sign in with company accounts. */
  readonly singleSignOn?: SingleSignOnFacts
  /** Set if a member of staff is signed in. */
  readonly session?: StaffSession
}

export interface SingleSignOnFacts {
  /** The operator's text of the button; if absent, ours. */
  readonly label?: string
  /** Who helps people without access. */
  readonly contact?: string
  /** Passwords are refused, except those of emergency administrators. */
  readonly only: boolean
}

/** An empty page that may only connect to the encoders at desks. */
export const DESK_CHANNEL_PATH = '/staff/desk-line'
