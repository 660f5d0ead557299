import type { HotelPage } from '@foyer/contract/page.ts'
import type { Caller } from '@foyer/web/api/caller.ts'

/** The account of a signed-in guest. */
interface Account {
  readonly token: string
  readonly userId: string
}

/** The caller on a hotel's page: this app and its current guest. */
export interface GuestCaller extends Caller {
  readonly hotelId: number
  readonly appKey: string
  csrf(): string
  trackingNumber(): string
  setLanguage(language: string): void
  beginTracking(trackingNumber: string): void
  /** `onExpired` is called with the token that the server no longer accepts. */
  signIn(account: Account | undefined, onExpired: (token: string) => void): void
  /**
   * The guest has left. Pending requests are dropped; new ones wait
   * for `end`, because they would belong to the guest's visit. Settles
   * with `end`; if several guests leave, the first `end` counts.
   */
  leave(end: () => Promise<void>): Promise<void>
  /** Calls `last` when a guest leaves, while requests still belong to them. */
  onLeave(last: () => void): void
  /** How long a guest's events may be batched. */
  readonly batchMs: number
  /** The previous visit has ended, and this is the token of the next. */
  enter(csrf: string): void
  /**
   * For the call that ends a visit: it doesn't wait, and is answered even if the guest has left.
   */
  readonly unqueued: Caller
}

interface CallerOptions {
  readonly language: string
  readonly trackingNumber: string
  readonly batchMs?: number
}

/** A guest passes two or three screens in this time. */
const BATCH_INTERVAL_MS = 15_000

export function createGuestCaller({ site, hotel, ...page }: HotelPage, first: CallerOptions): GuestCaller {
  let { csrf } = page
  let { language, trackingNumber } = first
  let account: Account | undefined
  let onExpired: (token: string) => void = () => {}
  /** Counts the guests of this page. */
  let guest = 1
  let before: (() => Promise<void>) | undefined
  const last: (() => void)[] = []

  const caller: Caller = {
    language: () => language,
    getContext() {
      const token = account?.token
      return {
        headers: {
          csrf,
          companyId: String(hotel.companyId),
          hotelId: String(hotel.id),
          isPok: String(site.device.isPok),
          appType: site.product.appType,
          appKey: site.appKey,
          environment: '1',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        additions: {
          companyId: hotel.companyId,
          hotelId: hotel.id,
          lang: language,
          user_id: account?.userId ?? null,
          tracking_number: trackingNumber,
          appkey: site.appKey,
        },
        onRejected({ code }) {
          if (code === 'tokenExpired' && token) onExpired(token)
        },
      }
    },
    runWhileCurrent(work) {
      const mine = guest
      const isHere = () => guest === mine
      return new Promise((resolve, reject) => {
        const begun = before ? before().then(() => (isHere() ? work() : new Promise<never>(() => {}))) : work()
        begun.then(
          (answer) => isHere() && resolve(answer),
          (problem) => isHere() && reject(problem),
        )
      })
    },
  }

  return {
    ...caller,
    hotelId: hotel.id,
    appKey: site.appKey,
    csrf: () => csrf,
    trackingNumber: () => trackingNumber,
    setLanguage(next) {
      language = next
    },
    beginTracking(next) {
      trackingNumber = next
    },
    signIn(next, expired) {
      account = next
      onExpired = expired
    },
    batchMs: first.batchMs ?? BATCH_INTERVAL_MS,
    onLeave(tell) {
      last.push(tell)
    },
    leave(end) {
      for (const tell of last) tell()
      guest += 1
      before ??= end
      return before()
    },
    enter(next) {
      csrf = next
      before = undefined
    },
    unqueued: { ...caller, runWhileCurrent: (work) => work() },
  }
}
