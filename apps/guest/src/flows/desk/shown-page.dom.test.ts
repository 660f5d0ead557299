import { place } from '@foyer/domain/journey/place.ts'
import { expect, it } from 'vitest'
import { readShownPage } from './read-shown-page.ts'

const page = (body: string) => {
  document.body.innerHTML = body
  return readShownPage(document, place('guest-detail', { code: 'FOY1001', guestIndex: '1' }))
}

it('reports the question, the fields by their labels, and the notices next to them', () => {
  const shown = page(`<main><h1>Who is  staying?</h1>
    <label for="a">First name</label><input id="a" name="firstName" value="Ana" />
    <label for="b">Country</label><select id="b"><option>Spain</option><option selected>Germany</option></select>
    <label for="c">I agree</label><input id="c" type="checkbox" checked />
    <input type="hidden" name="x" value="1" /><div hidden><input value="unseen" /></div>
    <p role="alert">Please fill this in</p></main>`)
  expect(shown).toEqual({
    screen: 'guest-detail',
    reference: 'FOY1001',
    question: 'Who is staying?',
    fields: [
      { label: 'First name', value: 'Ana', isSecret: false },
      { label: 'Country', value: 'Germany', isSecret: false },
      { label: 'I agree', value: '✓', isSecret: false },
    ],
    notices: ['Please fill this in'],
  })
})

it.each([
  ['a password', '<input type="password" name="password" value="secret" />'],
  ['a document’s number', '<input name="documentNumber" value="C01X00" />'],
  ['its support number', '<input name="supportNumber" value="ABC123" />'],
  ['what only the guest knows', '<input name="value" value="112233" />'],
])('reports only the length of %s', (_, input) => {
  const { fields } = page(`<main><h1>?</h1>${input}</main>`)
  expect(fields).toMatchObject([{ value: '••••••', isSecret: true }])
})
