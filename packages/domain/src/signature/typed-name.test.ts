import { expect, it } from 'vitest'
import { findTypedNameIssue, type TypedNameIssue } from './typed-name.ts'

const ana = { firstName: 'Ana María', lastName: 'García', secondLastName: 'López' }
const muller = { firstName: 'Jürgen', lastName: 'Müller-Lüdenscheidt' }
const maeve = { firstName: 'Maeve', lastName: "O'Brien" }
const li = { firstName: '小龙', lastName: '李' }
const nikos = { firstName: 'Νίκος', lastName: 'Παπαδόπουλος' }
const pilar = { firstName: 'Pilar', lastName: 'de la Cruz y Fernández', secondLastName: 'de los Ríos del Mar' }
const elif = { firstName: 'Elif', lastName: 'Yılmaz' }

it.each<[string, Parameters<typeof findTypedNameIssue>[1], string, TypedNameIssue | undefined]>([
  ['as on the document', ana, 'Ana María García López', undefined],
  ['in any case', ana, 'ANA MARÍA garcía LÓPEZ', undefined],
  ['without accents', ana, 'Ana Maria Garcia Lopez', undefined],
  ['the surname first, with a comma', ana, 'García López, Ana María', undefined],
  ['one first name and one surname are enough', ana, 'María García', undefined],
  ['the second surname too', ana, 'Ana López', undefined],
  ['leading, trailing and inner blanks', ana, '  Ana   García ', undefined],
  ['an umlaut spelled out', muller, 'Juergen Mueller-Luedenscheidt', undefined],
  ['an umlaut left out', muller, 'Jurgen Muller Ludenscheidt', undefined],
  ['half of a double surname', muller, 'Jürgen Müller', undefined],
  ['an apostrophe left out', maeve, 'Maeve OBrien', undefined],
  ['an apostrophe as a blank', maeve, 'Maeve O Brien', undefined],
  ['another apostrophe', maeve, 'Maeve O’Brien', undefined],
  ['a script without blanks', li, '李小龙', undefined],
  ['Greek without its accents', nikos, 'ΝΙΚΟΣ ΠΑΠΑΔΟΠΟΥΛΟΣ', undefined],
  ['a letter without its dot', elif, 'ELIF YILMAZ', undefined],
  ['a surname of very many words', pilar, 'PILAR DE LA CRUZ Y FERNANDEZ DE LOS RIOS DEL MAR', undefined],
  ['some of them', pilar, 'Pilar Fernández', undefined],
  ['a guest with only one name', { firstName: 'Suharto' }, 'suharto', undefined],
  ['any name if none is known', {}, 'Ana', undefined],

  ['nothing', ana, '', 'nameMissing'],
  ['blanks', ana, '   ', 'nameMissing'],
  ['a cross', ana, '+ – .', 'nameMissing'],
  ['only the first name', ana, 'Ana', 'nameIncomplete'],
  ['only the surnames', ana, 'García López', 'nameIncomplete'],
  ['another first name', ana, 'Pedro García', 'nameOfAnother'],
  ['another surname', ana, 'Ana Soler', 'nameOfAnother'],
  ['a letter missing', ana, 'Ana Garca', 'nameOfAnother'],
  ['a name with additional text', ana, 'Ana García, under protest', 'nameOfAnother'],
  ['an initial', ana, 'A. García', 'nameOfAnother'],
  ['one part repeated', ana, 'Ana Ana García', 'nameOfAnother'],
  ['a pattern', ana, '.* García', 'nameIncomplete'],
])('%s', (_, guest, typed, issue) => {
  expect(findTypedNameIssue(typed, guest)).toBe(issue)
})

it.each([
  ['equal words', 'a '.repeat(50)],
  ['words with the same start', 'a aa aaa aaaa aaaaa aaaaaa'],
])('checks a name of very many %s just as quickly', (_, words) => {
  expect(findTypedNameIssue(`${'a'.repeat(60)}x`, { firstName: words, lastName: words })).toBe('nameOfAnother')
})
