import { getLocale } from '@foyer/domain/basics/locale.ts'
import { getCurrencyDecimals } from '@foyer/domain/basics/money.ts'
import type { InvoiceDocument, InvoiceParty } from '@foyer/domain/invoice/invoice.ts'
import type { VatCategory } from '@foyer/domain/invoice/vat-breakdown.ts'
import { drawQr } from '../../book/qr/draw-qr.ts'
import type { TableRow } from '../../papers/paper/drawing.ts'
import { formatPaperDay, formatPaperMoment } from '../../papers/paper/paper-days.ts'
import { Sheet } from '../../papers/paper/sheet.ts'
import { FACTUR_X_NAME, writeFacturX } from './factur-x.ts'
import { facturXMetadata } from './factur-x-metadata.ts'
import { formatInvoiceText, type InvoiceText } from './invoice-texts.ts'

/** Widths of columns of figures, in points. */
const NARROW = 60
const WIDE = 90
/** As wide as the figures. */
const MINUS = '−'

/**
 * Draws an invoice, a credit note or a proforma from its document alone, so that an issued invoice
 * is the same each time. An issued one contains its structured data, if the data can follow EN 16931:
 * the country of the buyer is mandatory there (BR-11), and guests need not give an address.
 */
export async function drawInvoice(document: InvoiceDocument): Promise<Buffer> {
  const { kind, language, currency, timeZone, issuer, stay } = document
  const say = (word: InvoiceText, values = {}) => formatInvoiceText(word, document, values)
  const day = (value: string) => formatPaperDay(value, language) ?? ''
  const moment = formatPaperMoment(new Date(document.at), language, timeZone)
  const money = createAmountFormat(document)
  const percent = createPercentFormat(document)
  const isIssued = kind !== 'proforma'
  const isStructured = isIssued && document.holder.country !== undefined
  const title = [say(kind), document.number].filter(Boolean).join(' ')
  const sheet = new Sheet({
    title,
    language,
    author: issuer.name,
    now: new Date(document.at),
    ...(isStructured && {
      attached: {
        name: FACTUR_X_NAME,
        type: 'text/xml',
        description: title,
        content: writeFacturX(document),
        metadata: facturXMetadata,
      },
    }),
  })
  const made = say(isIssued ? 'issued' : 'previewed', { moment })
  sheet.page([title, made, issuer.note].filter(Boolean).join('  ·  '))
  if (document.fiscalCode) {
    const { address, ...texts } = document.fiscalCode
    sheet.code(drawQr(address), address, texts)
  }
  const head = issuer.brand === issuer.name ? [issuer.name] : [issuer.brand, issuer.name]
  const number = document.number ? { text: document.number, language } : undefined
  sheet.heading({ hotel: say(kind), guest: number }, [...head, ...listPlace(issuer), ...describeTaxNumber(issuer)], {
    letters: issuer.mark.letters,
    colour: issuer.mark.colour,
  })
  sheet.text(isIssued ? made : say('preview'))
  if (document.corrects) {
    sheet.text(say('takesBack', { number: document.corrects.number, day: day(document.corrects.day) }))
    if (document.reason) sheet.text(say('reason', { reason: document.reason }))
  }
  sheet.section({ hotel: `${say('to')}: ${document.holder.name}` })
  for (const line of [...listPlace(document.holder), ...describeTaxNumber(document.holder)]) sheet.text(line)
  sheet.section({ hotel: `${say('stay')}: ${[stay.guest, stay.room && say('room', stay)].filter(Boolean).join(', ')}` })
  const dates = say('dates', { from: day(stay.startDate), until: day(stay.endDate) })
  sheet.text(`${dates}  ·  ${say('booking', { number: stay.reference })}`)

  sheet.table(
    [
      { label: say('service') },
      { label: say('quantity'), width: NARROW },
      { label: say('vat'), width: NARROW },
      { label: say('amount', { currency }), width: WIDE },
    ],
    document.lines.map(({ name, quantity, vat, category, gross }) => ({
      cells: [name, String(quantity).replace('-', MINUS), category === 'E' ? '–' : percent(vat), money(gross)],
    })),
  )
  const rate = (vat: number, category: VatCategory) => (category === 'E' ? say('untaxed') : percent(vat))
  sheet.table(
    [
      { label: say('vat') },
      { label: say('net'), width: WIDE },
      { label: say('vat'), width: WIDE },
      { label: say('gross'), width: WIDE },
    ],
    [
      ...document.rates.map(({ vat, category, net, tax, gross }) => ({
        cells: [rate(vat, category), money(net), money(tax), money(gross)],
      })),
      {
        cells: [say('total', { currency }), money(document.net), money(document.tax), money(document.gross)],
        strong: true,
      },
    ] satisfies TableRow[],
  )
  if (kind !== 'creditNote') sheet.amounts(listPayments())
  for (const line of document.fiscal ?? []) sheet.text(line)
  if (isStructured) sheet.text(say('structured'))
  return sheet.finish()

  function describeTaxNumber({ taxNumber: number, isVatNumber }: InvoiceParty): string[] {
    return number ? [say(isVatNumber ? 'vatNumber' : 'taxNumber', { number })] : []
  }

  function listPlace({ address, postalCode, city, country }: InvoiceParty): string[] {
    const place = [postalCode, city].filter(Boolean).join(' ')
    return [address, [place, country && nameCountry(country)].filter(Boolean).join(', ')].flatMap((line) => line || [])
  }

  function nameCountry(country: string): string {
    return new Intl.DisplayNames(getLocale(language), { type: 'region' }).of(country) ?? country
  }

  function listPayments() {
    const { payments, due, dueDay } = document
    const dueText = dueDay ? say('dueBy', { day: day(dueDay) }) : say('due')
    return [
      ...payments.map(({ name, day: paidOn, minor }) => ({
        name: [paidOn ? say('paidOn', { day: day(paidOn) }) : say('paid'), name].filter(Boolean).join(': '),
        amount: money(0 - minor),
      })),
      { name: due > 0 ? dueText : say(due < 0 ? 'credit' : 'settled'), amount: money(Math.abs(due)), strong: true },
    ]
  }
}

/** Amounts without the currency, which is in the column's title. */
function createAmountFormat({ language, currency }: InvoiceDocument): (minor: number) => string {
  const decimals = getCurrencyDecimals(currency)
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const format = new Intl.NumberFormat(getLocale(language), digits)
  return (minor) => format.format(minor / 10 ** decimals).replace('-', MINUS)
}

function createPercentFormat({ language }: InvoiceDocument): (vat: number) => string {
  const format = new Intl.NumberFormat(getLocale(language), { style: 'percent', maximumFractionDigits: 2 })
  return (vat) => format.format(vat / 10_000)
}
