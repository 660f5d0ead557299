import { type Language, languages } from '@foyer/domain/config/language.ts'
import { expect, it } from 'vitest'
import { billWord } from '../../checkin/bill/bill-words.ts'
import { enMail, type MailWord } from '../../checkin/mail/mail-words/en.ts'
import { mailWord } from '../../checkin/mail/mail-words.ts'
import { enPaper, type PaperWord } from './paper-words/en.ts'
import { paperWords } from './paper-words.ts'

/** What only a hotel says. */
const hotelsOwn: Readonly<Record<Language, RegExp>> = {
  en: /\b(guests?|rooms?|nights?|your stays?|a stay|staying|check(ed|ing)?[- ](in|out)s?|arriv\w*|departure|hotels?|door|house|travellers?)\b/i,
  de: /gast|gäst|zimmer|aufenthalt|check|ankunft|anreise|abreise|hotel|türcode|nächte|reisende|haus/i,
  es: /hu[eé]sped|habitaci|estancia|check|llegada\b|hotel|noche|viajero|alojar|casa\b|salida/i,
  fr: /client|chambre|séjour|check|arrivée|départ|hôtel|nuit|voyageur|maison|enregistr/i,
  it: /ospit|camera|soggiorn|check|arrivo|partenza|hotel|notti|viaggiator|\bcasa\b/i,
  pt: /hóspede|quarto|estadia|check|chegada|partida|hotel|noite|viajante|casa\b|alojamento/i,
  ca: /\bhostes?\b|habitaci|estada|check|arribada|sortida|hotel|\bnits\b|viatger|casa\b|allotjar/i,
}

/** Of somebody's work or address, or of a customer of the company. */
const sameEverywhere: readonly string[] = ['roleOfferedWrongly', 'street', 'held.customerNumber', 'held.pets']

it.each(languages)('G15 mails, cards and bills of a rental say driver, rental and car: %s', (language) => {
  const speech = { language, partyWord: 'driver' } as const
  const paper = paperWords(speech, undefined)
  const said = [
    ...(Object.keys(enMail) as MailWord[]).map((word) => [word, mailWord(word, speech, { floor: 1 })]),
    ...(Object.keys(enPaper) as PaperWord[]).map((word) => [word, paper.say(word)]),
    ...(['guest', 'room', 'arrival', 'departure', 'nights', 'lines', 'thanks'] as const).map((word) => [
      word,
      billWord(word, speech),
    ]),
  ]
  const left = said.filter(
    ([word, text]) =>
      !sameEverywhere.includes(word ?? '') && hotelsOwn[language].test((text ?? '').replace(/\{\w+\}/g, '')),
  )
  expect(left).toEqual([])
})
