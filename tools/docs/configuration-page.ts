import { flagDescriptions } from '@foyer/domain/config/flag-descriptions.ts'
import { flagsSchema } from '@foyer/domain/config/flags.ts'
import { hotelConfigSchema } from '@foyer/domain/config/hotel-config.ts'
import * as z from 'zod/mini'
import { generatedFrom, markdownTable } from './markdown-table.ts'
import { sectionDescriptions } from './section-descriptions.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

const jsonSchema = (schema: z.core.$ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

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

export function configurationPage(): string {
  const sections = propertiesOf(jsonSchema(hotelConfigSchema)).map(([name]) => [
    `\`${name}\``,
    sectionDescriptions[name] ?? '',
  ])
  const flags = propertiesOf(jsonSchema(flagsSchema)).map(([name, schema]) => [
    `\`${name}\``,
    typeName(schema),
    shownDefault(schema.default),
    flagDescriptions[name as keyof typeof flagDescriptions],
  ])
  return `${[
    generatedFrom('the schema of the configuration document'),
    '# Configuration of a hotel',
    'Each hotel has one JSON document. Everything in it is optional: `{}` is a working hotel. Managers change most of it in\nthe staff application under *Hotel*; `npm run config` shows, checks, compares and publishes the whole document.',
    '## Sections',
    markdownTable(['Section', 'Holds'], sections),
    '## Flags',
    'Flags are set under `flags` for the whole hotel, and under `apps.<app key>.flags` for one kind of device.',
    markdownTable(['Flag', 'Value', 'Default', 'Effect'], flags),
  ].join('\n\n')}\n`
}
