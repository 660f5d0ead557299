import { fullName } from '@foyer/domain/guest/guest.ts'
import type { PaperHotel } from '../registration/card-pdf.ts'
import { paperHead } from '../registration/card-pdf.ts'
import { paperMoment } from '../registration/paper-values.ts'
import { isPaperWord, paperWords } from '../registration/paper-words.ts'
import { type Fact, Sheet } from '../registration/sheet.ts'
import type { GuestData } from './guest-data.ts'

/** For machines: everything, with the signature as a data URL. */
export function guestDataJson({ guest, signature, kinds }: GuestData, { hotel, now }: PaperHotel): Buffer {
  const picture = signature && {
    signedAt: signature.signedAt,
    kind: signature.kind,
    picture: `data:image/${signature.format};base64,${signature.image.toString('base64')}`,
  }
  const whole = { hotel: hotel.name, madeAt: now, guest, signature: picture ?? null, ...kinds }
  return Buffer.from(`${JSON.stringify(whole, null, 2)}\n`, 'utf8')
}

/** For people: the same, in the order in which it is held. */
export async function guestDataPdf({ guest, signature, kinds }: GuestData, hotel: PaperHotel): Promise<Buffer> {
  const language = typeof guest['language'] === 'string' ? guest['language'] : undefined
  const { say, both } = paperWords(hotel.language, language)
  const name = fullName(guest as Parameters<typeof fullName>[0]) ?? ''
  const moment = (at: Date) => paperMoment(at, hotel.language, hotel.hotel.timeZone)
  const title = say('held', { name })
  const sheet = new Sheet({ title, language: hotel.language, author: hotel.hotel.name, now: hotel.now })
  sheet.page(say('made', { moment: moment(hotel.now), who: hotel.who }))
  sheet.heading(both('held', { name }), paperHead(hotel))
  const labelled = ([field, value]: [string, unknown]): Fact => ({
    label: isPaperWord(field) ? both(field) : { hotel: wordsOf(field) },
    value: shown(value, moment),
    wide: shown(value, moment).length > 60,
  })
  sheet.section(both('traveller'))
  sheet.facts(Object.entries(guest).map(labelled))
  for (const [kind, rows] of Object.entries(kinds)) {
    if (rows.length === 0) continue
    sheet.section(isPaperWord(kind) ? both(kind) : { hotel: wordsOf(kind) })
    for (const row of rows) sheet.facts(Object.entries(row).map(labelled))
  }
  if (signature) {
    sheet.section(both('signature'), 150)
    sheet.picture(signature.image, say('signatureOf', { name }))
    sheet.text(say('signedOn', { moment: moment(signature.signedAt) }))
  }
  return sheet.finish()
}

/** `text_hash`, `faceMatched`: names of ours, said as plainly as they can be. */
function wordsOf(name: string): string {
  return name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
}

function shown(value: unknown, moment: (at: Date) => string): string {
  if (value === null || value === undefined) return '–'
  if (value instanceof Date) return moment(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
