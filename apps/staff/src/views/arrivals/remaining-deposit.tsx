import type { Arrival } from '@foyer/contract/staff/arrivals.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { StateLabel } from '../../parts/state-label.tsx'
import { useSession } from '../../session/session-context.tsx'
import { ReleaseDepositDialog } from '../../stays/release-deposit-dialog.tsx'
import { useDeposit } from '../../stays/use-deposit.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './stays.module.css'

interface RemainingDepositProps {
  readonly reference: string
  readonly left: NonNullable<Arrival['depositLeft']>
  readonly onChanged: () => void
}

/**
 * The rental is over and its deposit still blocked: release it here, or take part of it in the
 * panel.
 */
export function RemainingDeposit({ reference, left, onChanged }: RemainingDepositProps) {
  const { say, money } = useTexts()
  const { mayDo } = useSession()
  const [releasing, setReleasing] = useState(false)
  const deposit = useDeposit(reference, onChanged)
  return (
    <div className={styles['left']}>
      <StateLabel mark="needsPerson">{say('departures.deposit', { amount: money(left.amount) })}</StateLabel>
      {left.isHeld && mayDo('takePayments') && (
        <Button busy={deposit.busy} onClick={() => setReleasing(true)}>
          {say('stay.rental.deposit.release')}
        </Button>
      )}
      {releasing && <ReleaseDepositDialog held={left} deposit={deposit} onClose={() => setReleasing(false)} />}
    </div>
  )
}
