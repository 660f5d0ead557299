import type { FoundPostalCode } from '@foyer/contract/postal-codes.ts'
import { postalSearch } from '@foyer/domain/fields/postal-search.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type FieldValues, textOf } from './kind-props.ts'

const told = ['city', 'region', 'municipality'] as const

interface Asked {
  readonly found: readonly FoundPostalCode[]
  readonly typed: string
  readonly values: FieldValues
  readonly onFill: (changes: FieldValues) => void
}

/**
 * Fills in what all places with a complete postal code have in common, unless the
 * guest entered something else. Returns true if there is nothing left to choose.
 */
export function useWholePostalCode({ found, typed, values, onFill }: Asked): boolean {
  const filled = useRef<FieldValues>({})
  const exact = found.filter(({ postalCode }) => keyOf(postalCode) === keyOf(typed))
  // A full list of results may omit some.
  const isSure = exact.length > 0 && (found.length < postalSearch.mostResults || exact.length < found.length)
  const known = isSure ? agreedOn(exact) : {}
  const print = JSON.stringify(known)
  const fill = useEffectEvent(() => {
    const isFree = (name: string) => textOf(values[name]) === '' || values[name] === filled.current[name]
    const changes = Object.fromEntries(Object.entries(known).filter(([name]) => isFree(name)))
    filled.current = { ...filled.current, ...changes }
    if (Object.keys(changes).length > 0) onFill(changes)
  })
  useEffect(() => {
    if (print !== '{}') fill()
  }, [print])
  return isSure && exact.length === 1
}

function agreedOn([first, ...others]: readonly FoundPostalCode[]): FieldValues {
  const agreed = told.filter((name) => first?.[name] && others.every((one) => one[name] === first[name]))
  return Object.fromEntries(agreed.map((name) => [name, first?.[name]]))
}

/** Treats `sw1a 1aa` and `SW1A1AA` as equal. */
function keyOf(code: string): string {
  return code.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
