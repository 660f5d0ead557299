import type { Summary } from '@foyer/contract/summary.ts'
import { localeOf } from '@foyer/domain/config/locale.ts'
import { formatMoney, type Money } from '@foyer/domain/payment/money.ts'
import { savesOnly } from '@foyer/domain/pre-checkin/saves-only.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Clock from 'lucide-react/icons/clock'
import PenLine from 'lucide-react/icons/pen-line'
import Ticket from 'lucide-react/icons/ticket'
import { Suspense, useState } from 'react'
import { useFirstIssue } from '../../fields/use-first-issue.ts'
import { useScreenForm } from '../../fields/use-screen-form.ts'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { LegalModal } from '../../frame/legal-modal.tsx'
import { useJourney } from '../../journey/journey-context.tsx'
import { Button } from '../../parts/button.tsx'
import { CheckField } from '../../parts/check-field.tsx'
import { late } from '../../parts/late.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useSite } from '../../site/site-context.tsx'
import { BillMailFields } from './bill-mail-fields.tsx'
import { cardName } from './card-name.ts'
import { DepositNotice } from './deposit-notice.tsx'
import { PayChoice } from './pay-choice.tsx'
import css from './summary.module.css'
import { SummaryAmounts } from './summary-amounts.tsx'
import { SummaryComing } from './summary-coming.tsx'
import { confirmOf, hintOf, questionOf } from './summary-words.ts'
import { type Summarised, useSummary } from './use-summary.ts'
import { VoucherModal } from './voucher-modal.tsx'

const CheckOutSummary = late(async () => (await import('./check-out-summary.tsx')).CheckOutSummary)
const PaymentPage = late(async () => (await import('./payment-page.tsx')).PaymentPage)
const TerminalPage = late(async () => (await import('./terminal-page.tsx')).TerminalPage)
const BusPage = late(async () => (await import('./bus-page.tsx')).BusPage)
const SaveSummary = late(async () => (await import('./save-summary.tsx')).SaveSummary)

const InvoiceHolderModal = late(async () => (await import('./invoice-holder-modal.tsx')).InvoiceHolderModal)

export function SummaryScreen() {
  const { site } = useSite()
  const journey = useJourney()
  if (journey.place.params['from'] === 'checkout' && site.policies.home.checkOut)
    return (
      <Suspense fallback={<SummaryComing onBack={() => journey.back()} />}>
        <CheckOutSummary />
      </Suspense>
    )
  if (!savesOnly(site)) return <ArrivalSummary />
  const coming = <SummaryComing onBack={() => journey.back()} />
  return (
    <Suspense fallback={coming}>
      <SaveSummary coming={coming} />
    </Suspense>
  )
}

const paying = (
  { mailing }: Summarised,
  { reference }: { reference: string },
  { pending }: { pending: Money },
  { paid, stop }: NonNullable<Summarised['paying']>,
) => ({ reference, amount: pending, mailing: mailing.saidToPay, onPaid: paid, onOver: stop })

const asCustomer = ({ type, customerId, name }: NonNullable<Summary['invoiceHolder']>) =>
  type === 'guest' ? undefined : { id: customerId, name }

