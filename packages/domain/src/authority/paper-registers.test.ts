import { expect, it } from 'vitest'
import { checkGuest, getGuestFields } from '../completion/check-guest.ts'
import type { Guest } from '../guest/guest.ts'
import { buildGuest, buildSite } from '../testing/builders.ts'
import type { AuthorityName } from './authority-config.ts'
import { mustSignByHand } from './must-sign-by-hand.ts'

const today = '2030-05-10'

/** Nothing is known of this guest but the nationality. */
const unknown = {
  firstName: undefined,
  lastName: undefined,
  birthDate: undefined,
  gender: undefined,
  documentNumber: undefined,
  country: undefined,
  street: undefined,
  postalCode: undefined,
  city: undefined,
  email: undefined,
  phone: undefined,
} satisfies Partial<Guest>

const findRequired = (name: AuthorityName, changes: Partial<Guest>, others: readonly Guest[] = []) => {
  const site = buildSite({ authority: { name } })
  const guest = buildGuest({ ...unknown, ...changes })
  const form = { fields: getGuestFields(guest, site.fields), others, policy: site.policies.guests, today }
  return checkGuest(guest, form)
    .filter(({ issue }) => issue === 'required')
    .map(({ field }) => field)
}

/** What the register asks besides the hotel. */
const listAsked = (name: AuthorityName, changes: Partial<Guest>) => {
  const usual = findRequired('file', changes)
  return findRequired(name, changes).filter((field) => !usual.includes(field))
}

const home = ['street', 'postalCode', 'city']
it.each<[AuthorityName, string, Partial<Guest>, readonly string[]]>([
  ['meldeschein', 'a Spaniard', { nationality: 'ESP' }, home],
  ['meldeschein', 'a German, who fills in no card', { nationality: 'DEU' }, []],
  ['meldeschein', 'who travels along, of whom the nationality is enough', { nationality: 'ESP', main: false }, []],
  [
    'meldeschein',
    'someone from a country without postal codes',
    { nationality: 'ARE', country: 'ARE' },
    ['street', 'city'],
  ],
  [
    'ficheDePolice',
    'a Spaniard',
    { nationality: 'ESP' },
    ['birthCountry', 'birthMunicipality', 'phone', 'street', 'city'],
  ],
  ['ficheDePolice', 'a Spaniard of 14', { nationality: 'ESP', birthDate: '2015-05-11' }, []],
  [
    'ficheDePolice',
    'a Spaniard of 15',
    { nationality: 'ESP', birthDate: '2015-05-10' },
    ['birthCountry', 'birthMunicipality', 'phone', 'street', 'city'],
  ],
  ['ficheDePolice', 'a Frenchman', { nationality: 'FRA' }, []],
  ['gaesteblatt', 'a Spaniard', { nationality: 'ESP' }, [...home, 'issueCountry', 'issueDate']],
  ['gaesteblatt', 'an Austrian', { nationality: 'AUT' }, home],
])('%s asks %s', (name, _, changes, fields) => {
  expect(listAsked(name, changes).toSorted()).toEqual([...fields].toSorted())
})

const head = buildGuest({ id: 'head', main: true, lastName: 'Soler' })

it.each<[string, Partial<Guest>, readonly string[]]>([
  // The hotel's own form wants country and sex.
  ['of the family', { lastName: 'SOLER' }, ['birthDate', 'country', 'firstName', 'gender']],
  [
    'of another name',
    { lastName: 'Rossi', nationality: 'ITA' },
    [...home, 'birthDate', 'country', 'documentNumber', 'firstName', 'gender', 'issueCountry', 'issueDate'],
  ],
  [
    'of another name, from Austria, without a document',
    { lastName: 'Gruber', nationality: 'AUT' },
    [...home, 'birthDate', 'country', 'firstName', 'gender'],
  ],
])('in Austria, the entry of a companion %s has what the law wants', (_, changes, fields) => {
  const required = findRequired('gaesteblatt', { id: 'other', main: false, ...changes }, [head])
  expect(required.filter((field) => field !== 'relationship').toSorted()).toEqual([...fields].toSorted())
})

it('France wants both a phone number and an address for mail, and keeps showing them', () => {
  const given = { nationality: 'ESP', email: 'ana@example.com' }
  expect(findRequired('ficheDePolice', given)).toContain('phone')
  expect(findRequired('ficheDePolice', { ...given, phone: '+34 600000000' })).not.toContain('phone')
})

it.each<[AuthorityName, Partial<Guest>, boolean]>([
  ['meldeschein', { nationality: 'ESP' }, true],
  ['meldeschein', { nationality: 'DEU' }, false],
  ['meldeschein', { nationality: 'ESP', main: false }, false],
  ['ficheDePolice', { nationality: 'ESP' }, false],
  ['gaesteblatt', { nationality: 'ESP' }, false],
  ['file', { nationality: 'ESP' }, false],
])('%s: a guest with %j signs by hand: %s', (name, changes, isByHand) => {
  const { authority } = buildSite({ authority: { name } }).policies.guests
  expect(mustSignByHand(buildGuest(changes), authority)).toBe(isByHand)
})
