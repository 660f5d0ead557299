import { invalid } from './refusal.ts'

export type Body = Readonly<Record<string, unknown>>

interface Field {
  readonly isValid: (value: unknown, name: string) => boolean
  readonly isRequired?: true
}

/** The fields that an operation takes. Others are refused, as `additionalProperties: false` says. */
export type Fields = Readonly<Record<string, Field>>

const matches = (pattern: RegExp): Field => ({
  isValid: (value) => typeof value === 'string' && pattern.test(value),
})
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export const text: Field = { isValid: (value) => typeof value === 'string' }
export const flag: Field = { isValid: (value) => typeof value === 'boolean' }
export const number: Field = { isValid: (value) => typeof value === 'number' && Number.isFinite(value) }
export const integer: Field = { isValid: Number.isInteger }
export const uuid = matches(UUID)
export const country = matches(/^[A-Z]{2}$/)
export const culture = matches(/^[a-z]{2}-[A-Z]{2}$/)
export const day = matches(/^\d{4}-\d{2}-\d{2}$/)
/** The service takes UTC only. */
export const utc = matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/)

export const required = (field: Field): Field => ({ ...field, isRequired: true })
export const oneOf = (known: readonly string[]): Field => ({ isValid: (value) => known.some((one) => one === value) })
export const list = (field: Field, max = 1_000, min = 0): Field => ({
  isValid: (value, name) =>
    Array.isArray(value) &&
    value.length >= min &&
    value.length <= max &&
    value.every((one) => field.isValid(one, name)),
})
export const object = (fields: Fields): Field => ({
  isValid: (value) => {
    if (!isBody(value)) return false
    checkFields(value, fields)
    return true
  },
})
/** How the service changes one value: absent or null leaves it, a null inside clears it. */
export const updateOf = (field: Field): Field => ({
  isValid: (value, name) =>
    isBody(value) &&
    Object.keys(value).every((key) => key === 'Value') &&
    (value['Value'] === undefined || value['Value'] === null || field.isValid(value['Value'], name)),
})

export const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Throws 400 for the first field that is unknown, missing or wrong. */
export function checkFields(body: Body, fields: Fields): void {
  const unknown = Object.keys(body).find((name) => !Object.hasOwn(fields, name))
  if (unknown) throw invalid(`JSON: could not find member '${unknown}'`)
  for (const [name, { isValid, isRequired }] of Object.entries(fields)) {
    const value = body[name]
    if (value === undefined || value === null) {
      if (isRequired) throw invalid(name)
    } else if (!isValid(value, name)) throw invalid(name)
  }
}
