import { authorityPeople } from '@foyer/domain/authority/authority-people.ts'
import type { Language } from '@foyer/domain/basics/language.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { localizeRoomType } from '@foyer/domain/reservation/localize-room-type.ts'
import { dayAt } from '../../access/hotel/hotel.ts'
import { getPlaceName } from '../../checkin/select/get-place-name.ts'
import type { BilingualText, Fact } from '../../papers/paper/drawing.ts'
import { formatPaperDay, formatPaperMoment } from '../../papers/paper/paper-days.ts'
import type { PaperHotel } from '../../papers/paper/paper-hotel.ts'
import type { PaperText } from './paper-texts/en.ts'
import type { PaperTexts } from './paper-texts.ts'
import { formatCountry, getChosenTexts } from './paper-values.ts'
import type { Card } from './read-cards.ts'

interface CardSection {
  readonly title: BilingualText
  readonly facts: readonly Fact[]
  readonly columns?: number
}

/** A fact with the name of its label. */
interface NamedFact extends Omit<Fact, 'label'> {
  readonly word: PaperText
}

/** What a card shows of the stay where the law limits it. */
const limitedStay: readonly PaperText[] = ['arrival', 'departure', 'party', 'companions']

/** The card's facts by section; a section without any is left out. `canDraw`: our fonts have these letters. */
export async function listCardSections(
  card: Card,
  paper: PaperHotel,
  words: PaperTexts,
  canDraw: (text: string) => boolean,
): Promise<readonly CardSection[]> {
  const { both, say } = words
  const fields = card.authority && authorityPeople[card.authority].cardFields
  const shown = fields && new Set<string>([...limitedStay, ...fields])
  const toFacts = (named: readonly NamedFact[]): Fact[] =>
    named.filter(({ word }) => !shown || shown.has(word)).map(({ word, ...fact }) => ({ label: both(word), ...fact }))
  const drawable = (fact: NamedFact) =>
    fact.value === undefined || canDraw(fact.value) ? fact : { ...fact, value: say('otherScript') }
  const residence = await listResidenceFacts(card, paper)
  const sections: readonly CardSection[] = [
    { title: both('stay'), facts: toFacts(listStayFacts(card, paper, words)), columns: 4 },
    { title: both('traveller'), facts: toFacts(await listTravellerFacts(card, paper, words, canDraw)) },
    { title: both('document'), facts: toFacts(listDocumentFacts(card, paper, words)) },
    { title: both('residence'), facts: toFacts(residence.map(drawable)) },
    { title: both('agreed'), facts: shown ? [] : listAgreedFacts(card, paper, words), columns: 2 },
  ]
  return sections.filter(({ facts }) => facts.length > 0)
}

function listStayFacts(card: Card, { hotel, language }: PaperHotel, { say }: PaperTexts): NamedFact[] {
  const { reservation, arrivedAt, bookedOn, paymentType } = card
  const { room, startDate, endDate, adults, children } = reservation
  return [
    { word: 'reference', value: reservation.reference },
    { word: 'room', value: [room.number, localizeRoomType(room, language)].filter(Boolean).join(', ') },
    // The day that the law asks for, whichever was booked.
    { word: 'arrival', value: formatPaperDay(arrivedAt ? dayAt(hotel.timeZone, arrivedAt) : startDate, language) },
    { word: 'departure', value: formatPaperDay(endDate, language) },
    { word: 'checkedIn', value: arrivedAt && formatPaperMoment(arrivedAt, language, hotel.timeZone) },
    { word: 'party', value: String(adults + children) },
    ...(card.companions.length > 0
      ? [{ word: 'companions' as const, value: card.companions.map((one) => formatCountry(one, language)).join(', ') }]
      : []),
    { word: 'contractDate', value: formatPaperDay(bookedOn, language) },
    { word: 'payment', value: paymentType && say(`paidBy.${paymentType}`) },
  ]
}

