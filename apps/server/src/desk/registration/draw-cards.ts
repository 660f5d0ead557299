import { setImmediate } from 'node:timers/promises'
import { getFullName } from '@foyer/domain/guest/guest.ts'
import type { SignatureKind } from '@foyer/domain/signature/typed-name.ts'
import { formatPaperMoment } from '../../papers/paper/paper-days.ts'
import { listPaperHead, type PaperHotel } from '../../papers/paper/paper-hotel.ts'
import { Sheet } from '../../papers/paper/sheet.ts'
import { listCardSections } from './card-facts.ts'
import type { PaperText } from './paper-texts/en.ts'
import { createPaperTexts } from './paper-texts.ts'
import type { Card } from './read-cards.ts'

/** Draws the registration form of each guest on a separate page. */
export async function drawCards(cards: readonly Card[], paper: PaperHotel): Promise<Buffer> {
  const { hotel, language, now } = paper
  const title = `${createPaperTexts(paper, undefined).say('title')}, ${hotel.name}`
  const sheet = new Sheet({ title, language, author: hotel.name, now, fits: true })
  for (const card of cards) {
    await drawCard(sheet, card, paper)
    // Yield, so that other requests are answered while a day's cards are read.
    await setImmediate()
  }
  return sheet.finish()
}

const signedAs = { drawn: 'signedOn', typed: 'signedTyped' } as const satisfies Record<SignatureKind, PaperText>

async function drawCard(sheet: Sheet, card: Card, paper: PaperHotel): Promise<void> {
  const { authority, guest, reservation, signature, signing, onPaper } = card
  const words = createPaperTexts({ ...paper, authority }, guest.language)
  const { say, both } = words
  const moment = (at: Date) => formatPaperMoment(at, paper.language, paper.hotel.timeZone)
  sheet.page(say('made', { moment: moment(paper.now), who: paper.who }))
  const place = say('guestOf', { n: guest.index, of: reservation.guests.length })
  sheet.heading(both('title'), [...listPaperHead(paper), place], paper.mark)
  for (const { title, facts, columns } of await listCardSections(card, paper, words, (text) => sheet.canDraw(text))) {
    sheet.section(title)
    sheet.facts(facts, columns)
  }
  sheet.section(both('signature'), 125)
  const whole = getFullName(guest) ?? ''
  const name = sheet.canDraw(whole) ? whole : say('otherScript')
  if (signature) {
    sheet.picture(signature.image, say('signatureOf', { name }))
    sheet.text(`${name}. ${say(signedAs[signature.kind], { moment: moment(signature.signedAt) })}`)
  } else if (onPaper) {
    sheet.text(`${name}. ${say('signedOnPaper', { moment: moment(onPaper.at), who: onPaper.by })}`)
  } else if (signing === 'missing') {
    sheet.text(say('toSign'))
    sheet.picture(undefined, '')
    sheet.text(name)
  } else sheet.text(say('notAsked'))
}
