import { getLocale } from '@foyer/domain/basics/locale.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { formatMailText } from '../../papers/mail/mail-texts.ts'
import { drawSlip, formatMoment, type SlipLine, toNonBreaking } from '../../papers/paper/slip.ts'
import type { CodeOnPaper } from './lost-code.service.ts'
import { getMailLanguage } from './mail-language.ts'

interface PaperOptions {
  readonly printer: Readonly<Record<string, unknown>> | undefined
  readonly localTime: string
}

/** Prints a slip with hotel, room and code. It has no name, because slips get lost. */
export async function drawCodePaper(
  visit: Visit,
  { reservation, code }: CodeOnPaper,
  wanted: PaperOptions,
): Promise<Buffer> {
  const { hotel, site } = visit
  const language = getMailLanguage(visit)
  const say = (...[word, values]: [Parameters<typeof formatMailText>[0], Record<string, string>?]) =>
    formatMailText(word, { language, partyWord: site.product.partyWord }, values)
  const day = new Intl.DateTimeFormat(getLocale(language), { dateStyle: 'long', timeZone: 'UTC' })
  const leaves = say('valueUntilDay', { day: day.format(new Date(reservation.endDate)) })
  const lines: readonly SlipLine[] = [
    { text: hotel.name, face: 'strong', size: 13 },
    { text: say('factRoom'), face: 'plain', size: 9, above: 12 },
    { text: reservation.room.number ?? '', face: 'strong', size: 30 },
    { text: say('factCode'), face: 'plain', size: 9, above: 8 },
    { text: [...code].join(' '), face: 'strong', size: 24 },
    { text: leaves, face: 'plain', size: 9, above: 8 },
    ...(site.hotelInfo.reception?.phone
      ? [
          {
            text: say('codeNotYours', { phone: toNonBreaking(site.hotelInfo.reception.phone) }),
            face: 'plain',
            size: 8,
            above: 8,
          } as const,
        ]
      : []),
    { text: formatMoment(wanted.localTime, language), face: 'plain', size: 8, above: 8 },
  ]
  const { printer } = wanted
  return drawSlip(lines, { printer, title: `${hotel.name}: ${say('factCode')}`, language, now: visit.now })
}
