import Printer from 'lucide-react/icons/printer'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHub } from '../../flows/devices/use-hub.ts'
import { forgetForArrival } from '../../journey/at-arrival.ts'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'

/** So long a kiosk looks for the hub beside it. */
const HUB_WITHIN_MS = 8_000

/** The receipt of an arrival comes out of the printer beside this kiosk: once by itself, and again when the guest says that it has not. */
export function PrintedReceipt({ file }: { readonly file: string }) {
  const { label } = useSite()
  const text = label.on('finish')
  const hub = useHub()
  const [state, setState] = useState<'printing' | 'printed' | 'failed'>('printing')
  const begun = useRef(false)
  const print = async () => {
    setState('printing')
    try {
      await hub.whenOpen(HUB_WITHIN_MS)
      await hub.print(file)
      setState('printed')
    } catch {
      setState('failed')
    }
  }
  const printFirst = useEffectEvent(() => {
    if (begun.current) return
    begun.current = true
    // Whatever becomes of it: a reload prints no second.
    forgetForArrival('receipt')
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
