import { buildConfigJsonSchema, type JsonSchema } from '@foyer/domain/config/config-json-schema.ts'
import { generatedFrom, markdownTable } from './markdown-table.ts'
import { sectionDescriptions } from './section-descriptions.ts'

function typeName({ enum: values, type, items, properties, anyOf }: JsonSchema): string {
  if (values) return values.map((value) => `\`${value}\``).join(', ')
  if (type === 'array' && items && !Array.isArray(items) && typeof items === 'object')
    return `list of ${plural(typeName(items))}`
  if (properties) return 'object'
  if (anyOf) return 'text by language'
  return { boolean: 'on or off', integer: 'whole number', number: 'number', string: 'text' }[String(type)] ?? 'object'
}

const plural = (name: string): string => ({ text: 'texts', object: 'objects' })[name] ?? name

function shownDefault(value: unknown): string {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  const text = JSON.stringify(value)
  return text === '""' || text === '[]' || text === '{}' ? 'none' : `\`${text.replace(/^"|"$/g, '')}\``
}

const propertiesOf = (schema: JsonSchema): [string, JsonSchema][] =>
  Object.entries(schema.properties ?? {}).filter((entry): entry is [string, JsonSchema] => typeof entry[1] === 'object')

interface Value {
  readonly path: string
  readonly type: string
  readonly standard: string
}

/** Lists every value below a section: `rooms[].floor`, `apps.<name>.channel`. */
function listValues(path: string, schema: JsonSchema): Value[] {
  const { items, additionalProperties, oneOf, anyOf } = schema
  const names = propertiesOf(schema)
  if (path.endsWith('.flags')) return [{ path, type: 'flags, as listed above', standard: '' }]
  if (isPalette(names))
    return [{ path, type: `object of ${names.map(([name]) => `\`${name}\``).join(', ')}`, standard: '' }]
  if (names.length > 0) return names.flatMap(([name, inner]) => listValues(path ? `${path}.${name}` : name, inner))
  if (isSchema(items) && propertiesOf(items).length > 0) return listValues(`${path}[]`, items)
  if (isSchema(additionalProperties) && propertiesOf(additionalProperties).length > 0)
    return listValues(`${path}.<name>`, additionalProperties)
  const kinds = (oneOf ?? anyOf ?? []).filter(isSchema).filter((kind) => propertiesOf(kind).length > 0)
  if (kinds.length > 0) return kinds.flatMap((kind) => listValues(path, kind))
  return [{ path, type: typeName(schema), standard: shownDefault(schema.default) }]
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isColour = ({ pattern }: JsonSchema) => pattern?.includes('#') ?? false

const isPalette = (names: readonly [string, JsonSchema][]) =>
  names.length > 8 && names.every(([, value]) => isColour(value))

/** Alternatives of one section may share a name, such as `kind`. */
function joinAlternatives(values: readonly Value[]): string[][] {
  const byPath = Map.groupBy(values, ({ path }) => path)
  return [...byPath].map(([path, same]) => [
    `\`${path}\``,
    [...new Set(same.map(({ type }) => type))].join(' or '),
    same[0]?.standard ?? '',
  ])
}

export function configurationPage(): string {
  const whole = propertiesOf(buildConfigJsonSchema())
  const sections = whole.map(([name]) => [`\`${name}\``, sectionDescriptions[name] ?? ''])
  const flags = whole.flatMap(([name, schema]) =>
    name === 'flags'
      ? propertiesOf(schema).map(([flag, { description = '', ...value }]) => [
          `\`${flag}\``,
          typeName(value),
          shownDefault(value.default),
          description,
        ])
      : [],
  )
  const values = whole.flatMap(([name, schema]) => (name === 'flags' ? [] : listValues(name, schema)))
  return `${[
    generatedFrom('the schema of the configuration document'),
    '# Configuration of a hotel',
    'Each hotel has one JSON document. Everything in it is optional: `{}` is a working hotel. Managers change most of it in\nthe staff application under *Hotel*; `npm run config` shows, checks, compares and publishes the whole document.',
    '## Sections',
    markdownTable(['Section', 'Holds'], sections),
    '## Flags',
    'Flags are set under `flags` for the whole hotel, and under `apps.<app key>.flags` for one kind of device.',
    markdownTable(['Flag', 'Value', 'Default', 'Effect'], flags),
    '## Values',
    '`[]` is an entry of a list, `<name>` any name. `npm run config -- schema` prints the same as a JSON Schema for editors,\nand `npm run config -- show {hotel} --defaults` the whole document of a hotel with every default.',
    markdownTable(['Value', 'Is', 'Default'], joinAlternatives(values)),
  ].join('\n\n')}\n`
}
