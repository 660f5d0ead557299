import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import { StateLabel } from '../parts/state-label.tsx'
import { useTexts } from '../wordings/texts-context.tsx'
import { toNextMark } from './next-mark.ts'

export function NextStepLabel({ arrival }: { arrival: Arrival }) {
  const { say, time, amount } = useTexts()
  const { states, checkedInAt, balance } = arrival
  const { done = 0, of = 0 } = states.registered
  const mark = toNextMark(arrival)
  const text =
    states.next === 'inRoom' && checkedInAt
      ? say('next.inRoomSince', { time: time(checkedInAt) })
      : say(`next.${states.next}`, { done, of, amount: amount(balance) })
  return mark ? (
    <StateLabel mark={mark} bare>
      {text}
    </StateLabel>
  ) : (
    <span>{text}</span>
  )
}