function ArrivalSummary() {
  const { hotel, label, language } = useSite()
  const text = label.on('check-in-summary')
  const summary = useSummary()
  const lookAfter = useFirstIssue()
  const form = useScreenForm(summary.confirm, { waits: true })
  const [reading, setReading] = useState(false)
  const { summary: bill, terms, reservation } = summary
  const money = (amount: { minor: number; currency: string }) => formatMoney(amount, language)
  const moment = (at: string) =>
    new Intl.DateTimeFormat(localeOf(language), {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: hotel.timeZone,
    }).format(new Date(at))
  if (summary.paying && bill && summary.reservation)
    return (
      <Suspense fallback={<SummaryComing onBack={summary.back} />}>
        {summary.through === 'terminal' ? (
          <TerminalPage {...paying(summary, summary.reservation, bill, summary.paying)} />
        ) : summary.through === 'bus' ? (
          <BusPage {...paying(summary, summary.reservation, bill, summary.paying)} />
        ) : (
          <PaymentPage
            {...paying(summary, summary.reservation, bill, summary.paying)}
            card={summary.card}
            isBack={summary.isBack}
            question={summary.question}
            hasArrived={summary.reservation.state === 'inHouse'}
          />
        )}
      </Suspense>
    )
  return (
    <GuestFrame
      question={text(questionOf(summary), { amount: bill ? money(bill.pending) : '' })}
      {...(bill && { hint: text(hintOf(summary)) })}
      picture={<ConfiguredPicture name="bill" />}
      onBack={summary.back}
      primary={
        !summary.isForReception && (
          <Button
            kind="primary"
            busy={summary.busy}
            disabled={summary.loading}
            onPress={() => lookAfter(summary.confirm())}
            iconEnd={<ArrowRight data-turns />}
          >
            {text(confirmOf(summary), { amount: bill ? money(bill.pending) : '', card: cardName(summary.card) })}
          </Button>
        )
      }
    >
      {!bill || summary.loading ? (
        <GuestWaiting shape={<Skeleton lines={['long', 'long', 'medium', 'card']} />} words={text('loading')} />
      ) : (
        <>
          {summary.depositTold?.isBack && <DepositNotice {...summary} />}
          <SummaryAmounts bill={bill} />
          {summary.signsAgain && (
            <Notice
              kind="warning"
              icon={<PenLine />}
              announced={summary.signsAgain.isMissing}
              action={<Button onPress={() => void summary.signsAgain?.go()}>{text('signAgain.go')}</Button>}
            >
              {text('signAgain')}
            </Notice>
          )}
          {bill.asOf && <Notice icon={<Clock />}>{text('asOf', { time: moment(bill.asOf) })}</Notice>}
          <PayChoice summary={summary} />
          {!summary.depositTold?.isBack && <DepositNotice {...summary} />}
          {(bill.invoiceHolder || summary.vouchers) && (
            <div className={css['about']}>
              {bill.invoiceHolder && (
                <div className={css['holder']}>
                  <p>
                    {text('holder')} <b>{bill.invoiceHolder.name}</b>
                  </p>
                  <Button kind="quiet" size="small" onPress={summary.holding.open}>
                    {text('holder.change')}
                  </Button>
                </div>
              )}
              {summary.vouchers && (
                <div className={css['voucher']}>
                  <Button kind="quiet" size="small" icon={<Ticket />} onPress={summary.vouchers.open}>
                    {text('voucher.open')}
                  </Button>
                  {summary.vouchers.taken.map((code) => (
                    <Button key={code} kind="quiet" size="small" onPress={() => summary.vouchers?.drop(code)}>
                      {text('voucher.drop', { code })}
                    </Button>
                  ))}
                </div>
              )}
            </div>
          )}
          {!summary.isForReception && <BillMailFields mailing={summary.mailing} form={form} />}
          {terms && (
            <div className={css['terms']}>
              <CheckField
                label={text('terms')}
                value={terms.accepted}
                onChange={terms.accept}
                issue={terms.missing ? text('termsMissing') : undefined}
              />
              <Button kind="quiet" size="small" onPress={() => setReading(true)}>
                {text('readTerms')}
              </Button>
              {terms.haveChanged && (
                <Notice
                  kind="warning"
                  announced
                  action={<Button onPress={() => location.reload()}>{text('readTermsAgain')}</Button>}
                >
                  {text('termsChanged')}
                </Notice>
              )}
            </div>
          )}
        </>
      )}
      {form.keys}
      {summary.holding.isOpen && reservation && (
        <Suspense>
          <InvoiceHolderModal
            holding={summary.holding}
            reservation={reservation}
            customer={bill?.invoiceHolder && asCustomer(bill.invoiceHolder)}
          />
        </Suspense>
      )}
      {summary.vouchers?.isOpen && <VoucherModal vouchers={summary.vouchers} />}
      <LegalModal open={reading ? 'terms' : undefined} onClose={() => setReading(false)} />
    </GuestFrame>
  )
}
