import { cancelStay, reinstateStay } from '@foyer/contract/staff/cancellation.ts'
import { tellHotelAgain } from '@foyer/contract/staff/hotel-system.ts'
import { markNoShow, undoNoShow } from '@foyer/contract/staff/no-show.ts'
import {
  freeScreen,
  giveBackCheckin,
  openStay,
  setExtraDone,
  setRoomReady,
  takeCheckinOver,
} from '@foyer/contract/staff/stay.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import type * as z from 'zod/mini'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import { useDueRefunds } from './use-due-refunds.ts'

type NoShowInput = z.input<typeof markNoShow.body>

/**
 * One stay and its actions. Changes arrive over the live connection, and immediately after an
 * action here.
 */
export function useStay(reference: string) {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const load = useLoad(openStay, { params: { reference } })
  const free = useCall(freeScreen)
  const over = useCall(takeCheckinOver)
  const back = useCall(giveBackCheckin)
  const ready = useCall(setRoomReady)
  const extra = useCall(setExtraDone)
  const told = useCall(tellHotelAgain)
  const cancel = useCall(cancelStay)
  const refunds = useDueRefunds(reference, () => void load.refetch())
  const reinstate = useCall(reinstateStay)
  const missed = useCall(markNoShow)
  const came = useCall(undoNoShow)
  // Also from the toast, after this panel has closed.
  const expectAgain = () =>
    void came
      .mutateAsync({ params: { reference } })
      .then(
        ({ roomNumber }) => toast('done', say(roomNumber ? 'stay.noShow.undone' : 'stay.noShow.roomless')),
        complain,
      )
      .finally(() => void load.refetch())
  return {
    stay: load.data,
    problem: load.error,
    again: () => void load.refetch(),
    isFreeing: free.isPending,
    free: (onDone: () => void) =>
      free.mutate(
        { params: { reference } },
        {
          onSuccess: ({ freed }) => {
            toast(freed ? 'done' : 'notAsked', say(freed ? 'stay.freed' : 'stay.notFreed'))
            void load.refetch()
          },
          onError: complain,
          onSettled: onDone,
        },
      ),
    isTakingOver: over.isPending || back.isPending,
    takeOver: (onTaken?: () => void) =>
      over.mutate(
        { params: { reference } },
        { onSuccess: () => onTaken?.(), onError: complain, onSettled: () => void load.refetch() },
      ),
    giveBack: () => back.mutate({ params: { reference } }, { onError: complain, onSettled: () => void load.refetch() }),
    isCancelling: cancel.isPending,
    /** With a fee, what was paid beyond it is refunded as far as a provider does it at once. */
    cancel: (reason: string, fee: number | undefined, onDone: () => void) =>
      cancel.mutate(
        { params: { reference }, body: { reason, ...(fee !== undefined && { fee }) } },
        {
          onSuccess: () => {
            toast('done', say('stay.cancel.said'))
            if (fee !== undefined) refunds.start(reason)
          },
          onError: complain,
          onSettled: () => {
            void load.refetch()
            onDone()
          },
        },
      ),
    isReinstating: reinstate.isPending,
    reinstate: (reason: string, onDone: () => void) =>
      reinstate.mutate(
        { params: { reference }, body: { reason } },
        {
          onSuccess: ({ roomNumber }) =>
            toast('done', say(roomNumber ? 'stay.reinstate.done' : 'stay.reinstate.roomless')),
          onError: complain,
          onSettled: () => {
            void load.refetch()
            onDone()
          },
        },
      ),
    isMarking: missed.isPending || came.isPending,
    markNoShow: (decided: NoShowInput, onDone: () => void) =>
      missed.mutate(
        { params: { reference }, body: decided },
        {
          onSuccess: () => toast('done', say('stay.noShow.done'), { label: say('do.undo'), act: expectAgain }),
          onError: complain,
          onSettled: () => {
            void load.refetch()
            onDone()
          },
        },
      ),
    undoNoShow: expectAgain,
    tellAgain: (id: string) =>
      told.mutate(
        { params: { id } },
        {
          onSuccess: () => toast('done', say('event.told.again.said')),
          onError: complain,
          onSettled: () => void load.refetch(),
        },
      ),
    isSettingExtra: extra.isPending,
    setExtraDone: (extraId: string, done: boolean) =>
      extra.mutate(
        { params: { reference, extraId }, body: { done } },
        { onError: complain, onSettled: () => void load.refetch() },
      ),
    isSettingRoom: ready.isPending,
    setRoom: (number: string, isReady: boolean) =>
      ready.mutate(
        { params: { number }, body: { ready: isReady } },
        {
          onSuccess: () => {
            toast('done', say(isReady ? 'stay.room.said.ready' : 'stay.room.said.notReady', { number }))
            void load.refetch()
          },
          onError: complain,
        },
      ),
  }
}

export type StayPageState = ReturnType<typeof useStay>
