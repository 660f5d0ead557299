import type { Stay, StayGuest } from '@foyer/contract/staff/stay.ts'
import { useState } from 'react'
import { initialsOf } from '../../parts/initials.ts'
import { StateWord } from '../../parts/state-word.tsx'
import { Tag } from '../../parts/tag.tsx'
import { useSession } from '../../session/session-context.tsx'
import words from '../../theme/words.module.css'
import { en } from '../../wordings/en.ts'
import type { WordKey } from '../../wordings/wording-key.ts'
import { useWords } from '../../wordings/words-context.tsx'
import { RevealDialog } from './reveal-dialog.tsx'
import styles from './stay-guests.module.css'

const FEW_FIELDS = 4

const isWordKey = (key: string): key is WordKey => Object.hasOwn(en, key)

/** A hotel may ask for fields that we have no word for: they keep their own names. */
function useFieldWord(): (field: string) => string {
  const { say } = useWords()
  return (field) => {
    const key = `field.${field}`
    return isWordKey(key) ? say(key) : field
  }
}

export function StayGuests({ stay }: { stay: Stay }) {
  const { say, count } = useWords()
  const { mayDo } = useSession()
  const [revealed, setRevealed] = useState<StayGuest>()
  const nameOf = useGuestName()
  return (
    <section>
      <h3>
        {say('stay.guests')} <span className={words['muted']}>{count(stay.guests.length)}</span>
      </h3>
      <ul className={styles['guests']}>
        {stay.guests.map((guest) => (
          <OneGuest
            key={guest.id}
            guest={guest}
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

function useGuestName(): (guest: StayGuest) => string {
  const { say } = useWords()
  return ({ firstName, lastName, secondLastName, index }) =>
    [firstName, lastName, secondLastName].filter(Boolean).join(' ') || say('stay.guest.unnamed', { n: index })
}

function OneGuest({ guest, onReveal }: { guest: StayGuest; onReveal: (() => void) | undefined }) {
  const { say } = useWords()
  const name = useGuestName()(guest)
  const fieldWord = useFieldWord()
  // A long list of what is missing says no more than its length.
  const isNearlyDone = guest.missing.length > 0 && guest.missing.length <= FEW_FIELDS
  return (
    <li>
      <span className={styles['initials']} aria-hidden="true">
        {initialsOf(name)}
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
        <GuestProofs guest={guest} />
      </div>
      {guest.complete ? (
        <StateWord mark="done">{say('stay.guest.complete')}</StateWord>
      ) : (
        <StateWord mark={isNearlyDone ? 'partly' : 'notYet'}>
          {say('stay.guest.missing', { n: guest.missing.length })}
        </StateWord>
      )}
    </li>
  )
}

function GuestFacts({ guest }: { guest: StayGuest }) {
  const { say, day } = useWords()
  const facts = [
    guest.adult === false && say('stay.guest.child'),
    guest.documentType && [say(`document.${guest.documentType}`), guest.nationality].filter(Boolean).join(' '),
    guest.documentMasked,
    guest.birthDate && say('stay.guest.born', { day: `${day(guest.birthDate)} ${guest.birthDate.slice(0, 4)}` }),
  ]
  return <>{facts.filter(Boolean).join(' · ')}</>
}

function GuestProofs({ guest }: { guest: StayGuest }) {
  const { say, time } = useWords()
  const proofs = [
    guest.signature === 'signed' && say('stay.guest.signed', { time: guest.signedAt ? time(guest.signedAt) : '' }),
    guest.signature === 'missing' && say('stay.guest.notSigned'),
    guest.face !== 'notAsked' && say(`stay.guest.face.${guest.face}`),
  ].filter(Boolean)
  if (proofs.length === 0) return null
  return <p className={words['muted']}>{proofs.join(' · ')}</p>
}
