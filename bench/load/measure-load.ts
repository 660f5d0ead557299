import { Browser } from '../calls/browser.ts'
import { runGuestCalls } from '../calls/guest-calls.ts'
import type { SeededReservation } from '../calls/seed-reservations.ts'
import { sendBareCall } from '../calls/send-bare-call.ts'
import { startOnSchedule } from './start-on-schedule.ts'

/** Check-ins that are not counted: a new server still compiles its code. */
export const WARM_UP_SECONDS = 10

export interface Load {
  /** Milliseconds of each call, by its name. */
  readonly calls: Readonly<Record<string, readonly number[]>>
  /** Milliseconds of each complete check-in. */
  readonly checkIns: readonly number[]
  /** Check-ins that failed, by the reason. */
  readonly errors: Readonly<Record<string, number>>
  /** Seconds from the first planned start to the last end. */
  readonly seconds: number
}

type TellMs = (call: string, ms: number) => void

interface LoadTarget {
  readonly rate: number
  /** One for each check-in, those of the warm-up first. */
  readonly guests: readonly SeededReservation[]
  /** One check-in, which reports the time of each of its calls. */
  readonly checkIn: (guest: SeededReservation, index: number, tell: TellMs) => Promise<void>
  /** Called after each complete check-in of those that count. */
  readonly onComplete?: (complete: number) => void
}

/** Starts check-ins at a fixed rate. The first call of each counts from its planned start. */
export async function measureLoad({ rate, guests, checkIn, onComplete }: LoadTarget): Promise<Load> {
  const warmUp = Math.ceil(rate * WARM_UP_SECONDS)
  const calls: Record<string, number[]> = {}
  const checkIns: number[] = []
  const errors: Record<string, number> = {}
  let [first, last] = [Number.NaN, Number.NaN]
  await startOnSchedule({ rate, count: guests.length }, async (index, plannedAt) => {
    const guest = guests[index]
    if (!guest) throw new Error(`There is no guest ${index}.`)
    const isCounted = index >= warmUp
    if (index === warmUp) first = plannedAt
    let late = performance.now() - plannedAt
    const tell: TellMs = (call, ms) => {
      calls[call] ??= []
      if (isCounted) calls[call].push(ms + late)
      late = 0
    }
    try {
      await checkIn(guest, index, tell)
    } catch (error) {
      const reason = error instanceof Error ? toReason(error) : String(error)
      errors[reason] = (errors[reason] ?? 0) + 1
      return
    }
    if (!isCounted) return
    last = performance.now()
    checkIns.push(last - plannedAt)
    onComplete?.(checkIns.length)
  })
  return { calls, checkIns, errors, seconds: (last - first) / 1_000 }
}

/** The call and its status, or the error code of a cut connection. */
function toReason(error: Error): string {
  return /^(.+? answers \d+)/.exec(error.message)?.[1] ?? ('code' in error ? String(error.code) : error.message)
}

/** Every call of a guest's page on these servers in turn. */
export const checkInAt =
  (servers: readonly string[]): LoadTarget['checkIn'] =>
  (guest, index, tell) => {
    const server = servers[index % servers.length] ?? ''
    return runGuestCalls(new Browser(server, (call, { ms }) => tell(call, ms), 1), guest)
  }

/** The bare handlers of these calls, in the same order. */
export const checkInBare =
  (url: string, calls: readonly string[], day: string): LoadTarget['checkIn'] =>
  async (guest, _index, tell) => {
    for (const call of calls) tell(call, await sendBareCall(url, call, guest, day))
  }
