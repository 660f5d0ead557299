import fc from 'fast-check'
import type { Dice } from './dice.ts'
import { generateNoise } from './mutate.ts'

/** The subset of JSON Schema that our API description uses. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | boolean
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
}

interface GenerateOptions {
  readonly dice: Dice
  readonly schemas: Readonly<Record<string, JsonSchema>>
  /** Values from earlier answers, by field name: references, guest ids, alert ids. */
  readonly heard: CollectedValues
}

const MAX_DEPTH = 6
const MAX_NUMBER = 2 ** 40

/** Generates a value that matches the schema, mostly from values the server has returned. */
export function generateFromSchema(schema: JsonSchema, given: GenerateOptions, name = '', depth = 0): unknown {
  const { dice, schemas, heard } = given
  if (schema.$ref !== undefined) return generateFromSchema(schemas[lastPart(schema.$ref)] ?? {}, given, name, depth)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return dice.pick(schema.enum)
  const known = heard.one(name, dice)
  if (known !== undefined && typeof known === schema.type && dice.in(0.8)) return known
  if (schema.anyOf) return generateFromSchema(dice.pick(schema.anyOf) ?? {}, given, name, depth + 1)
  return (makers[schema.type ?? ''] ?? makers.null)(schema, given, name, depth)
}

type Maker = (schema: JsonSchema, given: GenerateOptions, name: string, depth: number) => unknown

const makers: Readonly<Record<string, Maker>> & { readonly null: Maker } = {
  null: () => null,
  boolean: (_, { dice }) => dice.in(0.5),
  integer: ({ minimum = -MAX_NUMBER, maximum = MAX_NUMBER }, { dice }) => randomBetween(minimum, maximum, dice),
  number: ({ minimum = -MAX_NUMBER, maximum = MAX_NUMBER }, { dice }) => randomBetween(minimum, maximum, dice) / 100,
  string: ({ format = '', pattern, minLength = 0, maxLength = 40 }, { dice }) => {
    const known = makersByFormat[format]
    if (known) return known(dice)
    if (pattern !== undefined) return generateMatching(pattern, dice)
    return generateNoise(dice).slice(0, maxLength).padEnd(minLength, 'a')
  },
  array: ({ items = {}, minItems = 0 }, given, name, depth) => {
    const length = minItems + (depth > MAX_DEPTH ? 0 : given.dice.below(3))
    return Array.from({ length }, () => generateFromSchema(items, given, name, depth + 1))
  },
  object: ({ properties = {}, required = [] }, given, _, depth) => {
    const wanted = Object.entries(properties).filter(
      ([name]) => required.includes(name) || (depth <= MAX_DEPTH && given.dice.in(0.5)),
    )
    return Object.fromEntries(wanted.map(([name, part]) => [name, generateFromSchema(part, given, name, depth + 1)]))
  },
}

/** Patterns with lookahead, and patterns that expand to anything. */
const makersByFormat: Readonly<Record<string, (dice: Dice) => string>> = {
  email: (dice) => `${dice.pick(['ana', 'ñandú', "o'b", 'x'.repeat(64)])}@example.com`,
  base64: (dice) => Buffer.from(generateNoise(dice)).toString('base64'),
}

const randomBetween = (least: number, most: number, dice: Dice) => {
  const [low, high] = [Math.max(least, -MAX_NUMBER), Math.min(most, MAX_NUMBER)]
  return low + dice.below(dice.pick([3, high - low + 1]))
}

const lastPart = (reference: string) => reference.split('/').at(-1) ?? ''

function generateMatching(pattern: string, dice: Dice): string {
  const [text = ''] = fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: dice.below(2 ** 31), numRuns: 1 })
  return text
}

const MAX_COLLECTED = 30

/** Values from answers, by field name. */
export class CollectedValues {
  readonly #values = new Map<string, unknown[]>()

  add(value: unknown, name = ''): void {
    if (Array.isArray(value)) for (const one of value.slice(0, MAX_COLLECTED)) this.add(one, name)
    else if (typeof value === 'object' && value !== null)
      for (const [part, one] of Object.entries(value)) this.add(one, part)
    else if (value !== null && value !== '') {
      const known = this.#values.get(normalizeName(name)) ?? []
      if (!known.includes(value)) this.#values.set(normalizeName(name), [...known, value].slice(-MAX_COLLECTED))
    }
  }

  one(name: string, dice: Dice): unknown {
    return dice.pick(this.#values.get(normalizeName(name)) ?? [])
  }
}

/** `guest_id` of one call is `guestId` of another. */
const normalizeName = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '')
