import Check from 'lucide-react/icons/check'
import FileDown from 'lucide-react/icons/file-down'
import Mail from 'lucide-react/icons/mail'
import Printer from 'lucide-react/icons/printer'
import { useHub } from '../../flows/devices/use-hub.ts'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './farewell.module.css'
import { useBill } from './use-bill.ts'

interface BillProps {
  readonly reference: string
  readonly mailsTo: string | undefined
  /** True if the bill was e-mailed at check-out. */
  readonly billMailed: boolean
}

/** Prints the bill on the kiosk's printer. */
export function PrintedBill(props: BillProps) {
  const hub = useHub()
  const isReady = hub.link === 'open' && hub.printer?.state === 'ready'
  return <Bill {...props} print={hub.print} printerReady={isReady} />
}

/** Saves the bill as a file on the guest's own phone. */
export function SavedBill(props: BillProps) {
  return <Bill {...props} saves />
}

interface AnyBillProps extends BillProps {
  readonly print?: (base64File: string) => Promise<void>
  readonly printerReady?: boolean
  readonly saves?: boolean
}

export function Bill({ reference, mailsTo, billMailed, print, printerReady = false, saves = false }: AnyBillProps) {
  const { label } = useSite()
  const text = label.on('farewell')
  const bill = useBill({ reference, print })
  const isMailed = billMailed || bill.mailed
  if (!mailsTo && !printerReady && !saves) return null
  return (
    <section className={css['bill']} aria-label={text('bill')}>
      <h2>{text('bill')}</h2>
      {mailsTo && isMailed && (
        <Notice kind="good" announced={bill.mailed} icon={<Check />}>
          {text('mailed', { address: mailsTo })}
        </Notice>
      )}
      <div className={css['ways']}>
        {mailsTo && !isMailed && (
          <Button icon={<Mail />} busy={bill.mailing} onPress={bill.send}>
            {text('mail', { address: mailsTo })}
          </Button>
        )}
        {printerReady && (
          <Button icon={<Printer />} busy={bill.printing === 'busy'} onPress={bill.toPaper}>
            {text(bill.printing === 'done' ? 'printAgain' : 'print')}
          </Button>
        )}
        {saves && (
          <Button icon={<FileDown />} busy={bill.saving} onPress={bill.save}>
            {text('save')}
          </Button>
        )}
      </div>
      {bill.printing === 'done' && (
        <Notice kind="good" announced icon={<Printer />}>
          {text('printed')}
        </Notice>
      )}
      {(bill.printing === 'failed' || bill.printing === 'unknown') && (
        <Notice kind="warning" announced>
          {text(bill.printing === 'failed' ? 'printFailed' : 'printUnknown')}
        </Notice>
      )}
    </section>
  )
}
