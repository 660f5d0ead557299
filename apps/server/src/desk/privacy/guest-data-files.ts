import { getFullName } from '@foyer/domain/guest/guest.ts'
import type { BilingualText, Fact } from '../../papers/paper/drawing.ts'
import { formatPaperMoment } from '../../papers/paper/paper-days.ts'
import { listPaperHead, type PaperHotel } from '../../papers/paper/paper-hotel.ts'
import { Sheet } from '../../papers/paper/sheet.ts'
import { createPaperTexts } from '../registration/paper-texts.ts'
import { getLabel } from './data-labels.ts'
import { formatDataValue, toPlainName } from './format-data-value.ts'
import type { GuestData } from './guest-data.ts'

type Row = Readonly<Record<string, unknown>>

/** Fields for machines only; the JSON file contains them. */
export const internalFields: ReadonlySet<string> = new Set([
  'text_hash',
  'version',
  'step',
  'changed',
  'authorized',
  'editable',
  // Rules for the guest's form, not about the guest.
  'askForIssueDate',
  'blockFilledFields',
])

/** For machines: everything, with the signature as a data URL. */
export function toGuestDataJson({ guest, signature, kinds }: GuestData, { hotel, now }: PaperHotel): Buffer {
  const picture = signature && {
    signedAt: signature.signedAt,
    kind: signature.kind,
    picture: `data:image/${signature.format};base64,${signature.image.toString('base64')}`,
  }
  const whole = { hotel: hotel.name, madeAt: now, guest, signature: picture ?? null, ...kinds }
  return Buffer.from(`${JSON.stringify(whole, null, 2)}\n`, 'utf8')
}

/** For people: the same data, in the order in which it is stored. */
export async function drawGuestData({ guest, signature, kinds }: GuestData, hotel: PaperHotel): Promise<Buffer> {
  const language = typeof guest['language'] === 'string' ? guest['language'] : undefined
  const words = createPaperTexts(hotel, language)
  const { say, both } = words
  const moment = (at: Date) => formatPaperMoment(at, hotel.language, hotel.hotel.timeZone)
  const whole = getFullName(guest as Parameters<typeof getFullName>[0]) ?? ''
  const title = say('held', { name: whole })
  const sheet = new Sheet({ title, language: hotel.language, author: hotel.hotel.name, now: hotel.now })
  const name = sheet.canDraw(whole) ? whole : '…'
  sheet.page(say('made', { moment: moment(hotel.now), who: hotel.who }))
  sheet.heading(both('held', { name }), listPaperHead(hotel))
  const label = (of: string): BilingualText => {
    const word = getLabel(of)
    return word ? both(word) : { hotel: toPlainName(of) }
  }
  const facts = async (row: Row): Promise<Fact[]> => {
    const shown = Object.keys(row).filter((field) => !internalFields.has(field))
    return Promise.all(
      shown.map(async (field) => {
        const held = await formatDataValue(field, row, words, hotel)
        // The JSON file has the original.
        const value = sheet.canDraw(held) ? held : say('otherScript')
        return { label: label(field), value, wide: value.length > 60 }
      }),
    )
  }
  const { earlier, ...now } = guest
  sheet.section(both('traveller'))
  sheet.facts(await facts(now))
  const sections = { ...(earlier ? { earlier: [earlier as Row] } : {}), ...kinds }
  for (const [kind, rows] of Object.entries(sections)) {
    if (rows.length === 0) continue
    sheet.section(label(kind))
    for (const row of rows) sheet.facts(await facts(row))
  }
  if (signature) {
    sheet.section(both('signature'), 150)
    sheet.picture(signature.image, say('signatureOf', { name }))
    sheet.text(say('signedOn', { moment: moment(signature.signedAt) }))
  }
  return sheet.finish()
}
