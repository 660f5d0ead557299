import type { Folio, StayFolio } from '@foyer/contract/staff/folio.ts'
import { writeOffBalance } from '@foyer/contract/staff/folio.ts'
import { isOver } from '@foyer/domain/payment/owed.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { useProblemToast } from '../../parts/problem-text.ts'
import { useToast } from '../../parts/toasts.tsx'
import { useIdempotencyKey } from '../../parts/use-idempotency-key.ts'
import { useSession } from '../../session/session-context.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { ReasonDialog } from '../stay/money-dialogs.tsx'

interface FolioWriteOffProps {
  readonly folio: StayFolio
  readonly payer: Folio
  readonly onChanged: () => void
}

/** Gives up what the chosen payer of a stay that is over owes. */
export function FolioWriteOff({ folio, payer, onChanged }: FolioWriteOffProps) {
  const { say, money } = useTexts()
  const { mayDo } = useSession()
  const toast = useToast()
  const complain = useProblemToast()
  const key = useIdempotencyKey()
  const call = useCall(writeOffBalance)
  const [isAsking, setIsAsking] = useState(false)
  const { reference, state, pending, setInHotelSystem } = folio
  const minor = Math.min(payer.balance.minor, pending.minor)
  if (!isOver(state) || minor <= 0 || setInHotelSystem || !mayDo('takePayments')) return null
  const writeOff = (reason: string) => {
    const body = { minor, reason, ...(payer.id && { payer: payer.id }) }
    call.mutate(
      { params: { reference }, body, key: key.for(body) },
      {
        onError: complain,
        onSettled: onChanged,
        onSuccess: () => {
          key.reset()
          toast('done', say('folio.writeOff.done'))
          setIsAsking(false)
        },
      },
    )
  }
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{say('folio.writeOff')}</Button>
      {isAsking && (
        <ReasonDialog
          title={say('folio.writeOff.title', { amount: money({ ...pending, minor }) })}
          does={say('folio.writeOff')}
          busy={call.isPending}
          onConfirm={writeOff}
          onClose={() => setIsAsking(false)}
        >
          <p className={words['soft']}>{say('folio.writeOff.does')}</p>
        </ReasonDialog>
      )}
    </>
  )
}
