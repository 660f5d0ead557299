import type { Money } from '@foyer/domain/basics/money.ts'
import { ConfirmDialog } from '../parts/dialog.tsx'
import { useTexts } from '../wordings/texts-context.tsx'
import type { useDeposit } from './use-deposit.ts'

interface ReleaseDepositDialogProps {
  readonly held: { readonly amount: Money; readonly card: string }
  readonly deposit: Pick<ReturnType<typeof useDeposit>, 'busy' | 'release'>
  readonly onClose: () => void
}

/** Asks for confirmation, because a release cannot be undone. */
export function ReleaseDepositDialog({ held, deposit, onClose }: ReleaseDepositDialogProps) {
  const { say, money } = useTexts()
  return (
    <ConfirmDialog
      title={say('stay.rental.deposit.release.title')}
      text={say('stay.rental.deposit.release.text', { amount: money(held.amount), card: held.card })}
      does={say('stay.rental.deposit.release')}
      busy={deposit.busy}
      onConfirm={() => deposit.release().then(onClose)}
      onClose={onClose}
    />
  )
}
