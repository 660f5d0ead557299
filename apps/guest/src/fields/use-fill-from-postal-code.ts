import type { FoundPostalCode } from '@foyer/contract/postal-codes.ts'
import { postalSearch } from '@foyer/domain/fields/postal-search.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type FieldValues, toText } from './kind-props.ts'

const filledFields = ['city', 'region', 'municipality'] as const

interface WholePostalCodeOptions {
  readonly found: readonly FoundPostalCode[]
  readonly typed: string
  readonly values: FieldValues
  readonly onFill: (changes: FieldValues) => void
}

/**
 * Fills in what all places with a complete postal code have in common, unless the
 * guest entered something else. Returns true if there is nothing left to choose.
 */
export function useFillFromPostalCode({ found, typed, values, onFill }: WholePostalCodeOptions): boolean {
  const filled = useRef<FieldValues>({})
  const exact = found.filter(({ postalCode }) => normalizePostalCode(postalCode) === normalizePostalCode(typed))
  // A full list of results may omit some.
  const isSure = exact.length > 0 && (found.length < postalSearch.maxResults || exact.length < found.length)
  const known = isSure ? findCommonValues(exact) : {}
  const print = JSON.stringify(known)
  const fill = useEffectEvent(() => {
    const isFree = (name: string) => toText(values[name]) === '' || values[name] === filled.current[name]
    const changes = Object.fromEntries(Object.entries(known).filter(([name]) => isFree(name)))
    filled.current = { ...filled.current, ...changes }
    if (Object.keys(changes).length > 0) onFill(changes)
  })
  useEffect(() => {
    if (print !== '{}') fill()
  }, [print])
  return isSure && exact.length === 1
}

function findCommonValues([first, ...others]: readonly FoundPostalCode[]): FieldValues {
  const agreed = filledFields.filter((name) => first?.[name] && others.every((one) => one[name] === first[name]))
  return Object.fromEntries(agreed.map((name) => [name, first?.[name]]))
}

/** Treats `sw1a 1aa` and `SW1A1AA` as equal. */
function normalizePostalCode(code: string): string {
  return code.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
