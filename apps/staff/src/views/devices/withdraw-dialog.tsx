import type { OpenLicense } from '@foyer/contract/staff/devices.ts'
import { ConfirmDialog } from '../../parts/dialog.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'

interface WithdrawDialogProps {
  license: OpenLicense
  busy: boolean
  onWithdraw: () => void
  onClose: () => void
}

export function WithdrawDialog({ license, busy, onWithdraw, onClose }: WithdrawDialogProps) {
  const { say } = useTexts()
  return (
    <ConfirmDialog
      title={say('devices.withdraw.title', { name: license.name })}
      text={say('devices.withdraw.text')}
      does={say('devices.withdraw')}
      busy={busy}
      onConfirm={onWithdraw}
      onClose={onClose}
    />
  )
}
