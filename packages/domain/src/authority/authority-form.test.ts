import { expect, it } from 'vitest'
import { checkGuest, getGuestFields, listFormFields } from '../completion/check-guest.ts'
import type { HotelConfigInput } from '../config/hotel-config.ts'
import type { Guest } from '../guest/guest.ts'
import { buildGuest, buildSite } from '../testing/builders.ts'
import type { AuthorityName } from './authority-config.ts'

const today = '2030-05-10'

interface Case {
  readonly guest?: Partial<Guest>
  readonly others?: readonly Guest[]
  readonly hotel?: HotelConfigInput
}

function open(name: AuthorityName, { guest: changes, others = [], hotel }: Case = {}) {
  const site = buildSite({ authority: { name }, ...hotel })
  const guest = buildGuest(changes)
  const fields = getGuestFields(guest, site.fields)
  const policy = site.policies.guests
  return {
    shown: listFormFields(guest, { fields, others, policy, today }),
    issues: checkGuest(guest, { fields, others, policy, today }).map(({ field, issue, expected }) =>
      [field, issue, expected].filter(Boolean).join(' '),
    ),
  }
}

/** The fields that the form has besides those of a hotel that sends nothing. */
function listAdded(name: AuthorityName, asked: Case): readonly string[] {
  const usual = open('file', asked).shown
  return open(name, asked)
    .shown.filter(({ field }) => usual.every((one) => one.field.name !== field.name))
    .map(({ field, mandatory }) => `${field.name}${mandatory ? '' : '?'}`)
}

/** Typing an address must not hide the field that it is typed into. */
it.each<Partial<Guest>>([{}, { email: 'e' }, { phone: '+34 600000000' }])(
  'a second driver reaches the form’s contact fields, whatever is typed there: %j',
  (typed) => {
    const hotel = { product: 'carRental' } as const
    const guest = { main: false, index: 2, email: undefined, phone: undefined, ...typed }
    const names = open('ses', { guest, hotel }).shown.map(({ field }) => field.name)
    expect(names).toEqual(expect.arrayContaining(['email', 'phone']))
  },
)

const spaniard = {
  nationality: 'ESP',
  documentType: 'I',
  documentNumber: '12345678Z',
  secondLastName: 'Vidal',
  supportNumber: 'CAA000000',
  country: 'ESP',
  region: '28',
  municipality: '28079',
  postalCode: '28013',
} as const satisfies Partial<Guest>
const child = {
  id: 'child',
  index: 2,
  main: false,
  birthDate: '2019-05-11',
  documentType: undefined,
  documentNumber: undefined,
} as const satisfies Partial<Guest>
const mother = buildGuest({ id: 'mother', firstName: 'Ana' })
const email = undefined
const father = buildGuest({ id: 'father', firstName: 'Luis', main: false, index: 3, email })
const friend = buildGuest({ id: 'friend', firstName: 'Eva', main: false, lastName: 'Prat', email })

