import { openStay, type Stay, type StayGuest } from '@foyer/contract/staff/stay.ts'
import { recordIdentity, type VideoCall } from '@foyer/contract/staff/video-calls.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { useProblemToast } from '../parts/problem-text.ts'
import { StateLabel } from '../parts/state-label.tsx'
import { useToast } from '../parts/toasts.tsx'
import { useSession } from '../session/session-context.tsx'
import { GuestFacts } from '../stays/guest-facts.tsx'
import { useGuestName } from '../stays/names.ts'
import { RevealDialog } from '../stays/reveal-dialog.tsx'
import people from '../theme/people.module.css'
import words from '../theme/words.module.css'
import { useTexts } from '../wordings/texts-context.tsx'
import styles from './call-guests.module.css'

/** Guest details next to the picture, with an identity check where the hotel requires one. */
export function CallGuests({ call }: { readonly call: VideoCall }) {
  const { say } = useTexts()
  const { mayDo } = useSession()
  const { reference } = call
  const { data: stay, refetch } = useLoad(
    openStay,
    { params: { reference: reference ?? '' } },
    { when: reference !== undefined && mayDo('openStay') },
  )
  if (reference === undefined) return <p className={words['soft']}>{say('calls.noStay')}</p>
  if (!stay) return null
  return (
    <section aria-label={say('calls.whose')}>
      <h3>{say(call.asksIdentity ? 'calls.identity' : 'calls.whose')}</h3>
      {call.asksIdentity && <p className={words['note']}>{say('calls.identity.hint')}</p>}
      <ul className={`${people['people']} ${styles['guests']}`}>
        {stay.guests
          .filter(({ gone }) => !gone)
          .map((guest) => (
            <OneGuest key={guest.id} {...{ call, stay, guest }} onChanged={() => void refetch()} />
          ))}
      </ul>
    </section>
  )
}

interface OneGuestProps {
  readonly call: VideoCall
  readonly stay: Stay
  readonly guest: StayGuest
  readonly onChanged: () => void
}

function OneGuest({ call, stay, guest, onChanged }: OneGuestProps) {
  const { say, wholeDay, time } = useTexts()
  const { mayDo } = useSession()
  const toast = useToast()
  const complain = useProblemToast()
  const [isRevealing, setIsRevealing] = useState(false)
  const name = useGuestName()(guest)
  const record = useCall(recordIdentity)
  const { identitySeen, documentExpires } = guest
  const decide = (seen: boolean) =>
    record.mutate(
      { params: { id: call.id }, body: { guestId: guest.id, seen } },
      {
        onSuccess: () => {
          toast(seen ? 'done' : 'failed', say(seen ? 'calls.identity.said' : 'calls.identity.saidNot'))
          onChanged()
        },
        onError: complain,
      },
    )
  return (
    <li>
      <b>{name}</b>
      <p className={words['muted']}>
        <GuestFacts guest={guest} />
        {documentExpires && ` · ${say('calls.identity.expires', { day: wholeDay(documentExpires) })}`}{' '}
        {guest.documentMasked && mayDo('revealDocument') && (
          <button type="button" className={words['link']} onClick={() => setIsRevealing(true)}>
            {say('stay.guest.reveal')}
          </button>
        )}
      </p>
      {identitySeen && (
        <StateLabel mark="done">
          {say('calls.identity.seen', { by: identitySeen.by, time: time(identitySeen.at) })}
        </StateLabel>
      )}
      {call.asksIdentity && (
        <div className={styles['acts']}>
          {!identitySeen && (
            <Button
              // Without a document there is nothing to compare the person with.
              look={guest.documentMasked ? 'primary' : 'plain'}
              busy={record.isPending}
              onClick={() => decide(true)}
            >
              {say('calls.identity.is')}
            </Button>
          )}
          <Button busy={record.isPending} onClick={() => decide(false)}>
            {say('calls.identity.isNot')}
          </Button>
        </div>
      )}
      {isRevealing && (
        <RevealDialog reference={stay.reference} guestId={guest.id} name={name} onClose={() => setIsRevealing(false)} />
      )}
    </li>
  )
}
