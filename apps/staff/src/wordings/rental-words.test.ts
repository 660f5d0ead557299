import { expect, it } from 'vitest'
import en from './en.json' with { type: 'json' }
import { type loadWordings, wordingLoaders } from './load-wordings.ts'
import { createTexts } from './texts.ts'
import type { WordingKey } from './wording-key.ts'

/**
 * Words that only fit a hotel: guests, rooms, nights, doors, beds, breakfast, reception. Verbs that
 * look alike are left out.
 */
const hotelTerms: Readonly<Record<string, RegExp>> = {
  en: /\b(guests?|rooms?|nights?|check(ed|ing)?[- ](in|out)s?|arriv\w*|depart\w*|hotels?|doors?|house|travellers?|(a|the|this|every) stays?|beds?|sleeps?|breakfast|lobby|floors?|walk-ins?|reception\w*)\b/i,
  de: /gast|gäst|zimmer|aufenthalt|check|ankunft|ankünft|abreise|hotel|tür|nacht|nächt|reisende|im haus|bett|schlafpl|frühstück|lobby|stockwerk|rezeption|\bempfang(?!en)/i,
  es: /hu[eé]sped|habitaci|estancia|check|llegadas?\b|hotel|noche|viajero|alojad|puerta|\bcamas?\b|desayuno|vestíbulo|recepci/i,
  fr: /client|chambre|séjour|check|arrivées?\b|départ|hôtel|nuit|voyageur|de porte|\bportes\b|\blits\b|couchage|petit.déjeuner|étage|dans le hall|réception/i,
  it: /ospit|\bcamer[ae]\b|soggiorn|check|(l’|gli |agli )arriv[oi]\b|partenz|hotel|nott[ei]\b|viaggiator|codice porta|della porta|\bletti\b|posti letto|colazione|atrio|reception/i,
  pt: /hóspede|quarto|estadia|check|chegada|partida|hotel|noite|viajante|alojad|\bportas?\b|\bcamas?\b|pequeno.almoço|átrio|lobby|rece[cç]/i,
  ca: /\bhostes?\b|habitaci|\bestad[ae]|check|arribad|sortida|hotel|\bnits?\b|viatger|allotja|de porta|\bportes\b|\bllits?\b|esmorzar|vestíbul|recepci/i,
}

/** Texts that a rental never shows, or in which the word has another meaning. */
const exceptions: Readonly<Record<string, RegExp>> = {
  'both are named where one is chosen': /^setUp\.product\.hotel$/,
  'a rental offers its better car by stay.upsell': /^stay\.upgrade/,
  'a rental has no such field: views/hotel/fields.ts': /^hotel\.field\.hotelInfo\.breakfast\./,
  'no rental includes a meal': /^included\.breakfast$/,
  'a residence permit is the name of a document': /^option\.documentType\.N$/,
  'a car is handed over at its pick-up, one by one': /^stayGroup\.checkIn/,
  'no page connects the system of a rental': /^(systemSetup\.|audit\.hotelSystem(Prepared|Dropped|Checked|Tried)$)/,
  'a greeting': /^signIn\.evening$/,
}
const findException = (key: string) => Object.values(exceptions).find((lines) => lines.test(key))

const keys = Object.keys(en) as WordingKey[]
const findValues = (text: string) => [...text.matchAll(/\{(\w+)[,}]/g)].flatMap(([, name]) => name ?? [])

/** All texts of the staff application as a rental shows them. */
function readRentalTexts(language: string, wordings: Awaited<ReturnType<typeof loadWordings>>['wordings']) {
  const { say } = createTexts(language, wordings, undefined, 'driver')
  return keys
    .filter((key) => !key.endsWith('.driver'))
    .map((key) => {
      const values = Object.fromEntries(findValues(wordings[key]).map((name) => [name, 2]))
      return { key, line: say(key, values) }
    })
}

it.each(Object.entries(wordingLoaders))(
  'G15 S16 the staff of a rental read driver, rental and car: %s',
  async (language, load) => {
    const left = readRentalTexts(language, await load())
      .filter(({ key, line }) => hotelTerms[language]?.test(line) && !findException(key))
      .map(({ key, line }) => `${key}: ${line}`)
    expect(left).toEqual([])
  },
)

it.each(Object.entries(exceptions))('G15 every exception is needed: %s', async (_, lines) => {
  const hits = await Promise.all(
    Object.entries(wordingLoaders).map(async ([language, load]) =>
      readRentalTexts(language, await load()).filter(
        ({ key, line }) => lines.test(key) && hotelTerms[language]?.test(line),
      ),
    ),
  )
  expect(hits.flat().length).toBeGreaterThan(0)
})

it('G15 every text of a rental replaces one of a hotel', () => {
  expect(keys.filter((key) => key.endsWith('.driver') && !(key.slice(0, -'.driver'.length) in en))).toEqual([])
})