it.each<[AuthorityName, string, Case, readonly string[]]>([
  ['file', 'a Spaniard', { guest: spaniard }, []],
  ['ses', 'a German with a passport', {}, []],
  [
    'ses',
    'a Spaniard',
    { guest: { nationality: 'ESP', documentType: 'I', country: 'ESP' } },
    ['secondLastName', 'supportNumber', 'region', 'municipality'],
  ],
  ['ses', 'a Spaniard with a passport', { guest: { nationality: 'ESP', country: 'ESP' } }, ['region', 'municipality']],
  [
    'ses',
    'a German who lives in Spain with a NIE',
    { guest: { documentType: 'N', documentNumber: 'X1234567L', country: 'ESP' } },
    ['supportNumber', 'region', 'municipality'],
  ],
  [
    'ses',
    'a NIE that was typed as a card',
    { guest: { documentType: 'I', documentNumber: 'X1234567L' } },
    ['supportNumber'],
  ],
  [
    'ses',
    'a permit of an unknown country',
    { guest: { documentType: 'N', documentNumber: '9902BB12' } },
    ['issueCountry'],
  ],
  [
    'ses',
    'a Spanish permit with another number',
    { guest: { documentType: 'N', documentNumber: '9902BB12', issueCountry: 'ESP' } },
    ['supportNumber', 'issueCountry'],
  ],
  [
    'ses',
    'a permit of France',
    { guest: { documentType: 'N', documentNumber: '9902BB12', issueCountry: 'FRA' } },
    ['issueCountry'],
  ],
  ['ses', 'a child of one adult', { guest: child, others: [mother] }, ['street', 'postalCode', 'city', 'relationship']],
  [
    'ses',
    'a child of two adults',
    { guest: child, others: [mother, father] },
    ['street', 'postalCode', 'city', 'relationship', 'relatedTo'],
  ],
  [
    'ses',
    'a child with a brother, who is no adult',
    { guest: child, others: [mother, buildGuest({ ...child, id: 'brother' })] },
    ['street', 'postalCode', 'city', 'relationship'],
  ],
  [
    'ses',
    'a driver of a rental, whose document has no support number',
    { guest: { ...spaniard, supportNumber: undefined }, hotel: { product: 'carRental' } },
    ['secondLastName', 'region', 'municipality'],
  ],
  ['alloggiati', 'a German with a passport', {}, ['birthCountry']],
  ['alloggiati', 'a German with a card', { guest: { documentType: 'I' } }, ['birthCountry', 'issueCountry']],
  [
    'alloggiati',
    'an Italian with a card',
    { guest: { nationality: 'ITA', documentType: 'I', birthCountry: 'ITA', issueCountry: 'ITA' } },
    ['birthCountry', 'birthProvince', 'birthMunicipality', 'issueCountry', 'issueProvince', 'issueMunicipality'],
  ],
  [
    'alloggiati',
    'an Italian born in Argentina with a passport',
    { guest: { nationality: 'ITA', birthCountry: 'ARG' } },
    ['birthCountry'],
  ],
  [
    'alloggiati',
    'a wife, whose card is not reported',
    { guest: { id: 'wife', main: false, documentType: 'I' }, others: [mother] },
    ['birthCountry'],
  ],
  ['siba', 'a German', {}, []],
  ['siba', 'a wife', { guest: { id: 'wife', main: false }, others: [mother] }, ['city']],
  ['siba', 'a Portuguese wife', { guest: { main: false, nationality: 'PRT' }, others: [mother] }, []],
])('%s: the form of %s asks more', (name, _, asked, fields) => {
  expect(listAdded(name, asked)).toEqual(fields)
})

