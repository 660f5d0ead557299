import type { JsonSchema } from '@foyer/domain/config/config-json-schema.ts'
import { messages, toMessageSchema } from './hotel-system-schema.ts'
import { generatedFrom, markdownTable } from './markdown-table.ts'

interface Field {
  readonly path: string
  readonly required: boolean
  readonly form: string
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const DAY = '^\\d{4}-\\d{2}-\\d{2}$'
const LANGUAGE = '^[a-z]{2}$'

/** Patterns with a name that says more than the pattern. */
const patternNames: Readonly<Record<string, string>> = {
  [DAY]: 'day, `YYYY-MM-DD`',
  '^[A-Z]{3}$': 'country, three letters (ISO 3166-1 alpha-3)',
  [LANGUAGE]: 'language, two letters (ISO 639-1)',
}

const formatNames: Readonly<Record<string, string>> = {
  uuid: 'UUID',
  email: 'e-mail address',
  'date-time': 'time, ISO 8601 with offset',
}

/** One value in words: its type, codes and limits. */
function describeForm(schema: JsonSchema): string {
  const { enum: values, const: only, type, format, pattern, maxLength, minimum, maximum } = schema
  if (only !== undefined) return `\`${only}\``
  if (values) return values.map((value) => `\`${value}\``).join(', ')
  if (format && formatNames[format]) return formatNames[format]
  if (pattern && patternNames[pattern]) return patternNames[pattern]
  if (type === 'string') return maxLength ? `text, at most ${maxLength} characters` : 'text'
  if (type === 'boolean') return '`true` or `false`'
  if (type === 'integer') return `integer${describeRange(minimum, maximum)}`
  if (type === 'number') return 'decimal'
  return 'object'
}

function describeRange(minimum: number | undefined, maximum: number | undefined): string {
  const hasMaximum = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
  const hasMinimum = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER
  if (hasMinimum && hasMaximum) return `, ${minimum} to ${maximum}`
  return hasMinimum ? `, at least ${minimum}` : ''
}

/** Lists every value of a message: `guests[].firstName`, `names.<language>`. */
function listFields(path: string, schema: JsonSchema, required: boolean): Field[] {
  const { properties, items, additionalProperties, maxItems } = schema
  const join = (name: string) => (path ? `${path}.${name}` : name)
  if (properties) {
    const own = path ? [{ path, required, form: 'object' }] : []
    return [
      ...own,
      ...Object.entries(properties).flatMap(([name, inner]) =>
        isSchema(inner) ? listFields(join(name), inner, schema.required?.includes(name) ?? false) : [],
      ),
    ]
  }
  if (schema.type === 'array' && isSchema(items)) {
    const form = maxItems ? `list of at most ${maxItems}` : 'list'
    return [
      { path, required, form: items.type === 'string' ? `${form}: ${describeForm(items)}` : form },
      ...(items.properties ? listFields(`${path}[]`, items, true).slice(1) : []),
    ]
  }
  if (isSchema(additionalProperties) && additionalProperties.type)
    return [{ path, required, form: describeRecord(schema, additionalProperties) }]
  return [{ path, required, form: describeForm(schema) }]
}

/** `names` has a text per language, and other records have names of their own. */
function describeRecord({ propertyNames }: JsonSchema, values: JsonSchema): string {
  const isByLanguage = isSchema(propertyNames) && propertyNames.pattern === LANGUAGE
  return `object: ${isByLanguage ? 'by language, ' : ''}${describeForm(values)} each`
}

function fieldTable(schema: JsonSchema): string {
  const rows = listFields('', schema, true).map(({ path, required, form }) => [
    `\`${path}\``,
    required ? 'yes' : '',
    form,
  ])
  return markdownTable(['Field', 'Required', 'Form'], rows)
}

/** An event has one table per kind. */
function section(name: string, description: string, schema: JsonSchema): string {
  const kinds = (schema.oneOf ?? schema.anyOf ?? []).filter(isSchema)
  const tables = kinds.length > 0 ? kinds.map(fieldTable) : [fieldTable(schema)]
  return [`## ${name}`, description, ...tables].join('\n\n')
}

export function hotelSystemPage(): string {
  return `${[
    generatedFrom('the schemas of the messages'),
    '# Messages between Foyer and a hotel’s system',
    '[Connecting a hotel’s own system](../hotel-system.md) explains when each message is sent. A field that is not required\nmay be absent, never `null`. [`hotel-system.schema.json`](hotel-system.schema.json) has the same as a JSON Schema for\nvalidators and code generators.',
    ...Object.entries(messages).map(([name, { schema, description }]) =>
      section(name, description, toMessageSchema(schema)),
    ),
  ].join('\n\n')}\n`
}
