import { type Language, languages } from '@foyer/domain/basics/language.ts'
import { expect, it } from 'vitest'
import { formatBillText } from '../../money/bill/bill-texts.ts'
import { enMail, type MailText } from '../../papers/mail/mail-texts/en.ts'
import { formatMailText } from '../../papers/mail/mail-texts.ts'
import { getShiftText, type ShiftText, shiftTexts } from '../money/shift-texts.ts'
import { enPaper, type PaperText } from './paper-texts/en.ts'
import { createPaperTexts } from './paper-texts.ts'

/** Words that only hotels use: a rental has a desk and no reception. */
const hotelsOwn: Readonly<Record<Language, RegExp>> = {
  en: /\b(guests?|rooms?|nights?|your stays?|a stay|staying|check(ed|ing)?[- ](in|out)s?|arriv\w*|departure|hotels?|door|house|travellers?|reception)\b/i,
  de: /gast|gäst|zimmer|aufenthalt|check|ankunft|anreise|abreise|hotel|türcode|nächte|reisende|haus|rezeption|\bempfang/i,
  es: /hu[eé]sped|habitaci|estancia|check|llegada\b|hotel|noche|viajero|alojar|casa\b|salida|recepci/i,
  fr: /client|chambre|séjour|check|arrivée|départ|hôtel|nuit|voyageur|maison|enregistr|réception/i,
  it: /ospit|camera|soggiorn|check|arrivo|partenza|hotel|notti|viaggiator|\bcasa\b|reception/i,
  pt: /hóspede|quarto|estadia|check|chegada|partida|hotel|noite|viajante|casa\b|alojamento|receção/i,
  ca: /\bhostes?\b|habitaci|estada|check|arribada|sortida|hotel|\bnits\b|viatger|casa\b|allotjar|recepci/i,
}

/**
 * Texts about work, addresses, company customers or saved cards, which are the same for both
 * products.
 */
const sameEverywhere: readonly string[] = ['roleOfferedWrongly', 'street', 'held.customerNumber', 'held.pets', 'token']

it.each(languages)('G15 mails, cards, bills and shifts of a rental say driver, rental and car: %s', (language) => {
  const speech = { language, partyWord: 'driver' } as const
  const paper = createPaperTexts(speech, undefined)
  const said = [
    ...(Object.keys(enMail) as MailText[]).map((word) => [word, formatMailText(word, speech, { floor: 1 })]),
    ...(Object.keys(enPaper) as PaperText[]).map((word) => [word, paper.say(word)]),
    ...(['guest', 'room', 'arrival', 'departure', 'nights', 'lines', 'paidAtDesk', 'thanks'] as const).map((word) => [
      word,
      formatBillText(word, speech),
    ]),
    ...(Object.keys(shiftTexts) as ShiftText[]).map((word) => [word, getShiftText(word, speech)]),
  ]
  const left = said.filter(
    ([word, text]) =>
      !sameEverywhere.includes(word ?? '') && hotelsOwn[language].test((text ?? '').replace(/\{\w+\}/g, '')),
  )
  expect(left).toEqual([])
})
