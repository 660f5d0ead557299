import { formatRecordAmount, formatRecordDay } from './format-record.ts'
import type { InvoiceRecord } from './invoice-record.ts'

/** What the hash of a record is computed of; `previous` is the hash before it, or empty for the first. */
export function formatHashInput(record: InvoiceRecord, previous: string): string {
  const { taxNumber, number, at } = record
  const day = formatRecordDay(record.day)
  const fields =
    record.operation === 'register'
      ? {
          IDEmisorFactura: taxNumber,
          NumSerieFactura: number,
          FechaExpedicionFactura: day,
          TipoFactura: record.type,
          CuotaTotal: formatRecordAmount(record.taxTotal),
          ImporteTotal: formatRecordAmount(record.total),
        }
      : {
          IDEmisorFacturaAnulada: taxNumber,
          NumSerieFacturaAnulada: number,
          FechaExpedicionFacturaAnulada: day,
        }
  return Object.entries({ ...fields, Huella: previous, FechaHoraHusoGenRegistro: at })
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}
