import type { Stay } from '@foyer/contract/staff/stay.ts'
import { type DepositState, getMaxDepositCharge, mergeBlocks } from '@foyer/domain/payment/deposit.ts'
import type { Mark } from '@foyer/domain/staff/marks.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { StateLabel } from '../../parts/state-label.tsx'
import { useSession } from '../../session/session-context.tsx'
import { ReleaseDepositDialog } from '../../stays/release-deposit-dialog.tsx'
import { useDeposit } from '../../stays/use-deposit.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { ChargeDepositDialog } from './money-dialogs.tsx'
import styles from './stay-deposit.module.css'

const marks: Readonly<Record<DepositState, Mark>> = {
  asked: 'now',
  held: 'done',
  refused: 'failed',
  releasing: 'now',
  released: 'notAsked',
  taking: 'now',
  taken: 'done',
  unknown: 'needsPerson',
}

/** What the provider's own records may say about a block of unknown outcome. */
const outcomes = { held: 'wasHeld', released: 'wasReleased', refused: 'wasNot', taken: 'wasTaken' } as const
const ofBlocking = ['held', 'released', 'refused'] as const
const ofTaking = ['taken', 'held'] as const

interface StayDepositProps {
  readonly reference: string
  readonly rental: NonNullable<Stay['rental']>
  readonly onChanged: () => void
}

/** The amount blocked on the renter's card until the car is back; it is not a payment. */
export function StayDeposit({ reference, rental: { blocks, short, canBlock }, onChanged }: StayDepositProps) {
  const { say, amount, money } = useTexts()
  const { mayDo, hotel } = useSession()
  const [taking, setTaking] = useState(false)
  const [releasing, setReleasing] = useState(false)
  const deposit = useDeposit(reference, onChanged)
  const may = mayDo('takePayments')
  const held = mergeBlocks(blocks.filter(({ state }) => state === 'held'))
  const unknown = blocks.find(({ state }) => state === 'unknown')
  return (
    <div className={styles['deposit']}>
      {blocks.map((block) => (
        <p key={block.id}>
          <StateLabel mark={marks[block.state]}>{say(`stay.rental.deposit.${block.state}`)}</StateLabel>
          <span className={words['note']}>
            {say('stay.rental.deposit.onCard', {
              amount: amount(block.amount),
              card: block.card,
              by: block.by ?? '',
            })}
          </span>
          {block.taken && (
            <span className={words['note']}>
              {say('stay.rental.deposit.takenFor', {
                amount: amount(block.taken.amount),
                reason: block.taken.reason,
              })}
            </span>
          )}
        </p>
      ))}
      {short && (
        <p>
          <StateLabel mark="needsPerson">{say('stay.rental.deposit.short', { amount: money(short) })}</StateLabel>
        </p>
      )}
      {may && canBlock && (
        <Button busy={deposit.busy} onClick={deposit.block}>
          {short ? say('stay.rental.deposit.blockRest', { amount: money(short) }) : say('stay.rental.deposit.block')}
        </Button>
      )}
      {may && held && (
        <>
          <Button busy={deposit.busy} onClick={() => setReleasing(true)}>
            {say('stay.rental.deposit.release')}
          </Button>
          <Button busy={deposit.busy} onClick={() => setTaking(true)}>
            {say('stay.rental.deposit.take')}
          </Button>
        </>
      )}
      {releasing && held && <ReleaseDepositDialog held={held} deposit={deposit} onClose={() => setReleasing(false)} />}
      {taking && held && (
        <ChargeDepositDialog
          most={getMaxDepositCharge(held.amount, hotel.role)}
          busy={deposit.busy}
          onGive={(minor, reason) => deposit.take(minor, reason).then(() => setTaking(false))}
          onClose={() => setTaking(false)}
        />
      )}
      {may &&
        unknown &&
        (unknown.taken ? ofTaking : ofBlocking).map((state) => (
          <Button key={state} busy={deposit.busy} onClick={() => deposit.settle(state)}>
            {say(`stay.rental.deposit.${outcomes[state]}`)}
          </Button>
        ))}
    </div>
  )
}
