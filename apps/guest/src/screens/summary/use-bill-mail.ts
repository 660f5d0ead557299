import { type BillMail, billEmailIssue, isAsked } from '@foyer/domain/payment/bill-email.ts'
import type { PayAction } from '@foyer/domain/payment/pay-action.ts'
import { isMasked } from '@foyer/domain/pre-checkin/mask-guest.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useState } from 'react'
import { keep, kept } from '../../site/kept.ts'
import { useSite } from '../../site/site-context.tsx'

interface Asking {
  readonly reservation: Reservation | undefined
  /** Undefined if nothing is owed. */
  readonly payAction: PayAction | undefined
  readonly tried: boolean
}

/** Whether and where to mail the bill; the server validates with the same rules. */
export function useBillMail({ reservation, payAction, tried }: Asking) {
  const { site } = useSite()
  const { fiscalPrinter, fiscalPrinterMails } = site.policies.bill
  const draft = `bill-mail.${reservation?.reference}`
  const [given, setGiven] = useState<Partial<BillMail>>()
  const said = given ?? kept<Partial<BillMail>>(draft) ?? {}
  const mail: BillMail = { send: said.send ?? false, email: said.email ?? knownAddress(reservation) }
  const at = { payAction, printerMails: fiscalPrinter && fiscalPrinterMails }
  const issue = billEmailIssue(mail, at)
  const email = mail.email.trim()
  const address = isAsked(mail, at) && email !== '' ? { email } : {}

  function say(changes: Partial<BillMail>): void {
    const next = { ...said, ...changes }
    setGiven(next)
    keep(draft, next)
  }

  return {
    send: mail.send,
    email: mail.email,
    /** False if the printer always mails it: then only the address is required. */
    isChoice: !at.printerMails,
    asksAddress: isAsked(mail, at),
    /** True if it is sent only after payment at reception. */
    leavesLater: payAction === 'payInReception',
    say,
    isWrong: issue !== undefined,
    issue: tried ? issue : undefined,
    /** As sent with a payment, and with the arrival. */
    saidToPay: { byEmail: mail.send, ...address },
    said: { sendBill: mail.send, ...address },
  }
}

export type BillMailing = ReturnType<typeof useBillMail>

/** The main guest's address, if this page may read it. */
function knownAddress(reservation: Reservation | undefined): string {
  const guests = reservation?.guests ?? []
  const email = (guests.find(({ main }) => main) ?? guests[0])?.email
  return email && !isMasked(email) ? email : ''
}
