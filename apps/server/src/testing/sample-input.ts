import type { AnyCall } from '@foyer/contract/wire/call.ts'
import * as z from 'zod/mini'

interface Described {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Described>>
  readonly items?: Described
  /** Of a tuple. */
  readonly prefixItems?: readonly Described[]
  readonly anyOf?: readonly Described[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly maxLength?: number
  readonly minimum?: number
}

/** By the name on the wire. */
type SampleValues = Readonly<Record<string, unknown>>

/** Whatever format a text requires, one of these has it. */
const texts = [
  'a text',
  '2027-05-10',
  '12:00',
  '12:00:00',
  'DEU',
  'DE',
  'EUR',
  'en',
  '1',
  '10.00',
  '10/05/2027',
  'countries',
  'ana@example.com',
  'data:image/png;base64,iVBORw0KGgo=',
  '0'.repeat(64),
  '00000000-0000-4000-8000-000000000000',
  '1234',
  'rgb(0, 0, 0)',
]

/** A complete valid input of a call, with the wanted values wherever their names occur. */
export function buildSampleInput(call: AnyCall, wanted: SampleValues = {}) {
  const sample = (schema: z.core.$ZodType) =>
    buildSample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described, wanted)
  return {
    params: sample(call.params) as Record<string, string>,
    query: sample(call.query) as Record<string, string>,
    body: call.bodyAs ? {} : (sample(call.body) as object),
  }
}

function buildSample(described: Described, wanted: SampleValues): unknown {
  if (described.const !== undefined) return described.const
  if (described.enum) return described.enum[0]
  if (described.anyOf?.[0]) return buildSample(described.anyOf[0], wanted)
  switch (described.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(described.properties ?? {}).map(([name, part]) => [
          name,
          fits(part, wanted[name]) ? wanted[name] : buildSample(part, wanted),
        ]),
      )
    case 'array':
      if (described.prefixItems) return described.prefixItems.map((one) => buildSample(one, wanted))
      return described.items ? [buildSample(described.items, wanted)] : []
    case 'integer':
    case 'number':
      return Math.max(described.minimum ?? 1, 1)
    case 'boolean':
      return true
    default:
      return texts.find((text) => matchesPattern(described, text)) ?? texts[0]
  }
}

function matchesPattern({ pattern = '', maxLength = Number.POSITIVE_INFINITY }: Described, text: string): boolean {
  return text.length <= maxLength && new RegExp(pattern, 'u').test(text)
}

function fits({ type }: Described, value: unknown): boolean {
  if (value === undefined) return false
  if (type === 'integer' || type === 'number') return typeof value === 'number'
  return type === undefined || type === typeof value
}
