import { MAX_WAIT_S } from '@foyer/domain/queue/queue-needs.ts'

/** 6:40, or 1:02:09 from an hour on. */
export function formatWait(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** Whole seconds since then; clocks that differ never make it negative. */
export function computeWait(since: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 1_000))
}

export const isLate = (seconds: number): boolean => seconds > MAX_WAIT_S
