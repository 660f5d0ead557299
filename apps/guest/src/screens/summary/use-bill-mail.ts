import type { Summary } from '@foyer/contract/summary.ts'
import { isMasked } from '@foyer/domain/guest/mask-number.ts'
import { type BillMail, findBillEmailIssue, isBillEmailNeeded, isBillMailed } from '@foyer/domain/payment/bill-email.ts'
import type { PayAction } from '@foyer/domain/payment/pay-action.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { useState } from 'react'
import { useSite } from '../../site/site-context.tsx'
import { readFromVisit, saveToVisit } from '../../site/visit-storage.ts'

interface BillMailOptions {
  readonly reservation: Reservation | undefined
  readonly bill: Pick<Summary, 'fixedBillAddress'> | undefined
  /** Undefined if nothing is owed. */
  readonly payAction: PayAction | undefined
  readonly tried: boolean
}

/** Whether and where to mail the bill; the server validates with the same rules. */
export function useBillMail({ reservation, bill, payAction, tried }: BillMailOptions) {
  const { site } = useSite()
  const { fiscalPrinter, fiscalPrinterMails } = site.policies.bill
  const draft = `bill-mail.${reservation?.reference}`
  const [given, setGiven] = useState<Partial<BillMail>>()
  const said = given ?? readFromVisit<Partial<BillMail>>(draft) ?? {}
  const fixed = bill?.fixedBillAddress
  const canBeMailed = !fixed || fixed.masked !== undefined
  const mail: BillMail = {
    send: said.send ?? false,
    email: said.email ?? findKnownAddress(reservation),
  }
  const at = { payAction, printerMails: fiscalPrinter && fiscalPrinterMails, mayNameAddress: !fixed }
  const issue = findBillEmailIssue(mail, at)
  const email = mail.email.trim()
  const address = isBillEmailNeeded(mail, at) && email !== '' ? { email } : {}

  function say(changes: Partial<BillMail>): void {
    const next = { ...said, ...changes }
    setGiven(next)
    saveToVisit(draft, next)
  }

  return {
    send: mail.send,
    email: mail.email,
    /** False if the printer always mails it: then only the address is required. */
    isChoice: !at.printerMails,
    /** False if no address is known: then reception has it for the guest. */
    canBeMailed,
    /** Where it goes, masked, if the guest can't choose. */
    fixedAddress: isBillMailed(mail, at) ? fixed?.masked : undefined,
    asksAddress: isBillEmailNeeded(mail, at),
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
function findKnownAddress(reservation: Reservation | undefined): string {
  const guests = reservation?.guests ?? []
  const email = (guests.find(({ main }) => main) ?? guests[0])?.email
  return email && !isMasked(email) ? email : ''
}
