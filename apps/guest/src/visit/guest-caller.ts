import type { HotelPage } from '@foyer/contract/page.ts'
import type { Caller } from '@foyer/web/api/caller.ts'

/** Of whoever has signed in to an account. */
interface Account {
  readonly token: string
  readonly userId: string
}

/** Whoever calls from a page of a hotel: this app, and the guest who is there now. */
export interface GuestCaller extends Caller {
  readonly hotelId: number
  readonly appKey: string
  csrf(): string
  trackingNumber(): string
  speak(language: string): void
  beginTracking(trackingNumber: string): void
  /** `onExpired` hears which token the server does not know any more. */
  signIn(account: Account | undefined, onExpired: (token: string) => void): void
  /**
   * The guest has gone. What they have asked is answered to nobody; what is asked from now on waits for `end`, since it
   * would belong to their visit. Settles with `end`, which is the one given first while several guests go.
   */
  leave(end: () => Promise<void>): Promise<void>
  /** Told when a guest goes, while what is asked is still theirs. */
  onLeave(last: () => void): void
  /** For so long what is told of a guest's way may be gathered. */
  readonly gathersMs: number
  /** The visit of the one before has ended, and this is the token of the next. */
  enter(csrf: string): void
  /** For the call that ends a visit: it waits for nothing, and is answered whoever has gone. */
  readonly unheld: Caller
}

interface First {
  readonly language: string
  readonly trackingNumber: string
  readonly gathersMs?: number
}

/** A guest goes through two or three screens in it. */
const GATHERS_MS = 15_000

export function guestCaller({ site, hotel, ...page }: HotelPage, first: First): GuestCaller {
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
    says() {
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
        refused({ code }) {
          if (code === 'tokenExpired' && token) onExpired(token)
        },
      }
    },
    whileHere(work) {
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
    speak(next) {
      language = next
    },
    beginTracking(next) {
      trackingNumber = next
    },
    signIn(next, expired) {
      account = next
      onExpired = expired
    },
    gathersMs: first.gathersMs ?? GATHERS_MS,
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
    unheld: { ...caller, whileHere: (work) => work() },
  }
}
