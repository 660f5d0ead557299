import type { DeskCommand } from '@foyer/contract/messages/desk-command.ts'
import { followDesk } from '@foyer/contract/reservation.ts'
import { type Place, toPath } from '@foyer/domain/journey/place.ts'
import { ensureProblem, getProblemTraits } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useCaller } from '@foyer/web/api/api-provider.tsx'
import { callApi } from '@foyer/web/api/call-api.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer, useSyncExternalStore } from 'react'
import { useJourney } from '../../journey/journey-context.tsx'
import { addFoundReservations, useKnownReservations } from '../../journey/known-reservations.ts'
import type { QueuedCommand } from './command-queue.ts'
import { useDesk } from './desk-context.tsx'
import { findShownPlace } from './find-shown-place.ts'
import { prefill } from './prefill.ts'

const RETRY_DELAY_MS = 2_000

type Answered = Extract<DeskCommand['type'], 'checkConnection' | 'checkConnectionFromModal' | 'ping'>

const answers = {
  checkConnection: 'connected',
  checkConnectionFromModal: 'connected',
  ping: 'pong',
} as const satisfies Record<Answered, 'connected' | 'pong'>

const homeCommands: ReadonlySet<DeskCommand['type']> = new Set(['checkConnection', 'goToScreensaver'])

/**
 * Lets the desk control this screen: it navigates and fills in fields the same way a guest does.
 */
export function useFollowDesk(): void {
  const { commands, tell } = useDesk()
  const journey = useJourney()
  const caller = useCaller()
  const queries = useQueryClient()
  const known = useKnownReservations()
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0)
  const first = useSyncExternalStore(commands.subscribe, commands.first)

  async function open(id: string): Promise<readonly Reservation[]> {
    const { reservations } = await callApi(followDesk, { body: { id } }, caller)
    addFoundReservations(queries, reservations)
    return reservations
  }

  async function show(queued: QueuedCommand, reference: string, there: Place): Promise<void> {
    const { command } = queued
    const isOpen = known.some((one) => one.reference === reference)
    const isOthers = known.length > 0 && !isOpen
    // Clears the previous guest and everything they typed.
    if (!queued.isCleared && (isOthers || toPath(there) === toPath(journey.place))) {
      queued.isCleared = true
      return journey.restart()
    }
    const reservations = isOpen ? known : await open(command.id)
    const reservation = reservations.find((one) => one.reference === reference)
    prefill(command, reservation)
    journey.goTo(there)
    commands.settle(queued)
  }

  const apply = useEffectEvent(async (queued: QueuedCommand) => {
    const { command } = queued
    const shown = findShownPlace(command)
    try {
      if (shown) return await show(queued, shown.reference, shown.place)
    } catch (caught) {
      const problem = ensureProblem(caught)
      if (getProblemTraits(problem.code).again) return void setTimeout(tryAgain, RETRY_DELAY_MS)
      tell({ type: 'error', data: { problem: problem.code } })
    }
    if (command.type in answers) tell({ type: answers[command.type as Answered], data: { to: command.id } })
    commands.settle(queued)
    if (homeCommands.has(command.type)) await journey.restart()
  })
  useEffect(() => {
    if (first && tries >= 0) void apply(first)
  }, [first, tries])
}
