import Printer from 'lucide-react/icons/printer'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHub } from '../../devices/use-hub.ts'
import { forgetForArrival } from '../../journey/at-arrival.ts'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'

/** So long a kiosk looks for the hub beside it. */
const HUB_WITHIN_MS = 8_000

/** The receipt of an arrival comes out of the printer beside this kiosk, once. */
export function PrintedReceipt({ file }: { readonly file: string }) {
  const { label } = useSite()
  const text = label.on('finish')
  const hub = useHub()
  const [state, setState] = useState<'printing' | 'printed' | 'failed'>('printing')
  const begun = useRef(false)
  const print = useEffectEvent(async () => {
    if (begun.current) return
    begun.current = true
    // Whatever becomes of it: a reload prints no second.
    forgetForArrival('receipt')
    try {
      await hub.whenOpen(HUB_WITHIN_MS)
      await hub.print(file)
      setState('printed')
    } catch {
      setState('failed')
    }
  })
  useEffect(() => void print(), [])
  return <Notice icon={<Printer />}>{text(`receipt.${state}`)}</Notice>
}
