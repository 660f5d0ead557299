import { Refusal, unprocessable } from './refusal.ts'

export type Fields = Readonly<Record<string, unknown>>
export type Checks = Readonly<
  Record<string, { readonly isValid: (value: unknown) => boolean; readonly isRequired?: true }>
>

export const isText = (value: unknown) => typeof value === 'string' && value.length > 0
export const isList = (value: unknown) => Array.isArray(value)
export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isMoment = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d))?$/.test(value)
export const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0
export const isOneOf =
  (...known: string[]) =>
  (value: unknown) =>
    known.some((one) => one === value)

/** Reads the fields of a body, which may have no others. */
export function checkFields(value: unknown, checks: Checks, path: string): Fields {
  if (!isObject(value)) throw unprocessable(`${path}: an object is expected.`)
  for (const name of Object.keys(value))
    if (!Object.hasOwn(checks, name)) throw new Refusal(400, `Could not find member '${name}'.`)
  for (const [name, { isValid, isRequired }] of Object.entries(checks)) {
    const given = value[name]
    if (given === undefined ? isRequired : !isValid(given)) throw unprocessable(`${path}${name} is not valid.`)
  }
  return value
}
