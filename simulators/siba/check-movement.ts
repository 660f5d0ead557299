import { type Element, findChild, getText, readXml } from '../read-xml.ts'
import { countries } from './countries.ts'

const NAMESPACE = 'http://sef.pt/BAws'

export interface Fault {
  /** The number of the bulletin; 0 concerns the whole file. */
  readonly line: number
  readonly code: string
  readonly text: string
}

/** An element of the schema: its name, greatest length, and whether it may be absent. */
interface Item {
  readonly name: string
  readonly max?: number
  readonly optional?: true
  readonly pattern?: RegExp
}

const dateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/

const unitItems: readonly Item[] = [
  { name: 'Codigo_Unidade_Hoteleira', pattern: /^\d{9}$/ },
  { name: 'Estabelecimento', pattern: /^\d{1,4}$/ },
  { name: 'Nome', max: 40 },
  { name: 'Abreviatura', max: 15 },
  { name: 'Morada', max: 40 },
  { name: 'Localidade', max: 30 },
  { name: 'Codigo_Postal', pattern: /^\d{4}$/ },
  { name: 'Zona_Postal', pattern: /^\d{3}$/ },
  { name: 'Telefone', max: 10 },
  { name: 'Fax', pattern: /^.{0,10}$/, optional: true },
  { name: 'Nome_Contacto', max: 40 },
  { name: 'Email_Contacto', max: 140 },
]

const bulletinItems: readonly Item[] = [
  { name: 'Apelido', max: 40 },
  { name: 'Nome', max: 40, optional: true },
  { name: 'Nacionalidade', max: 3 },
  { name: 'Data_Nascimento', pattern: dateTime },
  { name: 'Local_Nascimento', max: 30, optional: true },
  { name: 'Documento_Identificacao', max: 16 },
  { name: 'Pais_Emissor_Documento', max: 3 },
  { name: 'Tipo_Documento', pattern: /^[PBO]$/ },
  { name: 'Data_Entrada', pattern: dateTime },
  { name: 'Data_Saida', pattern: dateTime, optional: true },
  { name: 'Pais_Residencia_Origem', max: 3 },
  { name: 'Local_Residencia_Origem', max: 30 },
]

const sendingItems: readonly Item[] = [
  { name: 'Numero_Ficheiro', pattern: /^\d{1,9}$/ },
  { name: 'Data_Movimento', pattern: dateTime },
]

/** Returns the first deviation from the schema: order, presence, length, form. */
function findSchemaFault(element: Element, items: readonly Item[]): string | undefined {
  let at = 0
  for (const item of items) {
    const child = element.children[at]
    if (child?.name !== item.name) {
      if (item.optional) continue
      return `The element '${element.name}' has invalid child element '${child?.name ?? ''}'. Expected: '${item.name}'.`
    }
    if (child.namespace !== NAMESPACE) return `The element '${item.name}' is in no namespace of the schema.`
    const { length } = child.text.trim()
    const isRight = item.pattern ? item.pattern.test(child.text) : length > 0 && length <= (item.max ?? 0)
    if (!isRight) return `The '${item.name}' element is invalid: '${child.text}'.`
    at += 1
  }
  const extra = element.children[at]
  return extra && `The element '${element.name}' has invalid child element '${extra.name}'.`
}

const countryFields = ['Nacionalidade', 'Pais_Emissor_Documento', 'Pais_Residencia_Origem']

type Rule = readonly [code: string, text: string, breaks: (bulletin: Element, today: string) => boolean]

const dayOf = (bulletin: Element, name: string) => getText(bulletin, name).slice(0, 10)

/** Of the codes only 75 (schema) and 22 (key) are known from the real service. */
const rules: readonly Rule[] = [
  ['33', 'Código de país inválido', (one) => countryFields.some((name) => !countries.has(getText(one, name)))],
  ['34', 'Nacionalidade portuguesa não é comunicada', (one) => getText(one, 'Nacionalidade') === 'PRT'],
  ['41', 'Data de entrada posterior à data atual', (one, today) => dayOf(one, 'Data_Entrada') > today],
  [
    '42',
    'Data de saída anterior à data de entrada',
    (one) => dayOf(one, 'Data_Saida') !== '' && dayOf(one, 'Data_Saida') < dayOf(one, 'Data_Entrada'),
  ],
  ['44', 'Data de nascimento inválida', (one, today) => dayOf(one, 'Data_Nascimento') >= today],
  ['51', 'Nome com caracteres inválidos', (one) => !/^[A-ZÀ-ÖØ-Ý' -]+$/.test(getText(one, 'Apelido'))],
  ['52', 'Documento com caracteres inválidos', (one) => !/^[A-Z0-9]+$/.test(getText(one, 'Documento_Identificacao'))],
]

export interface Movement {
  readonly unit: string
  readonly establishment: number
  readonly number: number
  readonly bulletins: readonly Readonly<Record<string, string>>[]
}

const toRecord = (element: Element) => Object.fromEntries(element.children.map(({ name, text }) => [name, text]))

/** Reads a file and returns its bulletins, or everything that is wrong with it. */
export function checkMovement(
  xml: string,
  today: string,
): { readonly movement: Movement } | { readonly faults: Fault[] } {
  const schema = (text: string) => ({ faults: [{ line: 0, code: '75', text }] })
  let root: Element
  try {
    root = readXml(xml)
  } catch (error) {
    return schema(String(error))
  }
  if (root.name !== 'MovimentoBAL' || root.namespace !== NAMESPACE) return schema(`Unexpected root '${root.name}'.`)
  const [unit, sending] = [root.children[0], root.children.at(-1)]
  const bulletins = root.children.slice(1, -1)
  if (unit?.name !== 'Unidade_Hoteleira' || sending?.name !== 'Envio' || bulletins.length === 0)
    return schema(`Unexpected order of '${root.name}'.`)
  if (bulletins.some(({ name }) => name !== 'Boletim_Alojamento')) return schema('Unexpected bulletin.')
  const broken =
    findSchemaFault(unit, unitItems) ??
    bulletins.map((one) => findSchemaFault(one, bulletinItems)).find(Boolean) ??
    findSchemaFault(sending, sendingItems)
  if (broken) return schema(broken)
  const faults = bulletins.flatMap((one, at) =>
    rules.filter(([, , breaks]) => breaks(one, today)).map(([code, text]) => ({ line: at + 1, code, text })),
  )
  if (faults.length > 0) return { faults }
  return {
    movement: {
      unit: getText(findChild(root, 'Unidade_Hoteleira'), 'Codigo_Unidade_Hoteleira'),
      establishment: Number(getText(unit, 'Estabelecimento')),
      number: Number(getText(sending, 'Numero_Ficheiro')),
      bulletins: bulletins.map(toRecord),
    },
  }
}
