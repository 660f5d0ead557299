import { claimAlert, listAlerts } from '@foyer/contract/staff/alerts.ts'
import { lookAtPayment } from '@foyer/contract/staff/money.ts'
import { listQueue, type Waiting } from '@foyer/contract/staff/queue.ts'
import { listRoomWaits } from '@foyer/contract/staff/room-waits.ts'
import { setRoomReady } from '@foyer/contract/staff/stay.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useAnswerCall } from '../calls/answer-call-context.ts'
import { useProblemToast } from '../parts/problem-text.ts'
import { useToast } from '../parts/toasts.tsx'
import { type Place, place } from '../places/place.ts'
import { useSession } from '../session/session-context.tsx'
import { useTexts } from '../wordings/texts-context.tsx'

/** The one thing that helps a waiting guest: something to press, a number to call, or a place. */
export interface WaitingAction {
  readonly label: string
  readonly busy?: boolean
  readonly act?: () => void
  /** The number that a press calls as well. */
  readonly phone?: string
  readonly to?: Place
}

/** Returns undefined where nothing is left to do, or another role has to do it. */
export function useWaitingAction(waiting: Waiting): WaitingAction | undefined {
  const { say } = useTexts()
  const { mayDo } = useSession()
  const toast = useToast()
  const complain = useProblemToast()
  const queries = useQueryClient()
  const answer = useAnswerCall()
  const claim = useCall(claimAlert)
  const ready = useCall(setRoomReady)
  const ask = useCall(lookAtPayment)
  const { id, source, reference, roomNumber, alertId, phone, deviceName, onOwnPhone, claimedBy } = waiting

  const onSettled = () => {
    for (const { name } of [listQueue, listAlerts, listRoomWaits]) void queries.invalidateQueries({ queryKey: [name] })
  }
  const stay = reference && mayDo('openStay') ? place('arrivals', { reference }) : undefined

  if (source === 'call')
    return !claimedBy && answer && mayDo('answerCalls')
      ? { label: say('calls.answer'), act: () => answer(id) }
      : undefined
  if (source === 'payment' && reference && mayDo('takePayments'))
    return {
      label: say('queue.ask'),
      busy: ask.isPending,
      act: () =>
        ask.mutate(
          { params: { reference, id } },
          {
            onSuccess: ({ state }) => toast(state === 'unknown' ? 'unknown' : 'done', say(`money.state.${state}`)),
            onError: complain,
            onSettled,
          },
        ),
    }
  if (source === 'roomWait' && mayDo('workOnStay'))
    return roomNumber
      ? {
          label: say('waits.setReady', { number: roomNumber }),
          busy: ready.isPending,
          act: () =>
            ready.mutate(
              { params: { number: roomNumber }, body: { ready: true } },
              { onSuccess: () => toast('done', say('waits.said')), onError: complain, onSettled },
            ),
        }
      : stay && { label: say('rooms.assign'), to: place('arrivals', { ...stay.params, do: 'assign' }) }
  if (alertId && mayDo('handleAlerts')) {
    const isOnPhone = onOwnPhone && phone !== undefined
    return {
      label: isOnPhone ? say('queue.call', { phone }) : say('queue.take'),
      ...(isOnPhone && { phone }),
      busy: claim.isPending,
      act: () =>
        claim.mutate(
          { params: { id: alertId } },
          {
            onSuccess: () =>
              toast(
                'done',
                say(
                  onOwnPhone
                    ? 'alerts.claim.onPhone.said'
                    : deviceName
                      ? 'alerts.claim.said'
                      : 'alerts.claim.saidQuietly',
                ),
              ),
            onError: complain,
            onSettled,
          },
        ),
    }
  }
  return stay && { label: say('alerts.openStay'), to: stay }
}