/**
 * Our fonts lack some scripts, such as Devanagari. Such documents have a Latin transcription, and so
 * does the booker's reservation; if neither is known, there is a line to write it on.
 */
async function listTravellerFacts(
  { guest, reservation }: Card,
  { language }: PaperHotel,
  words: PaperTexts,
  canDraw: (text: string) => boolean,
): Promise<NamedFact[]> {
  const { say } = words
  const booked = guest.main ? reservation.customer : {}
  const named = (name: string | undefined, known?: string): Omit<NamedFact, 'word'> => {
    if (name === undefined || canDraw(name)) return { value: name }
    return { value: known && canDraw(known) ? say('asBooked', { name: known }) : say('byHand'), wide: true }
  }
  const { gender, relationship } = getChosenTexts(words, guest)
  return [
    { word: 'lastName', ...named(guest.lastName, booked.lastName) },
    { word: 'secondLastName', ...named(guest.secondLastName) },
    { word: 'firstName', ...named(guest.firstName, booked.firstName) },
    { word: 'gender', value: gender },
    { word: 'birthDate', value: formatPaperDay(guest.birthDate, language) },
    { word: 'nationality', value: formatCountry(guest.nationality, language) },
    ...(await listBirthFacts(guest, language)),
    ...(relationship ? [{ word: 'relationship' as const, value: relationship }] : []),
  ]
}

/** Only some countries ask where a guest was born. */
async function listBirthFacts({ birthCountry, birthMunicipality }: Guest, language: Language): Promise<NamedFact[]> {
  if (!birthCountry) return []
  const place = birthMunicipality && (await getPlaceName(birthCountry, birthMunicipality))
  return [
    { word: 'birthCountry', value: formatCountry(birthCountry, language) },
    ...(place ? [{ word: 'birthMunicipality' as const, value: place }] : []),
  ]
}

function listDocumentFacts({ guest }: Card, { language }: PaperHotel, words: PaperTexts): NamedFact[] {
  return [
    { word: 'documentType', value: getChosenTexts(words, guest).documentType },
    { word: 'documentNumber', value: guest.documentNumber },
    { word: 'supportNumber', value: guest.supportNumber },
    { word: 'issueCountry', value: formatCountry(guest.issueCountry, language) },
    { word: 'issueDate', value: formatPaperDay(guest.issueDate, language) },
    { word: 'expiryDate', value: formatPaperDay(guest.expiryDate, language) },
  ]
}

async function listResidenceFacts({ guest }: Card, { language }: PaperHotel): Promise<NamedFact[]> {
  const named = (value: string | undefined) => value && getPlaceName(guest.country, value)
  return [
    { word: 'street', value: guest.street, wide: true },
    { word: 'postalCode', value: guest.postalCode },
    { word: 'city', value: guest.city },
    { word: 'municipality', value: await named(guest.municipality) },
    { word: 'region', value: await named(guest.region) },
    { word: 'country', value: formatCountry(guest.country, language) },
    { word: 'phone', value: guest.phone },
    { word: 'email', value: guest.email },
  ]
}

const consents = ['emailPrivacy', 'emailConsent', 'scanConsent', 'faceConsent'] as const satisfies PaperText[]

/**
 * Consents from the guest's form and above the signature, as they were recorded, whatever is
 * published today.
 */
function listAgreedFacts({ guest, ticks }: Card, { hotel, language }: PaperHotel, words: PaperTexts): Fact[] {
  const { say, both } = words
  const given = consents.flatMap((name): Fact[] =>
    guest[name] === undefined ? [] : [{ label: both(name), value: say(guest[name] ? 'yes' : 'no') }],
  )
  const above = ticks.map(({ agreed, words: read, published }): Fact => {
    const day = published ? formatPaperDay(dayAt(hotel.timeZone, published), language) : undefined
    return {
      label: read === undefined ? both('terms', { day: day ?? '–' }) : { hotel: read },
      value: say(agreed ? 'beforeSigning' : 'no'),
    }
  })
  return [...given, ...above]
}
