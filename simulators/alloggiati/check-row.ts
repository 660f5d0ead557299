import { documentTypes, findMunicipality, guestTypes, ITALY, isState } from './tables.ts'

const ROW_LENGTH = 168

/** First character and length of each field. */
const layout = {
  type: [0, 2],
  arrival: [2, 10],
  days: [12, 2],
  surname: [14, 50],
  name: [64, 30],
  sex: [94, 1],
  birthDate: [95, 10],
  birthMunicipality: [105, 9],
  birthProvince: [114, 2],
  birthState: [116, 9],
  citizenship: [125, 9],
  documentType: [134, 5],
  documentNumber: [139, 20],
  documentPlace: [159, 9],
} as const

type Row = Readonly<Record<keyof typeof layout, string>>

export interface RowFault {
  readonly code: '11' | '12' | '13'
  readonly detail: string
}

interface Context {
  /** The type of the last valid row before this one. */
  readonly previous: string | undefined
  /** YYYY-MM-DD, in Italy. */
  readonly today: string
}

export function readRow(row: string): Row {
  return Object.fromEntries(
    Object.entries(layout).map(([field, [from, length]]) => [field, row.slice(from, from + length).trimEnd()]),
  ) as Row
}

/** Returns a day as YYYY-MM-DD, or undefined if there is no such day. */
export function readDay(text: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  if (!year) return undefined
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  const iso = `${year}-${month}-${day}`
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined
}

const dayBefore = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

const heads: Readonly<Record<string, string>> = { 19: '17', 20: '18' }
const isMember = ({ type }: Row) => type in heads

/** A member follows its head directly, or another member of the same kind. */
function breaksSequence(row: Row, previous: string | undefined): boolean {
  return isMember(row) && previous !== row.type && previous !== heads[row.type]
}

const isName = (text: string) => /^[A-Z' ]+$/.test(text)

type Rule = readonly [detail: string, breaks: (row: Row, context: Context) => boolean]

const bornInItaly = ({ birthState }: Row) => birthState === ITALY

function livedIn(row: Row): boolean {
  const place = findMunicipality(row.birthMunicipality)
  if (!place || place.province !== row.birthProvince) return false
  const until = place.until && readDay(place.until)
  return !until || (readDay(row.birthDate) ?? '') <= until
}

const rules: readonly Rule[] = [
  ['TIPO ALLOGGIATO', ({ type }) => !(type in guestTypes)],
  ['DATA DI ARRIVO', ({ arrival }, { today }) => ![today, dayBefore(today)].includes(readDay(arrival) ?? '')],
  ['GIORNI DI PERMANENZA', ({ days }) => !/^\d{1,2}$/.test(days.trim()) || Number(days) < 1 || Number(days) > 30],
  ['COGNOME', ({ surname }) => !isName(surname)],
  ['NOME', ({ name }) => !isName(name)],
  ['SESSO', ({ sex }) => !['1', '2'].includes(sex)],
  ['DATA DI NASCITA', ({ birthDate }, { today }) => (readDay(birthDate) ?? '9') > today],
  ['STATO DI NASCITA', ({ birthState }) => !isState(birthState)],
  ['COMUNE DI NASCITA', (row) => (bornInItaly(row) ? !livedIn(row) : row.birthMunicipality + row.birthProvince !== '')],
  ['CITTADINANZA', ({ citizenship }) => !isState(citizenship)],
  [
    'TIPO DOCUMENTO',
    (row) => (isMember(row) ? row.documentType !== '' : documentTypes[row.documentType] === undefined),
  ],
  [
    'NUMERO DOCUMENTO',
    (row) => (isMember(row) ? row.documentNumber !== '' : !/^[A-Z0-9]{5,20}$/.test(row.documentNumber)),
  ],
  [
    'LUOGO RILASCIO DOCUMENTO',
    (row) =>
      isMember(row)
        ? row.documentPlace !== ''
        : !isState(row.documentPlace) && findMunicipality(row.documentPlace) === undefined,
  ],
]

/** Returns what is wrong with a row, or undefined. */
export function findRowFault(text: string, context: Context): RowFault | undefined {
  if (text.length !== ROW_LENGTH) return { code: '11', detail: `LUNGHEZZA RIGA ERRATA: ${text.length}` }
  const row = readRow(text)
  const broken = rules.find(([, breaks]) => breaks(row, context))
  if (broken) return { code: '12', detail: `CAMPO ${broken[0]} ERRATO` }
  return breaksSequence(row, context.previous) ? { code: '13', detail: 'FAMILIARE O MEMBRO SENZA CAPO' } : undefined
}
