import { languages } from '@foyer/domain/basics/language.ts'
import { createLabelFinder } from '@foyer/domain/config/labels.ts'
import { expect, it } from 'vitest'
import { loadWordings } from './load-wordings.ts'

/**
 * Words that only a hotel uses: a rental has a desk and no reception. Verbs
 * that look alike are excluded, because a driver may stay at a screen.
 */
const hotelTerms: Readonly<Record<string, RegExp>> = {
  en: /\b(guests?|rooms?|nights?|check(ed|ing)?[- ](in|out)s?|arriv(als?|es?|ing)|depart\w*|hotels?|doors?|travellers?|(a|your|this|our|the) stays?|beds?|breakfast|lobby|reception)\b/i,
  de: /\bgast\b|gäst|zimmer|aufenthalt|check|anreise|ankunft|ankünft|abreise|hotel|türe?n?\b|türcode|nacht|nächte|reisende|\bbett|frühstück|lobby|rezeption/i,
  es: /hu[eé]sped|habitaci|estancia|check|llegadas?\b|hotel|\bnoches?\b|viajero|alojad|puerta|\bcamas?\b|desayuno|vestíbulo|recepci/i,
  fr: /voyageur|chambre|séjour|check|(l’|d’|votre |les )arrivées?\b|départ|hôtel|\bnuits?\b|\bportes?\b|\blits\b|petit.déjeuner|\bhall\b|réception/i,
  it: /ospit[ei]|\bcamer[ae]\b|soggiorn|check|(l’|gli |agli |di )arriv[oi]\b|partenz|hotel|\bnott[ei]\b|viaggiator|\b(la|Sua|della) porta\b|posti letto|colazione|reception/i,
  pt: /hóspede|\bquartos?\b|estadia|check|chegada|\bpartida\b|hot[eé]l|\bnoites?\b|viajante|alojad|\bportas?\b|\bcamas?\b|pequeno.almoço|átrio|receção/i,
  ca: /\bhostes?\b|habitaci|\bestad[ae]|check|arribad|\bsortida\b|hotel|\bnits?\b|viatger|allotja|de (la )?porta\b|vostra porta\b|\bllits?\b|esmorzar|vestíbul|recepci/i,
}

/** Wordings that a rental never shows, or in which the word means something else. */
const exceptions: Readonly<Record<string, RegExp>> = {
  'a rental has no better room: it has rac-upsell': /^(check-in-upgrade|problem\.upgradeNotAvailable)\./,
  'what a hotel promises its members': /^membership\./,
  'a card for a door: a rental hands out a code': /^(how-the-key-works\..*card|problem\.cardTakenBack)\b/,
  'the way and the breakfast of a hotel, shown where its document has them':
    /^(room-key\.(way|breakfast)|main-information\.breakfast|your-booking\.included\.breakfast)/,
  'a residence permit': /^option\.documentType\.N$/,
  'said before anybody knows whose device it is': /^sign-in\.hint$/,
  'the little door of a key box': /^(room-key\.hint|how-the-key-works\.steps\.code\.open)\b/,
}
const isException = (key: string) => Object.values(exceptions).some((lines) => lines.test(key))

const withoutNames = (wording: string) => wording.replace(/\{\w+(, plural)?/g, '{')

it.each(languages)('G15 every wording that a driver may read fits a rental: %s', async (language) => {
  const builtIn = await loadWordings(language, 'driver')
  const spoken: Record<string, string> = {}
  for (const key of Object.keys(builtIn)) spoken[key] = builtIn[`${key}.driver`] ?? builtIn[key] ?? ''
  const left = Object.entries(spoken)
    .filter(([key]) => !isException(key))
    .filter(([, wording]) => hotelTerms[language]?.test(withoutNames(wording)))
    .map(([key, wording]) => `${key}: ${wording}`)
  expect(left).toEqual([])
})

it.each(Object.entries(exceptions))('G15 every exception is needed: %s', async (_, lines) => {
  const hits = await Promise.all(
    languages.map(async (language) => {
      const builtIn = await loadWordings(language, 'driver')
      return Object.keys(builtIn).filter(
        (key) =>
          lines.test(key) && hotelTerms[language]?.test(withoutNames(builtIn[`${key}.driver`] ?? builtIn[key] ?? '')),
      )
    }),
  )
  expect(hits.flat().length).toBeGreaterThan(0)
})

it.each(languages)('a hotel’s guest loads no rental wordings: %s', async (language) => {
  expect(Object.keys(await loadWordings(language)).filter((key) => key.endsWith('.driver'))).toEqual([])
})

it('G15 a driver reads about the car where a guest reads about the room', async () => {
  const builtIn = await loadWordings('en', 'driver')
  const sources = { language: 'en', hotelLabels: {}, builtIn, hotelFirstLanguage: 'en' }
  const said = (party: string) => createLabelFinder({ ...sources, party })('problem.roomNotReady.title')
  expect([said('guest'), said('driver')]).toEqual([
    'Your room is still being prepared',
    'Your car is still being prepared',
  ])
})
