import type { AuthorityConfig } from '@foyer/domain/authority/authority-config.ts'
import { toRegisterName, toRegisterNumber } from '@foyer/domain/authority/latin-letters.ts'
import { sibaDocuments } from '@foyer/domain/authority/siba.ts'
import { toSibaCountry } from '@foyer/domain/authority/siba-countries.ts'
import type { ReportedPerson, StayReport } from '@foyer/domain/authority/stay-report.ts'
import { sha256 } from '../../../platform/secrets/sha256.ts'
import { escapeXml } from '../../police/xml.ts'
import type { AuthorityReport } from '../authority.ts'

type Unit = NonNullable<AuthorityConfig['siba']>
type Elements = readonly (readonly [name: string, value: string | undefined])[]

const MAX_FILE_NUMBER = 999_999_999
const MAX_PLACE_LENGTH = 30

/** Undefined values are left out; empty ones stay. */
const format = (elements: Elements) =>
  elements
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `<${name}>${escapeXml(value ?? '')}</${name}>`)
    .join('')

/** The file of one stay: the hotel, a bulletin per guest, and the file's own number and time. */
export function buildMovement({ id, report }: AuthorityReport, unit: Unit): string {
  const bulletins = report.people.map(
    (person) => `<Boletim_Alojamento>${format(toBulletin(person, report))}</Boletim_Alojamento>`,
  )
  const sending: Elements = [
    ['Numero_Ficheiro', String(toFileNumber(id))],
    ['Data_Movimento', `${report.arrivalDay}T${report.arrivalTime}:00`],
  ]
  return `<?xml version="1.0" encoding="utf-8"?><MovimentoBAL xmlns="http://sef.pt/BAws"><Unidade_Hoteleira>${format(toUnit(unit))}</Unidade_Hoteleira>${bulletins.join('')}<Envio>${format(sending)}</Envio></MovimentoBAL>`
}

/** The same number for every repetition of one version. */
const toFileNumber = (id: string) => 1 + (Number.parseInt(sha256(id).slice(0, 12), 16) % MAX_FILE_NUMBER)

const toUnit = (unit: Unit): Elements => [
  ['Codigo_Unidade_Hoteleira', unit.code ?? ''],
  ['Estabelecimento', (unit.establishment ?? '0').padStart(2, '0')],
  ['Nome', unit.name ?? ''],
  ['Abreviatura', unit.shortName ?? unit.name?.slice(0, 15) ?? ''],
  ['Morada', unit.address ?? ''],
  ['Localidade', unit.town ?? ''],
  ['Codigo_Postal', unit.postalCode ?? ''],
  ['Zona_Postal', unit.postalZone ?? ''],
  ['Telefone', unit.phone ?? ''],
  ['Fax', ''],
  ['Nome_Contacto', unit.contactName ?? ''],
  ['Email_Contacto', unit.contactEmail ?? ''],
]

function toBulletin(person: ReportedPerson, { arrivalDay, departureDay }: StayReport): Elements {
  const country = (alpha3: string | undefined) => toSibaCountry(alpha3 ?? '')
  const home = person.city ?? person.municipalityName ?? person.municipality ?? ''
  return [
    ['Apelido', getSurname(person)],
    ['Nome', person.firstName && toRegisterName(person.firstName)],
    ['Nacionalidade', country(person.nationality)],
    ['Data_Nascimento', `${person.birthDate}T00:00:00`],
    ['Local_Nascimento', toPlace(person.birthMunicipality)],
    ['Documento_Identificacao', toRegisterNumber(person.documentNumber ?? '')],
    ['Pais_Emissor_Documento', country(person.issueCountry ?? person.nationality)],
    ['Tipo_Documento', sibaDocuments[person.documentType ?? 'P']],
    ['Data_Entrada', `${arrivalDay}T00:00:00`],
    ['Data_Saida', `${departureDay}T00:00:00`],
    ['Pais_Residencia_Origem', country(person.country)],
    ['Local_Residencia_Origem', toPlace(home) ?? ''],
  ]
}

/** A place without letters, such as another country's code, is left out. */
function toPlace(text: string | undefined): string | undefined {
  return (text && toRegisterName(text).slice(0, MAX_PLACE_LENGTH).trim()) || undefined
}

/** Both surnames, if they fit. */
function getSurname({ lastName = '', secondLastName = '' }: ReportedPerson): string {
  const both = toRegisterName(`${lastName} ${secondLastName}`)
  return both.length <= 40 ? both : toRegisterName(lastName)
}
