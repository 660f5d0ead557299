import { type HousekeepingRoom, listHousekeeping, setRoomConditions } from '@foyer/contract/staff/housekeeping.ts'
import { ensureProblem } from '@foyer/domain/problem/problem.ts'
import { type RoomCondition, roomConditions } from '@foyer/domain/room/condition.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

type Tapped = Pick<HousekeepingRoom, 'number' | 'condition'>

/** A tap that the server has not confirmed. */
interface Tap {
  readonly condition: RoomCondition
  readonly hasFailed: boolean
}

/**
 * Sets conditions at once on the page, then on the server. A tap that did not reach the server stays
 * visible and can be repeated, because the corridor may have no connection.
 */
export function useConditions() {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const queries = useQueryClient()
  const call = useCall(setRoomConditions)
  const [taps, setTaps] = useState<ReadonlyMap<string, Tap>>(new Map())

  const record = (rooms: readonly Tapped[], tap: Tap | undefined) =>
    setTaps((before) => {
      const after = new Map(before)
      for (const { number } of rooms)
        if (tap) after.set(number, tap)
        else after.delete(number)
      return after
    })
  const reload = () => queries.invalidateQueries({ queryKey: [listHousekeeping.name] })

  async function set(rooms: readonly Tapped[], condition: RoomCondition, isUndo = false): Promise<void> {
    const changed = rooms.filter((room) => room.condition !== condition)
    if (changed.length === 0) return
    record(changed, { condition, hasFailed: false })
    try {
      const body = { condition, rooms: changed.map((room) => ({ number: room.number, shown: room.condition })) }
      await call.mutateAsync({ body })
    } catch (error) {
      const problem = ensureProblem(error)
      if (problem.code === 'alreadyHandled') {
        toast('failed', `${problem.detail ?? ''} ${say('housekeeping.changed')}`.trim())
        await reload()
        return record(changed, undefined)
      }
      if (problem.code !== 'offline' && problem.code !== 'unavailable') complain(problem)
      return record(changed, { condition, hasFailed: true })
    }
    const what = changed.length === 1 ? (changed[0]?.number ?? '') : say('housekeeping.rooms', { n: changed.length })
    const said = `${what}: ${say(`housekeeping.condition.${condition}`)}`
    toast(
      'done',
      said,
      isUndo ? undefined : { label: say('housekeeping.undo'), act: () => void undo(changed, condition) },
    )
    await reload()
    record(changed, undefined)
  }

  /** Each room returns to the condition that it had. */
  async function undo(rooms: readonly Tapped[], from: RoomCondition): Promise<void> {
    for (const condition of roomConditions) {
      const group = rooms.filter((room) => room.condition === condition)
      const changed = group.map(({ number }) => ({ number, condition: from }))
      await set(changed, condition, true)
    }
  }

  return {
    set: (rooms: readonly Tapped[], condition: RoomCondition) => void set(rooms, condition),
    getTap: (number: string): Tap | undefined => taps.get(number),
  }
}
