import { getLocale } from '@foyer/domain/basics/locale.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { formatMailText } from '../../papers/mail/mail-texts.ts'
import { formatPaperMoment } from '../../papers/paper/paper-days.ts'
import { drawSlip, formatMoment, type SlipLine } from '../../papers/paper/slip.ts'
import { getMailLanguage } from '../lost-code/mail-language.ts'

/**
 * Returns a receipt with the room and the last day, for a hotel device with a printer; undefined
 * elsewhere. Its width comes from the hotel's configuration, and it opens no door.
 */
export async function createArrivalReceipt(
  visit: Visit,
  { reference, endDate, room }: Pick<Reservation, 'reference' | 'endDate' | 'room'>,
  confirmedAt: string,
): Promise<string | undefined> {
  const { hotel, site, now } = visit
  const { printer } = site.policies.devices
  if (!visit.deviceId || Object.keys(printer).length === 0) return undefined
  const language = getMailLanguage(visit)
  const speech = { language, partyWord: site.product.partyWord }
  const day = new Intl.DateTimeFormat(getLocale(language), { dateStyle: 'long', timeZone: 'UTC' })
  const isMoment = confirmedAt.endsWith('Z') && !Number.isNaN(Date.parse(confirmedAt))
  const confirmed = isMoment
    ? formatPaperMoment(new Date(confirmedAt), language, hotel.timeZone)
    : formatMoment(confirmedAt, language)
  const lines: readonly SlipLine[] = [
    { text: hotel.name, face: 'strong', size: 13 },
    { text: reference, face: 'plain', size: 11, above: 8 },
    { text: formatMailText('factRoom', speech), face: 'plain', size: 9, above: 12 },
    { text: room.number ?? '', face: 'strong', size: 30 },
    {
      text: formatMailText('valueUntilDay', speech, { day: day.format(new Date(endDate)) }),
      face: 'plain',
      size: 9,
      above: 8,
    },
    { text: confirmed, face: 'plain', size: 8, above: 8 },
  ]
  const paper = await drawSlip(lines, { printer, title: `${hotel.name}: ${reference}`, language, now })
  return paper.toString('base64')
}
