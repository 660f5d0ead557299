import { expect, it } from 'vitest'
import en from './en.json' with { type: 'json' }
import { type loadWordings, wordingLoaders } from './load-wordings.ts'
import { createTexts } from './texts.ts'
import type { WordingKey } from './wording-key.ts'

/** Names of the hotel's own system in each language. */
const systemTerms: Readonly<Record<string, RegExp>> = {
  en: /\bPMS\b|(hotel|rental|connected)(’s)?( own)? system/i,
  de: /\bPMS\b|(hotel|miet|buchungs)system|System des Hotels/i,
  es: /\bPMS\b|sistema (del hotel|de alquiler|de reservas)/i,
  fr: /\bPMS\b|système de (l’hôtel|location|réservation)/i,
  it: /\bPMS\b|sistema (dell’hotel|di noleggio|di prenotazione)/i,
  pt: /\bPMS\b|sistema (do hotel|de aluguer|de reservas)/i,
  ca: /\bPMS\b|sistema (de l’hotel|de lloguer|de reserves)/i,
}

/** Texts that a hotel without a system never shows, each with what makes sure of it. */
const exceptions: Readonly<Record<string, RegExp>> = {
  'only the system’s events and deliveries raise these alerts':
    /^alert\.(deliveryRefused|paymentNotDelivered|feedRefused|cancelledAfterArrival|guestReplaced|booksDiffer)(\.|$)/,
  'the log of a hotel that has had a system': /^audit\.(lineKey(Made|Revoked)|hotelSystem\w+|hotelToldAgain)$/,
  'only the connection’s own lines lead to what differs from it': /^differences\./,
  'the page that connects a hotel’s system is about nothing else': /^systemSetup\./,
  'the Devices view shows the connection only if there is one, and the link needs its address': /^hotelSystem\./,
  'the Jobs view leaves it out': /^job\.(pullFeed|compareBooks)/,
  'deliveries exist only for a system': /^event\.told/,
  'rejected events exist only of a system': /^erased\.feedRejections$/,
  'the server answers it only if there is a system': /^problem\.setInHotelSystem$/,
  'the rack, housekeeping, the folio, a cancellation and the day’s close show it only if the server says so':
    /^(rack\.readOnly|housekeeping\.inSystem|folio\.elsewhere|stay\.cancel\.system|dayClose\.inSystem)$/,
}
const findException = (key: string) => Object.values(exceptions).find((lines) => lines.test(key))

const keys = (Object.keys(en) as WordingKey[]).filter((key) => !/\.(driver|noSystem)$/.test(key))
const findValues = (text: string) => [...text.matchAll(/\{(\w+)[,}]/g)].flatMap(([, name]) => name ?? [])

/** All texts that name a system in a hotel or rental without one. */
function listNaming(language: string, wordings: Awaited<ReturnType<typeof loadWordings>>['wordings']) {
  return (['guest', 'driver'] as const).flatMap((partyWord) => {
    const { say } = createTexts(language, wordings, undefined, partyWord, false)
    return keys
      .map((key) => ({ key, line: say(key, Object.fromEntries(findValues(wordings[key]).map((name) => [name, 2]))) }))
      .filter(({ line }) => systemTerms[language]?.test(line))
  })
}

it.each(Object.entries(wordingLoaders))(
  'S21 in a hotel without a system of its own, no text names one: %s',
  async (language, load) => {
    const left = listNaming(language, await load()).filter(({ key }) => !findException(key))
    expect(left.map(({ key, line }) => `${key}: ${line}`)).toEqual([])
  },
)

it.each(Object.entries(exceptions))('S21 every exception is needed: %s', async (_, lines) => {
  const hits = await Promise.all(
    Object.entries(wordingLoaders).map(async ([language, load]) => listNaming(language, await load())),
  )
  expect(hits.flat().filter(({ key }) => lines.test(key)).length).toBeGreaterThan(0)
})

it('S21 every text for a hotel without a system replaces one that names it, in some language', async () => {
  const named = new Set<string>()
  for (const [language, load] of Object.entries(wordingLoaders)) {
    const wordings: Readonly<Record<string, string>> = await load()
    for (const key of Object.keys(wordings).filter((one) => one.includes('.noSystem'))) {
      const replaced = key.replace('.noSystem', '')
      if (systemTerms[language]?.test(wordings[replaced] ?? '')) named.add(key)
    }
  }
  expect(Object.keys(en).filter((key) => key.includes('.noSystem') && !named.has(key))).toEqual([])
})
