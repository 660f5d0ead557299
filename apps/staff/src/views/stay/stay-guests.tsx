import type { Stay, StayGuest } from '@foyer/contract/staff/stay.ts'
import { getInitials } from '@foyer/domain/name/initials.ts'
import { type ReactNode, useState } from 'react'
import { StateLabel } from '../../parts/state-label.tsx'
import { Tag } from '../../parts/tag.tsx'
import { useFieldName } from '../../parts/use-field-name.ts'
import { useSession } from '../../session/session-context.tsx'
import { GuestFacts } from '../../stays/guest-facts.tsx'
import { useGuestName } from '../../stays/names.ts'
import { RevealDialog } from '../../stays/reveal-dialog.tsx'
import people from '../../theme/people.module.css'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { GuestData } from './guest-data.tsx'
import styles from './stay-guests.module.css'
import { Licence } from './stay-licence.tsx'
import { useConfirmIdentity } from './use-confirm-identity.ts'
import { useSeeLicence } from './use-see-licence.ts'
import { useWaiveSignature } from './use-waive-signature.ts'

const MAX_FIELDS_INLINE = 4

export function StayGuests({ stay, onChanged }: { stay: Stay; onChanged: () => void }) {
  const { say, count } = useTexts()
  const { mayDo } = useSession()
  const [revealed, setRevealed] = useState<StayGuest>()
  const nameOf = useGuestName()
  const waive = useWaiveSignature(onChanged)
  const mayWork = mayDo('workOnStay') && stay.state !== 'cancelled' && stay.state !== 'noShow'
  const seeLicence = useSeeLicence(onChanged)
  const confirmIdentity = useConfirmIdentity(onChanged)
  return (
    <section>
      <h3>
        {say(stay.drives ? 'stay.drivers' : 'stay.guests')}{' '}
        <span className={words['muted']}>{count(stay.guests.length)}</span>
      </h3>
      {stay.pickUp && <PickUp {...stay.pickUp} />}
      <ul className={`${people['people']} ${styles['guests']}`}>
        {stay.guests.map((guest) => (
          <OneGuest
            key={guest.id}
            guest={guest}
            data={
              mayDo('answerDataRequests') &&
              !guest.gone && <GuestData stay={stay} guest={guest} name={nameOf(guest)} onChanged={onChanged} />
            }
            onWaive={mayWork ? () => waive(stay.reference, guest.id) : undefined}
            onIdentity={mayWork ? () => confirmIdentity(stay.reference, guest.id) : undefined}
            onSeen={mayWork ? () => seeLicence(stay.reference, guest.id) : undefined}
            onReveal={mayDo('revealDocument') && guest.documentMasked ? () => setRevealed(guest) : undefined}
          />
        ))}
      </ul>
      {revealed && (
        <RevealDialog
          reference={stay.reference}
          guestId={revealed.id}
          name={nameOf(revealed)}
          onClose={() => setRevealed(undefined)}
        />
      )}
    </section>
  )
}

function PickUp({ number, startedAt, endedAt }: NonNullable<Stay['pickUp']>) {
  const { say, time } = useTexts()
  const key = endedAt ? 'stay.pickUp.ended' : 'stay.pickUp.open'
  return <p className={words['muted']}>{say(key, { number, time: time(endedAt ?? startedAt) })}</p>
}

interface OneGuestProps {
  guest: StayGuest
  /** Actions on their data, for members with permission. */
  data: ReactNode
  onReveal: (() => void) | undefined
  onWaive: (() => void) | undefined
  /** Records that face and document were compared here. */
  onIdentity: (() => void) | undefined
  /** Records that the licence was checked. */
  onSeen: (() => void) | undefined
}

