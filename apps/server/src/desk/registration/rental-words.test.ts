import { type Language, languages } from '@foyer/domain/basics/language.ts'
import { expect, it } from 'vitest'
import { billWord } from '../../money/bill/bill-words.ts'
import { enMail, type MailWord } from '../../papers/mail/mail-words/en.ts'
import { mailWord } from '../../papers/mail/mail-words.ts'
import { type ShiftWord, shiftWord, shiftWords } from '../money/shift-words.ts'
import { enPaper, type PaperWord } from './paper-words/en.ts'
import { paperWords } from './paper-words.ts'

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
  const paper = paperWords(speech, undefined)
  const said = [
    ...(Object.keys(enMail) as MailWord[]).map((word) => [word, mailWord(word, speech, { floor: 1 })]),
    ...(Object.keys(enPaper) as PaperWord[]).map((word) => [word, paper.say(word)]),
    ...(['guest', 'room', 'arrival', 'departure', 'nights', 'lines', 'paidAtDesk', 'thanks'] as const).map((word) => [
      word,
      billWord(word, speech),
    ]),
    ...(Object.keys(shiftWords) as ShiftWord[]).map((word) => [word, shiftWord(word, speech)]),
  ]
  const left = said.filter(
    ([word, text]) =>
      !sameEverywhere.includes(word ?? '') && hotelsOwn[language].test((text ?? '').replace(/\{\w+\}/g, '')),
  )
  expect(left).toEqual([])
})
