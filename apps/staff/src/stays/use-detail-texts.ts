import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import { useTexts } from '../wordings/texts-context.tsx'

type Details = Partial<Pick<Arrival, 'vip' | 'staffNotes' | 'preferences' | 'lateCheckOut'>>

/** What staff have noted about a stay, each with what it is. */
export function useDetailTexts(): (stay: Details) => string[] {
  const { say } = useTexts()
  return ({ vip, staffNotes, preferences, lateCheckOut }) => [
    ...(vip ? [say('details.vip')] : []),
    ...(staffNotes ? [say('details.noted', { notes: staffNotes })] : []),
    ...(preferences ? [say('details.prefers', { preferences })] : []),
    ...(lateCheckOut ? [say('details.late', { time: lateCheckOut })] : []),
  ]
}
