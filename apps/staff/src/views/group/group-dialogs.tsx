import type { GroupStay } from '@foyer/contract/staff/groups.ts'
import { useState } from 'react'
import type { useDeskEncoder } from '../../desk-encoder/use-desk-encoder.ts'
import { CheckField, SelectField } from '../../parts/field.tsx'
import { useListName, useTranslatedName } from '../../stays/names.ts'
import { NextStepLabel } from '../../stays/next-step-label.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './group.module.css'
import type { GroupAction } from './group-actions.ts'
import { SequenceDialog } from './sequence-dialog.tsx'
import type { GroupPageState } from './use-group.ts'

interface GroupDialogsProps {
  readonly action: GroupAction
  readonly stays: readonly GroupStay[]
  readonly possible: Readonly<Record<GroupAction, readonly GroupStay[]>>
  readonly acts: Pick<GroupPageState, 'terms' | 'checkIn' | 'assignRoom' | 'again'>
  readonly encoder: ReturnType<typeof useDeskEncoder>
  readonly onClose: () => void
}

const dialogs = { checkIn: CheckInDialog, assign: AssignDialog, keys: KeysDialog } as const

/** The dialog of an action. Its list stays the same while the stays change. */
export function GroupDialogs(props: GroupDialogsProps) {
  const [concerned] = useState(props.possible[props.action])
  const Shown = dialogs[props.action]
  return <Shown {...props} concerned={concerned} />
}

type DialogProps = GroupDialogsProps & { readonly concerned: readonly GroupStay[] }

function CheckInDialog({ stays, concerned, acts, onClose }: DialogProps) {
  const { say, money } = useTexts()
  const nameOf = useListName()
  const { terms } = acts
  const others = stays.filter((stay) => stay.state === 'expected' && !concerned.some(({ id }) => id === stay.id))
  return (
    <SequenceDialog
      title={say('stayGroup.checkIn.title')}
      deed={(n) => say('stayGroup.checkIn', { n })}
      stays={concerned}
      act={acts.checkIn}
      factsOf={({ roomNumber, balance }) =>
        [roomNumber, balance.minor > 0 && say('stayGroup.owing', { amount: money(balance) })]
          .filter(Boolean)
          .join(' · ')
      }
      isBlocked={terms.isAsked && !terms.isAccepted}
      onChanged={acts.again}
      onClose={onClose}
    >
      {terms.isAsked && (
        <CheckField
          label={say('stay.checkIn.terms')}
          checked={terms.isAccepted}
          onChange={({ target }) => terms.accept(target.checked)}
        />
      )}
      {others.length > 0 && (
        <>
          <h3>{say('stayGroup.others')}</h3>
          <ul className={styles['steps']}>
            {others.map((stay) => (
              <li key={stay.id}>
                <span>{nameOf(stay)}</span>
                <NextStepLabel arrival={stay} />
              </li>
            ))}
          </ul>
        </>
      )}
    </SequenceDialog>
  )
}

function AssignDialog({ stays, concerned, acts, onClose }: DialogProps) {
  const { say } = useTexts()
  const nameIn = useTranslatedName()
  // Grows with each room, so that the next ones are near it.
  const [near] = useState(() => new Set(stays.flatMap(({ roomNumber }) => roomNumber ?? [])))
  return (
    <SequenceDialog
      title={say('stayGroup.assign', { n: concerned.length })}
      deed={(n) => say('stayGroup.assign', { n })}
      stays={concerned}
      act={async (stay) => {
        const result = await acts.assignRoom(stay, near)
        if (result.text) near.add(result.text)
        return result
      }}
      factsOf={({ roomTypeNames, roomType }) => nameIn(roomTypeNames, roomType)}
      onChanged={acts.again}
      onClose={onClose}
    >
      <p className={words['note']}>{say('stayGroup.assign.text')}</p>
    </SequenceDialog>
  )
}

const cardAmounts = [1, 2, 3, 4] as const

function KeysDialog({ concerned, acts, encoder, onClose }: DialogProps) {
  const { say } = useTexts()
  const [cards, setCards] = useState(1)
  return (
    <SequenceDialog
      title={say('stayGroup.keys', { n: concerned.length })}
      deed={(n) => say('stayGroup.keys', { n })}
      stays={concerned}
      act={async ({ reference }) => {
        const failure = await encoder.cut(reference, { operation: 'new', cards })
        return failure === undefined ? {} : { failure }
      }}
      stopsAtFailure
      factsOf={({ roomNumber }) => roomNumber}
      onChanged={acts.again}
      onClose={onClose}
    >
      <p className={words['note']}>{say('stayGroup.keys.text')}</p>
      <SelectField
        label={say('stayGroup.keys.cards')}
        value={cards}
        onChange={({ target }) => setCards(Number(target.value))}
      >
        {cardAmounts.map((amount) => (
          <option key={amount}>{amount}</option>
        ))}
      </SelectField>
    </SequenceDialog>
  )
}
