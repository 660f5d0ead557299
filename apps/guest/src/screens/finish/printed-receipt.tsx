import Printer from 'lucide-react/icons/printer'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHub } from '../../flows/devices/use-hub.ts'
import { clearForArrival } from '../../journey/arrival-storage.ts'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'

/** How long a kiosk waits for its device hub. */
const HUB_TIMEOUT_MS = 8_000

/** Prints the arrival receipt on the kiosk's printer: once automatically, and again on request. */
export function PrintedReceipt({ file }: { readonly file: string }) {
  const { label } = useSite()
  const text = label.on('finish')
  const hub = useHub()
  const [state, setState] = useState<'printing' | 'printed' | 'failed'>('printing')
  const begun = useRef(false)
  const print = async () => {
    setState('printing')
    try {
      await hub.whenOpen(HUB_TIMEOUT_MS)
      await hub.print(file)
      setState('printed')
    } catch {
      setState('failed')
    }
  }
  const printFirst = useEffectEvent(() => {
    if (begun.current) return
    begun.current = true
    // Deleted before printing, so that a reload doesn't print a second one.
    clearForArrival('receipt')
    void print()
  })
  useEffect(() => printFirst(), [])
  return (
    <Notice
      icon={<Printer />}
      {...(state === 'failed' && {
        kind: 'warning',
        action: (
          <Button size="small" onPress={() => void print()}>
            {text('receipt.again')}
          </Button>
        ),
      })}
    >
      {text(`receipt.${state}`)}
    </Notice>
  )
}
