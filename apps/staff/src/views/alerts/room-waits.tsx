import { listRoomWaits, type WaitingGuest } from '@foyer/contract/staff/room-waits.ts'
import { setRoomReady } from '@foyer/contract/staff/stay.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '../../parts/button.tsx'
import { useProblemToast } from '../../parts/problem-text.ts'
import { MarkShape } from '../../parts/state-mark.tsx'
import { useToast } from '../../parts/toasts.tsx'
import { place } from '../../places/place.ts'
import { useLink } from '../../places/places-context.tsx'
import { useSession } from '../../session/session-context.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './alerts.module.css'

/**
 * Guests who only wait for their room, longest first; setting the room ready is all that is left to
 * do.
 */
export function RoomWaits({ now }: { now: Date }) {
  const { say, count } = useTexts()
  const { mayDo } = useSession()
  const { data } = useLoad(listRoomWaits, {}, { when: mayDo('seeArrivals') })
  if (!data || data.waiting.length === 0) return null
  return (
    <section className={styles['handled']} aria-labelledby="room-waits">
      <h2 id="room-waits">
        {say('waits.title')} <span className={words['muted']}>{count(data.waiting.length)}</span>
      </h2>
      <ul>
        {data.waiting.map((waiting) => (
          <Waiting key={waiting.reference} waiting={waiting} now={now} />
        ))}
      </ul>
    </section>
  )
}

function Waiting({ waiting, now }: { waiting: WaitingGuest; now: Date }) {
  const { say, span } = useTexts()
  const { mayDo } = useSession()
  const link = useLink()
  const toast = useToast()
  const complain = useProblemToast()
  const queries = useQueryClient()
  const ready = useCall(setRoomReady)
  const { reference, guestName, roomNumber, deviceName, tellsByMail, since } = waiting
  const where = deviceName ? say('at.device', { device: deviceName }) : say('at.ownDevice')
  const setReady = (number: string) =>
    ready.mutate(
      { params: { number }, body: { ready: true } },
      {
        onSuccess: () => toast('done', say('waits.said')),
        onError: complain,
        onSettled: () => void queries.invalidateQueries({ queryKey: [listRoomWaits.name] }),
      },
    )
  return (
    <li>
      <MarkShape mark="notYet" />
      <span>
        <b>{guestName ?? reference}</b>{' '}
        <a {...link(place('arrivals', { reference }))} className={words['code']}>
          {reference}
        </a>{' '}
        <span className={words['muted']}>{tellsByMail ? say('waits.byMail') : where}</span>
      </span>
      <time className={styles['end']} dateTime={since}>
        {say('waits.since', { span: span(since, now) })}
      </time>
      {roomNumber && mayDo('workOnStay') && (
        <Button busy={ready.isPending} onClick={() => setReady(roomNumber)}>
          {say('waits.setReady', { number: roomNumber })}
        </Button>
      )}
    </li>
  )
}
