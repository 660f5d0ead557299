import { buildRegistration, getIssueDay } from '@foyer/domain/verifactu/build-registration.ts'
import { formatQrAddress } from '@foyer/domain/verifactu/qr-address.ts'
import type { VerifactuConfig } from '@foyer/domain/verifactu/verifactu-config.ts'
import type { Sites } from '../../access/site/sites.ts'
import { version } from '../../platform/env/version.ts'
import type { FiscalRegister, RegisteredInvoice } from '../invoice/fiscal-register.ts'
import { appendRecord } from './append-record.ts'
import { findIssuedAt } from './invoice-record.store.ts'

/** As the tax agency words them, whatever the language of the invoice. */
const marks = {
  above: 'QR tributario:',
  below: ['VERI*FACTU', 'Factura verificable en la sede electrónica de la AEAT'],
} as const

/** Makes the record of each invoice and credit note for Spain's tax agency, and the QR code on it. */
export function createVerifactuRegister({ sites }: { readonly sites: Sites }): FiscalRegister {
  return async (invoice) => {
    const { tx, hotel, id, document } = invoice
    const { config } = await sites.config(tx, hotel)
    const { verifactu } = config
    const record = await toRegistration(invoice, verifactu)
    if (!record || verifactu.mode === 'off') return {}
    const isTest = verifactu.mode === 'test'
    await appendRecord({ tx, hotel }, { invoiceId: id, isTest, record, now: new Date(document.at) })
    return { code: { ...marks, below: [...marks.below], address: formatQrAddress(record, verifactu.mode) } }
  }
}

/** The record of a stored or new document; `correction`: it replaces an earlier record of the same document. */
export async function toRegistration(
  { tx, hotel, document, ground }: Pick<RegisteredInvoice, 'tx' | 'hotel' | 'document' | 'ground'>,
  config: VerifactuConfig,
  correction?: 'refused' | 'accepted',
) {
  if (config.mode === 'off') return undefined
  const { corrects, timeZone } = document
  const issuedAt = corrects && (await findIssuedAt(tx, corrects.number))
  const day = issuedAt ? getIssueDay({ at: issuedAt.toISOString(), timeZone }) : corrects?.day
  return buildRegistration({
    document,
    config,
    ...(corrects && day && { corrects: { number: corrects.number, day } }),
    ground,
    installation: formatInstallation(config, hotel),
    version,
    ...(correction && { correction }),
  })
}

/** Each hotel has chains of its own, so that it is an installation of its own to the agency. */
export const formatInstallation = ({ installation }: VerifactuConfig, { id }: { readonly id: number }) =>
  `${installation}-${id}`
