import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import { StateWord } from '../parts/state-word.tsx'
import { useWords } from '../wordings/words-context.tsx'
import { nextMark } from './next-mark.ts'

export function NextWord({ arrival }: { arrival: Arrival }) {
  const { say, time, amount } = useWords()
  const { states, checkedInAt, balance } = arrival
  const { done = 0, of = 0 } = states.registered
  const mark = nextMark(arrival)
  const text =
    states.next === 'inRoom' && checkedInAt
      ? say('next.inRoomSince', { time: time(checkedInAt) })
      : say(`next.${states.next}`, { done, of, amount: amount(balance) })
  return mark ? (
    <StateWord mark={mark} bare>
      {text}
    </StateWord>
  ) : (
    <span>{text}</span>
  )
}
