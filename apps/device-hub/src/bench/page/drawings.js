import { drawn, element } from './dom.js'

const countries = { D: 'Germany', ESP: 'Spain', FRA: 'France', ITA: 'Italy', UTO: 'Utopia', PRT: 'Portugal' }
const covers = { D: '#6b2331', ESP: '#6e2a2d', FRA: '#5c2338', ITA: '#63272e', UTO: '#1f4a5c', PRT: '#6a2536' }

const letters = (text) => text.replaceAll('<', ' ').trim().replaceAll(/\s+/g, ' ')
const day = (text) => `${text.slice(4)}.${text.slice(2, 4)}.${text.slice(0, 2)}`

/** Parses the data of a document from its lines. */
export function readLines(lines) {
  if (lines.length === 0) return
  const [nameLine, factLine] = lines.length === 2 ? [lines[0].slice(5), lines[1].slice(13)] : [lines[2], lines[1]]
  const [surname, names = ''] = nameLine.split('<<')
  const country = letters(lines[0].slice(2, 5))
  return {
    surname: letters(surname),
    names: letters(names),
    country,
    land: countries[country] ?? country,
    number: letters(lines.length === 2 ? lines[1].slice(0, 9) : lines[0].slice(5, 14)),
    born: day(factLine.slice(0, 6)),
    sex: letters(factLine.slice(7, 8)) || 'X',
    expires: day(factLine.slice(8, 14)),
  }
}

const sum = (text) => [...text].reduce((total, letter) => (total * 31 + letter.codePointAt(0)) % 9973, 7)
const oneOf = (list, seed) => list[seed % list.length]

const skins = ['#f0c9a4', '#e3b188', '#c98f63', '#a06a45', '#f4d7bd']
const hairs = ['#2c1d14', '#5a3a22', '#a8703a', '#d7b56d', '#77777a', '#1b1b20']
const clothes = ['#2d6b57', '#7a2a2e', '#34507a', '#8a6a2a', '#54406e']

/** An invented person who looks the same on each of their documents. */
export function portrait(who, sex = 'X') {
  const seed = sum(who)
  const [skin, hair, cloth] = [oneOf(skins, seed), oneOf(hairs, seed >> 2), oneOf(clothes, seed >> 3)]
  const isLong = sex === 'F' || (sex === 'X' && seed % 2 === 0)
  return drawn(
    'svg',
    { class: 'portrait', viewBox: '0 0 70 90', 'aria-hidden': 'true' },
    drawn('rect', { width: 70, height: 90, fill: '#cfdcd8' }),
    isLong && drawn('path', { d: 'M15 74V36a20 22 0 0 1 40 0v38z', fill: hair }),
    drawn('path', { d: 'M6 90c0-20 12-28 29-28s29 8 29 28z', fill: cloth }),
    drawn('path', { d: 'M28 54h14v12q-7 6-14 0z', fill: skin }),
    drawn('ellipse', { cx: 35, cy: 40, rx: 15, ry: 19, fill: skin }),
    drawn('path', { d: 'M19 40c-3-30 35-30 32 0-3-12-8-15-16-15s-13 3-16 15z', fill: hair }),
    drawn('path', { d: 'M30 50q5 4 10 0', fill: 'none', stroke: '#00000066', 'stroke-width': 1.6 }),
    drawn('path', { d: 'M28 40h2M40 40h2', stroke: '#000000aa', 'stroke-width': 2.4, 'stroke-linecap': 'round' }),
  )
}

const guilloche = () =>
  drawn(
    'svg',
    { class: 'guilloche', viewBox: '0 0 160 100', preserveAspectRatio: 'xMidYMid slice', 'aria-hidden': 'true' },
    ...Array.from({ length: 9 }, (_, ring) =>
      drawn('ellipse', {
        cx: 104,
        cy: 50,
        rx: 12 + ring * 9,
        ry: 6 + ring * 6,
        transform: `rotate(${ring * 20} 104 50)`,
      }),
    ),
  )

const field = (name, value) => element('span', { class: 'field' }, element('span', {}, name), element('b', {}, value))

const machineLines = (lines) =>
  element('span', { class: 'machine-lines' }, ...lines.map((line) => element('code', {}, line)))

function passport({ lines }) {
  const facts = readLines(lines)
  const page = element(
    'span',
    { class: 'paper passport' },
    guilloche(),
    element('span', { class: 'title' }, `Passport · ${facts.land}`),
    portrait(facts.surname + facts.names, facts.sex),
    element(
      'span',
      { class: 'fields' },
      field('Surname', facts.surname),
      field('Given names', facts.names),
      field('Nationality', facts.land),
      field('Born', facts.born),
      field('Valid until', facts.expires),
    ),
    machineLines(lines),
  )
  page.style.setProperty('--cover', covers[facts.country] ?? '#44515c')
  return page
}

function card({ lines }, side) {
  const facts = readLines(lines)
  const who = facts.surname + facts.names
  if (side === 'front')
    return element(
      'span',
      { class: 'paper card' },
      guilloche(),
      element('span', { class: 'title' }, `Identity card · ${facts.land}`),
      portrait(who, facts.sex),
      element(
        'span',
        { class: 'fields' },
        field('Surname', facts.surname),
        field('Given names', facts.names),
        field('Nationality', facts.land),
        field('Number', facts.number),
      ),
    )
  return element(
    'span',
    { class: 'paper card back' },
    guilloche(),
    element('span', { class: 'title' }, `Identity card · ${facts.land}`),
    element('span', { class: 'chip' }),
    element('span', { class: 'fields' }, field('Name', `${facts.names} ${facts.surname}`), field('Born', facts.born)),
    portrait(who, facts.sex),
    machineLines(lines),
  )
}

const licence = ({ holder }) =>
  element(
    'span',
    { class: 'paper licence' },
    guilloche(),
    element('span', { class: 'title' }, 'Driving licence · Italy'),
    portrait('ROSSIGIULIA', 'F'),
    element('span', { class: 'fields' }, field('1. 2.', holder), field('3.', '12.05.85'), field('9.', 'AM  B')),
  )

const ticket = () =>
  element(
    'span',
    { class: 'paper ticket' },
    element('span', { class: 'title' }, 'Bus 46 · one way'),
    element('span', { class: 'bars' }),
    element('span', { class: 'fields' }, field('Zone', '1'), field('Fare', '2.65')),
  )

const kinds = { passport, card, licence, ticket }

export const kindOf = ({ kind, lines }) => kind ?? (lines.length === 2 ? 'passport' : 'card')

export const drawDocument = (specimen, side) => kinds[kindOf(specimen)](specimen, side)

/** In a lock's format, 261118 or 2026-11-18. */
const dayOf = (until) => day(until.replaceAll('-', '').slice(-6))

export const drawKey = ({ number, room, until }) =>
  element(
    'span',
    { class: 'key' },
    element('span', { class: 'key-mark' }, 'Foyer'),
    element('span', { class: 'key-room' }, room),
    element('span', { class: 'key-until' }, until === '' ? `card ${number}` : `card ${number}, until ${dayOf(until)}`),
  )
