import type { Folio, StayFolio } from '@foyer/contract/staff/folio.ts'
import CreditCard from 'lucide-react/icons/credit-card'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Kbd } from '../../parts/kbd.tsx'
import { useKey } from '../../parts/use-key.ts'
import { useSession } from '../../session/session-context.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import { TakePaymentDialog } from '../stay/money-dialogs.tsx'
import { useTakePayment } from '../stay/use-take-payment.ts'
import { usePayerTexts } from './use-payer-texts.ts'

interface FolioPaymentProps {
  readonly folio: StayFolio
  readonly payer: Folio
  readonly onChanged: () => void
}

/** Takes a payment of the chosen payer. */
export function FolioPayment({ folio, payer, onChanged }: FolioPaymentProps) {
  const { say } = useTexts()
  const { mayDo } = useSession()
  const { nameOf } = usePayerTexts(folio)
  const [isAsking, setIsAsking] = useState(false)
  const { isTaking, take } = useTakePayment(folio.reference, onChanged, payer.id)
  // One payer's credit is not another's, but the stay owes less by it.
  const open = { ...folio.pending, minor: Math.min(payer.balance.minor, folio.pending.minor) }
  const isElsewhere = folio.setInHotelSystem && (folio.state === 'cancelled' || folio.state === 'noShow')
  const canTake = mayDo('takePayments') && open.minor > 0 && !isElsewhere
  const ask = () => setIsAsking(true)
  const close = () => setIsAsking(false)
  useKey('p', canTake ? ask : undefined)
  if (!canTake) return null
  return (
    <>
      <Button big onClick={ask} aria-keyshortcuts="P">
        <CreditCard size={16} aria-hidden /> {say('folio.pay')} <Kbd>P</Kbd>
      </Button>
      {isAsking && (
        <TakePaymentDialog
          pending={open}
          payer={folio.folios.length > 1 ? nameOf(payer) : undefined}
          busy={isTaking}
          onTake={(way, minor, number) => take(way, minor, number, close)}
          onClose={close}
        />
      )}
    </>
  )
}
