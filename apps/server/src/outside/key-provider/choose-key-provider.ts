import { createHash } from 'node:crypto'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { createHttpKeyProvider } from './http-key-provider.ts'
import type { ChooseKeyProvider, KeyProvider } from './key-provider.ts'

/**
 * Programs no door; returns the same code for the same id, so that the demo behaves like the real
 * provider.
 */
const demo: KeyProvider = {
  makePin: async (id) => derivePin(id),
  closePin: async (id) => derivePin(id),
}

function derivePin(id: string): string {
  return String(createHash('sha256').update(id).digest().readUInt32BE() % 1_000_000).padStart(6, '0')
}

/** A code that no door knows must never look like a valid one. */
const none: KeyProvider = {
  async makePin() {
    throw new Problem('keyNotCut', 'no door code provider is configured')
  },
  closePin: async () => undefined,
}

export function chooseKeyProvider({
  keyProviderUrl,
  keyProviderToken,
}: {
  readonly keyProviderUrl?: string | undefined
  readonly keyProviderToken?: string | undefined
}): ChooseKeyProvider {
  const real = keyProviderUrl ? createHttpKeyProvider({ url: keyProviderUrl, token: keyProviderToken }) : none
  return ({ isDemo }) => (isDemo && !keyProviderUrl ? demo : real)
}
