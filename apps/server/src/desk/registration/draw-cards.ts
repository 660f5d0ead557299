import { setImmediate } from 'node:timers/promises'
import type { Language } from '@foyer/domain/basics/language.ts'
import { type Guest, getFullName } from '@foyer/domain/guest/guest.ts'
import type { SignatureKind } from '@foyer/domain/signature/typed-name.ts'
import { dayAt } from '../../access/hotel/hotel.ts'
import { getPlaceName } from '../../checkin/select/get-place-name.ts'
import type { Fact } from '../../papers/paper/drawing.ts'
import { formatPaperDay, formatPaperMoment } from '../../papers/paper/paper-days.ts'
import { listPaperHead, type PaperHotel } from '../../papers/paper/paper-hotel.ts'
import { Sheet } from '../../papers/paper/sheet.ts'
import type { PaperText } from './paper-texts/en.ts'
import { createPaperTexts, type PaperTexts } from './paper-texts.ts'
import { formatCountry, getChosenTexts } from './paper-values.ts'
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
  const { guest, reservation, signature, signing, onPaper } = card
  const words = createPaperTexts(paper, guest.language)
  const { say, both } = words
  const moment = (at: Date) => formatPaperMoment(at, paper.language, paper.hotel.timeZone)
  sheet.page(say('made', { moment: moment(paper.now), who: paper.who }))
  const place = say('guestOf', { n: guest.index, of: reservation.guests.length })
  sheet.heading(both('title'), [...listPaperHead(paper), place], paper.mark)
  sheet.section(both('stay'))
  sheet.facts(listStayFacts(card, paper, words), 4)
  sheet.section(both('traveller'))
  sheet.facts(await listTravellerFacts(card, paper, words, (name) => sheet.canDraw(name)))
  sheet.section(both('document'))
  sheet.facts(listDocumentFacts(card, paper, words))
  sheet.section(both('residence'))
  const residence = await listResidenceFacts(card, paper, words)
  const inOtherLetters = ({ value }: Fact) => value !== undefined && !sheet.canDraw(value)
  sheet.facts(residence.map((fact) => (inOtherLetters(fact) ? { ...fact, value: say('otherScript') } : fact)))
  const agreed = listAgreedFacts(card, paper, words)
  if (agreed.length > 0) {
    sheet.section(both('agreed'))
    sheet.facts(agreed, 2)
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

function listStayFacts(card: Card, { hotel, language }: PaperHotel, { both, say }: PaperTexts): Fact[] {
  const { reservation, arrivedAt, bookedOn, paymentType } = card
  const { room, startDate, endDate, adults, children } = reservation
  return [
    { label: both('reference'), value: reservation.reference },
    { label: both('room'), value: [room.number, room.typeNames[language] ?? room.type].filter(Boolean).join(', ') },
    { label: both('arrival'), value: formatPaperDay(startDate, language) },
    { label: both('departure'), value: formatPaperDay(endDate, language) },
    { label: both('checkedIn'), value: arrivedAt && formatPaperMoment(arrivedAt, language, hotel.timeZone) },
    { label: both('party'), value: String(adults + children) },
    ...(card.companions.length > 0
      ? [{ label: both('companions'), value: card.companions.map((one) => formatCountry(one, language)).join(', ') }]
      : []),
    { label: both('contractDate'), value: formatPaperDay(bookedOn, language) },
    { label: both('payment'), value: paymentType && say(`paidBy.${paymentType}`) },
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
): Promise<Fact[]> {
  const { both, say } = words
  const booked = guest.main ? reservation.customer : {}
  const named = (name: string | undefined, known?: string): Omit<Fact, 'label'> => {
    if (name === undefined || canDraw(name)) return { value: name }
    return { value: known && canDraw(known) ? say('asBooked', { name: known }) : say('byHand'), wide: true }
  }
  const { gender, relationship } = getChosenTexts(words, guest)
  return [
    { label: both('lastName'), ...named(guest.lastName, booked.lastName) },
    { label: both('secondLastName'), ...named(guest.secondLastName) },
    { label: both('firstName'), ...named(guest.firstName, booked.firstName) },
    { label: both('gender'), value: gender },
    { label: both('birthDate'), value: formatPaperDay(guest.birthDate, language) },
    { label: both('nationality'), value: formatCountry(guest.nationality, language) },
    ...(await listBirthFacts(guest, language, words)),
    ...(relationship ? [{ label: both('relationship'), value: relationship }] : []),
  ]
}

/** Only some countries ask where a guest was born. */
async function listBirthFacts({ birthCountry, birthMunicipality }: Guest, language: Language, { both }: PaperTexts) {
  if (!birthCountry) return []
  const place = birthMunicipality && (await getPlaceName(birthCountry, birthMunicipality))
  return [
    { label: both('birthCountry'), value: formatCountry(birthCountry, language) },
    ...(place ? [{ label: both('birthMunicipality'), value: place }] : []),
  ]
}

function listDocumentFacts({ guest }: Card, { language }: PaperHotel, words: PaperTexts): Fact[] {
  const { both } = words
  return [
    { label: both('documentType'), value: getChosenTexts(words, guest).documentType },
    { label: both('documentNumber'), value: guest.documentNumber },
    { label: both('supportNumber'), value: guest.supportNumber },
    { label: both('issueCountry'), value: formatCountry(guest.issueCountry, language) },
    { label: both('issueDate'), value: formatPaperDay(guest.issueDate, language) },
    { label: both('expiryDate'), value: formatPaperDay(guest.expiryDate, language) },
  ]
}

async function listResidenceFacts({ guest }: Card, { language }: PaperHotel, { both }: PaperTexts): Promise<Fact[]> {
  const named = (value: string | undefined) => value && getPlaceName(guest.country, value)
  return [
    { label: both('street'), value: guest.street, wide: true },
    { label: both('postalCode'), value: guest.postalCode },
    { label: both('city'), value: guest.city },
    { label: both('municipality'), value: await named(guest.municipality) },
    { label: both('region'), value: await named(guest.region) },
    { label: both('country'), value: formatCountry(guest.country, language) },
    { label: both('phone'), value: guest.phone },
    { label: both('email'), value: guest.email },
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
