import type { LostReservation } from '@foyer/contract/lost-code.ts'
import Check from 'lucide-react/icons/check'
import Printer from 'lucide-react/icons/printer'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import { usePrintCode } from './use-print-code.ts'

interface PrintCodeProps {
  readonly logId: string
  readonly reservation: LostReservation
}

/** Prints the code on the kiosk's printer. */
export function PrintCode({ logId, reservation }: PrintCodeProps) {
  const { label } = useSite()
  const text = label.on('lost-code')
  const { state, isBusy, print } = usePrintCode(logId, reservation)
  return (
    <>
      <Button size="small" icon={state === 'printed' ? <Check /> : <Printer />} busy={isBusy} onPress={print}>
        {text(state === 'printed' ? 'printed' : 'print')}
      </Button>
      {state === 'failed' && (
        <Notice kind="warning" announced>
          {text('printFailed')}
        </Notice>
      )}
    </>
  )
}
