import { localeOf } from '@foyer/domain/basics/locale.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { mailWord } from '../../papers/mail/mail-words.ts'
import { drawSlip, momentOf, type SlipLine, unbroken } from '../../papers/paper/slip.ts'
import type { CodeOnPaper } from './lost-code.service.ts'
import { mailLanguage } from './mail-language.ts'

interface Wanted {
  readonly printer: Readonly<Record<string, unknown>> | undefined
  readonly localTime: string
}

/** Prints a slip with hotel, room and code. It has no name, because slips get lost. */
export async function codePaper(visit: Visit, { reservation, code }: CodeOnPaper, wanted: Wanted): Promise<Buffer> {
  const { hotel, site } = visit
  const language = mailLanguage(visit)
  const say = (...[word, values]: [Parameters<typeof mailWord>[0], Record<string, string>?]) =>
    mailWord(word, { language, partyWord: site.product.partyWord }, values)
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' })
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
            text: say('codeNotYours', { phone: unbroken(site.hotelInfo.reception.phone) }),
            face: 'plain',
            size: 8,
            above: 8,
          } as const,
        ]
      : []),
    { text: momentOf(wanted.localTime, language), face: 'plain', size: 8, above: 8 },
  ]
  const { printer } = wanted
  return drawSlip(lines, { printer, title: `${hotel.name}: ${say('factCode')}`, language, now: visit.now })
}