function OneGuest({ guest, data, onReveal, onWaive, onIdentity, onSeen }: OneGuestProps) {
  const { say } = useTexts()
  const name = useGuestName()(guest)
  const fieldWord = useFieldName()
  // A long list of missing fields says no more than its length.
  const isNearlyDone = guest.missing.length > 0 && guest.missing.length <= MAX_FIELDS_INLINE
  return (
    <li>
      <span className={styles['initials']} aria-hidden="true">
        {getInitials(name)}
      </span>
      <div>
        <b>{name}</b>
        {guest.main && <Tag>{say('stay.guest.main')}</Tag>}
        <p className={words['muted']}>
          <GuestFacts guest={guest} />
          {onReveal && (
            <>
              {' '}
              <button type="button" className={words['link']} onClick={onReveal}>
                {say('stay.guest.reveal')}
              </button>
            </>
          )}
        </p>
        {isNearlyDone && <p>{say('stay.guest.missingFields', { fields: guest.missing.map(fieldWord).join(', ') })}</p>}
        {guest.documentExpired && <DocumentExpired guest={guest} />}
        {!guest.gone && <GuestProofs guest={guest} onWaive={onWaive} />}
        {!guest.gone && guest.identityDue && <IdentityDue onConfirm={onIdentity} />}
        {!guest.gone && <Licence guest={guest} onSeen={onSeen} />}
        {data}
      </div>
      {guest.gone ? (
        <StateLabel mark="notAsked">{say(`stay.guest.${guest.gone}`)}</StateLabel>
      ) : guest.complete ? (
        <StateLabel mark="done">{say('stay.guest.complete')}</StateLabel>
      ) : (
        <StateLabel mark={isNearlyDone ? 'partly' : 'notYet'}>
          {say('stay.guest.missing', { n: guest.missing.length })}
        </StateLabel>
      )}
    </li>
  )
}

function DocumentExpired({ guest: { documentExpires = '' } }: { guest: StayGuest }) {
  const { say, day } = useTexts()
  const expired = `${day(documentExpires)} ${documentExpires.slice(0, 4)}`
  return (
    <p>
      <StateLabel mark="needsPerson">{say('stay.guest.documentExpired', { day: expired })}</StateLabel>
    </p>
  )
}

const identityWords = {
  desk: 'stay.guest.identity.desk',
  video: 'stay.guest.identity.video',
  // Recorded before the way was.
  unknown: 'stay.guest.identity',
} as const

/** The hotel gives no key before staff have compared the guest with the document. */
function IdentityDue({ onConfirm }: { onConfirm: (() => void) | undefined }) {
  const { say } = useTexts()
  return (
    <p>
      <StateLabel mark="needsPerson">{say('stay.guest.identity.due')}</StateLabel>{' '}
      {onConfirm && (
        <button type="button" className={words['link']} onClick={onConfirm}>
          {say('desk.seen')}
        </button>
      )}
    </p>
  )
}

function GuestProofs({ guest, onWaive }: { guest: StayGuest; onWaive: (() => void) | undefined }) {
  const { say, time } = useTexts()
  const proofs = [
    guest.signature === 'signed' && say('stay.guest.signed', { time: guest.signedAt ? time(guest.signedAt) : '' }),
    guest.signedOnPaper && say('stay.guest.paper', { by: guest.signedOnPaper.by, time: time(guest.signedOnPaper.at) }),
    guest.signature === 'missing' && say('stay.guest.notSigned'),
    guest.signature === 'waived' && say('stay.guest.waived'),
    guest.face !== 'notAsked' && say(`stay.guest.face.${guest.face}`),
    guest.identitySeen &&
      say(identityWords[guest.identitySeen.where ?? 'unknown'], {
        by: guest.identitySeen.by,
        time: time(guest.identitySeen.at),
      }),
  ].filter(Boolean)
  if (proofs.length === 0) return null
  return (
    <p className={words['muted']}>
      {proofs.join(' · ')}
      {onWaive && guest.signature === 'missing' && (
        <>
          {' '}
          <button type="button" className={words['link']} onClick={onWaive}>
            {say('stay.guest.waive')}
          </button>
        </>
      )}
    </p>
  )
}
