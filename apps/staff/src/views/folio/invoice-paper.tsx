import { toPercent } from '@foyer/domain/folio/vat.ts'
import type { InvoiceDocument, InvoiceParty } from '@foyer/domain/invoice/invoice.ts'
import { MarkShape } from '../../parts/state-mark.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './invoice-paper.module.css'

interface InvoicePaperProps {
  readonly document: InvoiceDocument
  readonly creditedBy: string | undefined
  readonly annulled?: boolean | undefined
}

/** An invoice, a credit note or a preview, as it is printed. Show it in the language of the document. */
export function InvoicePaper({ document, creditedBy, annulled }: InvoicePaperProps) {
  const { say, language } = useTexts()
  const { kind, number, issuer, corrects, reason, fiscal } = document
  return (
    <article
      className={styles['paper']}
      lang={language}
      aria-label={[say(`invoice.kind.${kind}`), number].filter(Boolean).join(' ')}
    >
      <header className={styles['issuer']}>
        <span className={styles['crest']} style={{ background: issuer.mark.colour }} aria-hidden>
          {issuer.mark.letters}
        </span>
        <PartyLines party={issuer} />
      </header>
      <div className={styles['title']}>
        <div>
          <h2>{say(`invoice.kind.${kind}`)}</h2>
          {number && <p className={words['code']}>{number}</p>}
        </div>
        <Stamp document={document} creditedBy={creditedBy} annulled={annulled} />
      </div>
      {corrects && <TakenBack number={corrects.number} day={corrects.day} reason={reason} />}
      <Parties document={document} />
      <Lines document={document} />
      <Rates document={document} />
      {kind !== 'creditNote' && <Payments document={document} />}
      {fiscal?.map((line) => (
        <p key={line} className={words['note']}>
          {line}
        </p>
      ))}
    </article>
  )
}

function PartyLines({ party }: { party: InvoiceParty }) {
  const { say, language } = useTexts()
  const { name, address, postalCode, city, country, taxNumber: tax, isVatNumber } = party
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const town = [[postalCode, city].filter(Boolean).join(' '), country && names.of(country)].filter(Boolean).join(', ')
  const lines = [address, town, tax && say(isVatNumber ? 'invoice.vatNumber' : 'invoice.taxNumber', { number: tax })]
  return (
    <p className={styles['party']}>
      <b>{name || '–'}</b>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  )
}

function Stamp({ document, creditedBy, annulled }: InvoicePaperProps) {
  const { say, wholeDay } = useTexts()
  if (document.kind === 'proforma')
    return (
      <p className={styles['stamp']}>
        <MarkShape mark="notYet" small /> {say('invoice.preview')}
        <small>{say('invoice.preview.number')}</small>
      </p>
    )
  return (
    <p className={styles['stamp']}>
      <MarkShape mark={creditedBy || annulled ? 'notAsked' : 'done'} small />{' '}
      {creditedBy
        ? say('invoice.creditedBy', { number: creditedBy })
        : say(annulled ? 'invoice.annulled' : 'invoice.issued')}
      <small>{wholeDay(document.day)}</small>
    </p>
  )
}

function TakenBack({ number, day, reason }: { number: string; day: string; reason: string | undefined }) {
  const { say, wholeDay } = useTexts()
  return (
    <p className={styles['reference']}>
      {say('invoice.takesBack', { number, day: wholeDay(day) })} {reason && <b>{say('invoice.reason', { reason })}</b>}
    </p>
  )
}

function Parties({ document: { holder, stay } }: { document: InvoiceDocument }) {
  const { say, wholeDay } = useTexts()
  const dates = say('invoice.dates', { from: wholeDay(stay.startDate), until: wholeDay(stay.endDate) })
  return (
    <div className={styles['parties']}>
      <div>
        <small>{say('invoice.to')}</small>
        <PartyLines party={holder} />
      </div>
      <div>
        <small>{say('invoice.stay')}</small>
        <p className={styles['party']}>
          <span>{[stay.guest, stay.room].filter(Boolean).join(', ')}</span>
          <span>{dates}</span>
          <span className={words['code']}>{stay.reference}</span>
        </p>
      </div>
    </div>
  )
}

function useAmounts({ currency }: InvoiceDocument) {
  const { amount } = useTexts()
  return (minor: number) => amount({ minor, currency })
}

function usePercent() {
  const { language } = useTexts()
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  return (vat: number) => `${format.format(toPercent(vat))} %`
}

function Lines({ document }: { document: InvoiceDocument }) {
  const { say } = useTexts()
  const amount = useAmounts(document)
  const percent = usePercent()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say('invoice.service')}</th>
          <th scope="col">{say('invoice.quantity')}</th>
          <th scope="col">{say('invoice.vat')}</th>
          <th scope="col">{document.currency}</th>
        </tr>
      </thead>
      <tbody>
        {document.lines.map(({ name, quantity, vat, category, gross }) => (
          <tr key={`${name} ${vat} ${gross} ${quantity}`}>
            <td>{name}</td>
            <td>{String(quantity).replace('-', '−')}</td>
            <td>{category === 'E' ? '–' : percent(vat)}</td>
            <td>{amount(gross)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Rates({ document }: { document: InvoiceDocument }) {
  const { say } = useTexts()
  const amount = useAmounts(document)
  const percent = usePercent()
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say('invoice.vat')}</th>
          <th scope="col">{say('invoice.net')}</th>
          <th scope="col">{say('invoice.vat')}</th>
          <th scope="col">{say('invoice.gross')}</th>
        </tr>
      </thead>
      <tbody>
        {document.rates.map(({ vat, category, net, tax, gross }) => (
          <tr key={`${category} ${vat}`}>
            <td>{category === 'E' ? say('invoice.untaxed') : percent(vat)}</td>
            <td>{amount(net)}</td>
            <td>{amount(tax)}</td>
            <td>{amount(gross)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {say('invoice.total')} {document.currency}
          </th>
          <td>{amount(document.net)}</td>
          <td>{amount(document.tax)}</td>
          <td>{amount(document.gross)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function Payments({ document }: { document: InvoiceDocument }) {
  const { say, wholeDay } = useTexts()
  const amount = useAmounts(document)
  const { payments, due, dueDay } = document
  const open = dueDay ? say('invoice.dueBy', { day: wholeDay(dueDay) }) : say('invoice.due')
  return (
    <>
      {payments.map(({ name, day, minor }) => (
        <p key={`${name} ${day} ${minor}`} className={styles['payment']}>
          <span>
            {[day ? say('invoice.paidOn', { day: wholeDay(day) }) : say('invoice.paid'), name]
              .filter(Boolean)
              .join(': ')}
          </span>
          <span>{amount(0 - minor)}</span>
        </p>
      ))}
      <p className={styles['due']}>
        <b>{due > 0 ? open : say(due < 0 ? 'invoice.inFavour' : 'invoice.settled')}</b>
        <b>{amount(Math.abs(due))}</b>
      </p>
    </>
  )
}
