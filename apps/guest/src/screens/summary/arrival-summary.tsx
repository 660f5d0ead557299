import type { Summary } from '@foyer/contract/summary.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { lazyPart } from '@foyer/web/lazy/lazy-part.tsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Suspense, useState } from 'react'
import { useFirstIssue } from '../../fields/use-first-issue.ts'
import { useScreenForm } from '../../fields/use-screen-form.ts'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { LegalModal } from '../../frame/legal-modal.tsx'
import { Button } from '../../parts/button.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useSite } from '../../site/site-context.tsx'
import { BillMailFields } from './bill-mail-fields.tsx'
import { BillNotices } from './bill-notices.tsx'
import { ChosenPaymentPage } from './chosen-payment-page.tsx'
import { DepositNotice } from './deposit-notice.tsx'
import { formatCard } from './format-card.ts'
import { HolderAndVouchers } from './holder-and-vouchers.tsx'
import { PayChoice } from './pay-choice.tsx'
import { SummaryAmounts } from './summary-amounts.tsx'
import { selectConfirm, selectHint, selectQuestion } from './summary-texts.ts'
import { TermsField } from './terms-field.tsx'
import { useSummary } from './use-summary.ts'
import { VoucherModal } from './voucher-modal.tsx'

const InvoiceHolderModal = lazyPart(async () => (await import('./invoice-holder-modal.tsx')).InvoiceHolderModal)

const toCustomer = ({ type, customerId, name }: NonNullable<Summary['invoiceHolder']>) =>
  type === 'guest' ? undefined : { id: customerId, name }

/** What is owed before the arrival, and how it will be paid. */
export function ArrivalSummary() {
  const { label, language } = useSite()
  const text = label.on('check-in-summary')
  const summary = useSummary()
  const lookAfter = useFirstIssue()
  const form = useScreenForm(summary.confirm, { waitsForTouch: true })
  const [reading, setReading] = useState(false)
  const { bill, choice, deposits, holding, vouchers, terms, reservation } = summary
  if (summary.paying) return <ChosenPaymentPage summary={summary} paying={summary.paying} />
  const amount = bill ? formatMoney(bill.pending, language) : ''
  return (
    <GuestFrame
      question={text(selectQuestion(summary), { amount })}
      {...(bill && { hint: text(selectHint(summary)) })}
      picture={<ConfiguredPicture name="bill" />}
      onBack={summary.back}
      primary={
        !choice.isForReception && (
          <Button
            kind="primary"
            busy={summary.busy}
            disabled={summary.loading}
            onPress={() => lookAfter(summary.confirm())}
            iconEnd={<ArrowRight data-turns />}
          >
            {text(selectConfirm(summary), { amount, card: formatCard(choice.way?.card) })}
          </Button>
        )
      }
    >
      {!bill || summary.loading ? (
        <GuestWaiting shape={<Skeleton lines={['long', 'long', 'medium', 'card']} />} words={text('loading')} />
      ) : (
        <>
          {deposits.told?.isBack && <DepositNotice {...deposits} />}
          <SummaryAmounts bill={bill} />
          <BillNotices bill={bill} signsAgain={summary.signsAgain} />
          <PayChoice choice={choice} />
          {!deposits.told?.isBack && <DepositNotice {...deposits} />}
          <HolderAndVouchers bill={bill} holding={holding} vouchers={vouchers} />
          {!choice.isForReception && <BillMailFields mailing={summary.mailing} form={form} />}
          {terms && <TermsField terms={terms} onRead={() => setReading(true)} />}
        </>
      )}
      {form.keys}
      {holding.isOpen && reservation && (
        <Suspense>
          <InvoiceHolderModal
            holding={holding}
            reservation={reservation}
            customer={bill?.invoiceHolder && toCustomer(bill.invoiceHolder)}
            mayNameAddress={!bill?.fixedBillAddress}
          />
        </Suspense>
      )}
      {vouchers?.isOpen && <VoucherModal vouchers={vouchers} />}
      <LegalModal open={reading ? 'terms' : undefined} onClose={() => setReading(false)} />
    </GuestFrame>
  )
}