it.each<[AuthorityName, string, Case, readonly string[]]>([
  ['ses', 'complete', {}, []],
  ['ses', 'a complete Spaniard', { guest: spaniard }, []],
  // Gaps of names, lengths and codes.
  [
    'ses',
    'a NIF without second surname',
    { guest: { ...spaniard, secondLastName: undefined } },
    ['secondLastName required'],
  ],
  [
    'ses',
    'a NIF without support number',
    { guest: { ...spaniard, supportNumber: undefined } },
    ['supportNumber required'],
  ],
  ['ses', 'a first name of 51', { guest: { firstName: 'x'.repeat(51) } }, ['firstName tooLong 50']],
  ['ses', 'a surname of 51', { guest: { lastName: 'x'.repeat(51) } }, ['lastName tooLong 50']],
  [
    'ses',
    'a second surname of 51',
    { guest: { ...spaniard, secondLastName: 'x'.repeat(51) } },
    ['secondLastName tooLong 50'],
  ],
  ['ses', 'a street of 101', { guest: { street: 'x'.repeat(101) } }, ['street tooLong 100']],
  ['ses', 'a town of 101', { guest: { city: 'x'.repeat(101) } }, ['city tooLong 100']],
  ['ses', 'a phone of 21 digits', { guest: { phone: '1'.repeat(21) } }, ['phone tooLong 20']],
  ['ses', 'a second phone of 21 digits', { guest: { phone2: '1'.repeat(21) } }, ['phone2 tooLong 20']],
  ['ses', 'an e-mail of 251', { guest: { email: `a@${'example-x.'.repeat(24)}example.com` } }, ['email tooLong 250']],
  ['ses', 'a postal code of 21', { guest: { postalCode: '1'.repeat(21) } }, ['postalCode tooLong 20']],
  [
    'ses',
    'a NIE with a wrong letter',
    { guest: { documentType: 'N', documentNumber: 'X1234567A', supportNumber: 'E00000000' } },
    ['documentNumber invalidDocumentNumber'],
  ],
  [
    'ses',
    'a Spanish home with a typed town',
    { guest: { ...spaniard, municipality: 'Madrid' } },
    ['municipality chooseFromList'],
  ],
  [
    'ses',
    'a Spanish home with a town of another province',
    { guest: { ...spaniard, region: '08' } },
    ['municipality chooseFromList'],
  ],
  [
    'ses',
    'a Spanish home with a city only',
    { guest: { ...spaniard, municipality: undefined } },
    ['municipality required'],
  ],
  ['ses', 'a home in Hong Kong, without postal code', { guest: { country: 'HKG', postalCode: undefined } }, []],
  ['ses', 'an adult without document', { guest: { documentNumber: undefined } }, ['documentNumber required']],
  ['ses', 'an e-mail only', { guest: { phone: undefined } }, []],
  [
    'ses',
    'a child without relationship',
    { guest: { ...child, relationship: undefined }, others: [mother, father] },
    ['relationship required', 'relatedTo required'],
  ],
  [
    'ses',
    'a child of someone who is no adult of the party',
    {
      guest: { ...child, relationship: 'PM', relatedTo: 'child' },
      others: [mother, father],
    },
    ['relatedTo chooseFromList'],
  ],
  [
    'ses',
    'a child of the father',
    {
      guest: { ...child, relationship: 'PM', relatedTo: 'father' },
      others: [mother, father],
    },
    [],
  ],
  // Italy
  ['alloggiati', 'no country of birth', {}, ['birthCountry required']],
  [
    'alloggiati',
    'a first name of 31',
    { guest: { birthCountry: 'DEU', firstName: 'x'.repeat(31) } },
    ['firstName tooLong 30'],
  ],
  [
    'alloggiati',
    'a name in Cyrillic',
    { guest: { birthCountry: 'DEU', lastName: 'Иванов' } },
    ['lastName lettersNotAccepted'],
  ],
  [
    'alloggiati',
    'born in Italy',
    { guest: { birthCountry: 'ITA' } },
    ['birthProvince required', 'birthMunicipality required'],
  ],
  [
    'alloggiati',
    'a residence permit',
    { guest: { birthCountry: 'DEU', documentType: 'N' } },
    ['documentType documentNotAccepted'],
  ],
  ['alloggiati', 'no sex', { guest: { birthCountry: 'DEU', gender: undefined } }, ['gender required']],
  [
    'alloggiati',
    'an Italian card without its place',
    { guest: { nationality: 'ITA', birthCountry: 'DEU', documentType: 'I', issueCountry: 'ITA' } },
    ['issueProvince required', 'issueMunicipality required'],
  ],
  [
    'alloggiati',
    'a son without document, in a family',
    { guest: { ...child, birthCountry: 'DEU', expiryDate: undefined, relationship: 'PM' }, others: [mother] },
    [],
  ],
  [
    'alloggiati',
    'a friend without document, in a group',
    {
      guest: {
        ...friend,
        birthCountry: 'DEU',
        documentType: undefined,
        documentNumber: undefined,
        expiryDate: undefined,
      },
      others: [mother],
    },
    [],
  ],
  [
    'alloggiati',
    'a head without document',
    { guest: { birthCountry: 'DEU', documentNumber: undefined }, others: [father] },
    ['documentNumber required'],
  ],
  // Portugal
  ['siba', 'no place of residence', { guest: { city: undefined } }, ['city required']],
  ['siba', 'a place of residence of 31', { guest: { city: 'x'.repeat(31) } }, ['city tooLong 30']],
  ['siba', 'a surname of 41', { guest: { lastName: 'x'.repeat(41) } }, ['lastName tooLong 40']],
  ['siba', 'a Portuguese guest without place', { guest: { nationality: 'PRT', city: undefined } }, []],
  // Nothing is sent.
  ['file', 'a surname of 51', { guest: { lastName: 'x'.repeat(51) } }, []],
])('%s: %s', (name, _, asked, issues) => {
  expect(open(name, asked).issues).toEqual(issues)
})

it('a hotel may ask more, and what it hides or makes optional is asked nevertheless', () => {
  const fields = [
    { name: 'street', visible: false, hidden_for_nationalities: ['DEU'] },
    { name: 'postalCode', optional_for_nationalities: ['DEU'] },
    { name: 'language', mandatory: true },
  ]
  const screens = [
    {
      name: 'MrzCapture' as const,
      order: 1,
      assets: [{ type: 'FieldArray' as const, name: 'mainGuest' as const, fields }],
    },
  ]
  const asked = { guest: { street: undefined, postalCode: undefined }, hotel: { screens } }
  expect(open('file', asked).issues).toEqual(['language required'])
  expect(open('ses', asked).issues).toEqual(['street required', 'postalCode required', 'language required'])
})

it('a value that the authority would refuse is shown, although no rule demands it', () => {
  expect(listAdded('ses', { guest: { phone2: '1'.repeat(21) } })).toEqual(['phone2?'])
})

it('reception can continue without', () => {
  const guest = { lastName: 'x'.repeat(51), reportWaived: true }
  expect(open('ses', { guest }).issues).toEqual([])
})

it('children are listed, because the authority wants to know about them', () => {
  const flags = { ask_children_information: false }
  expect(buildSite({ flags }).policies.guests.childrenListed).toBe(false)
  expect(buildSite({ flags, authority: { name: 'siba' } }).policies.guests.childrenListed).toBe(true)
})
