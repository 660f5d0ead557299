import { formatRecordAmount, formatRecordDay } from './format-record.ts'
import type { Registration } from './invoice-record.ts'

const hosts = { live: 'https://www2.agenciatributaria.gob.es', test: 'https://prewww2.aeat.es' } as const

/** The address of the tax agency at which the receiver of an invoice looks it up. */
export function formatQrAddress(
  { taxNumber, number, day, total }: Pick<Registration, 'taxNumber' | 'number' | 'day' | 'total'>,
  mode: keyof typeof hosts,
): string {
  const values = {
    nif: taxNumber,
    numserie: number,
    fecha: formatRecordDay(day),
    importe: formatRecordAmount(total),
  }
  const query = Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  return `${hosts[mode]}/wlpl/TIKE-CONT/ValidarQR?${query}`
}
