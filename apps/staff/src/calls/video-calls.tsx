import type { CallSession } from '@foyer/contract/messages/video-call.ts'
import { answerVideoCall, listVideoCalls, type VideoCall } from '@foyer/contract/staff/video-calls.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useProblemToast } from '../parts/problem-text.ts'
import { useToast } from '../parts/toasts.tsx'
import { useTexts } from '../wordings/texts-context.tsx'
import { AnswerCallContext } from './answer-call-context.ts'
import { CallPanel } from './call-panel.tsx'
import { IncomingCall } from './incoming-call.tsx'
import { useRing, useVideoCalls, useWaitingCalls } from './use-video-calls.ts'
import styles from './video-calls.module.css'

interface Speaking {
  readonly call: VideoCall
  readonly session: CallSession
}

const endings = { guest: 'calls.over.guest', desk: 'calls.over.desk' } as const

/**
 * Shown over every view: incoming calls, calls that colleagues have answered, and this desk's call.
 */
export function VideoCalls({ children }: { children?: ReactNode }) {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const queries = useQueryClient()
  const calls = useVideoCalls()
  const waiting = useWaitingCalls()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [speaking, setSpeaking] = useState<Speaking>()
  const answer = useCall(answerVideoCall)
  useRing(waiting, speaking?.call.id)

  const take = (call: VideoCall) =>
    answer.mutate(
      { params: { id: call.id } },
      {
        onSuccess: (session) => setSpeaking({ call, session }),
        onError: complain,
        onSettled: () => void queries.invalidateQueries({ queryKey: [listVideoCalls.name] }),
      },
    )
  const shown = calls.filter(({ id, answered }) => !hidden.has(toHiddenKey(id, answered)) && id !== speaking?.call.id)
  const answerById = (id: string) => {
    const call = calls.find((one) => one.id === id)
    if (call) take(call)
  }
  return (
    <AnswerCallContext value={speaking ? undefined : answerById}>
      {children}
      {shown.length > 0 && (
        <section className={styles['ringing']} aria-label={say('calls.title')}>
          {shown.map((call) => (
            <IncomingCall
              key={call.id}
              call={call}
              busy={answer.isPending}
              onAnswer={speaking ? undefined : () => take(call)}
              onHide={() => setHidden(new Set([...hidden, toHiddenKey(call.id, call.answered)]))}
            />
          ))}
        </section>
      )}
      {speaking && (
        <CallPanel
          key={speaking.call.id}
          call={speaking.call}
          session={speaking.session}
          onOver={(why) => {
            toast('notAsked', say(why === 'guest' || why === 'desk' ? endings[why] : 'calls.over.lost'))
            setSpeaking(undefined)
          }}
        />
      )}
    </AnswerCallContext>
  )
}

/** A desk that dismissed a ringing call still sees that a colleague has answered it. */
const toHiddenKey = (id: string, answered: VideoCall['answered']) => `${id} ${answered ? 'answered' : 'waiting'}`
