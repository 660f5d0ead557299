import type { StaffSession } from '@foyer/contract/staff/session.ts'
import { act, render } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { App } from '../app/app.tsx'
import { address } from '../places/address.ts'
import en from '../wordings/en.json' with { type: 'json' }
import { answeringFetch, type on } from './answering-fetch.ts'

/** The live connection of one test, which sends what the test scripts. */
class ScriptedLine {
  static last: ScriptedLine | undefined
  readyState = 1
  readonly #listeners: { type: string; listener: (event: { data?: unknown }) => void }[] = []

  constructor() {
    ScriptedLine.last = this
  }

  addEventListener(type: string, listener: (event: { data?: unknown }) => void) {
    this.#listeners.push({ type, listener })
  }

  close() {
    this.readyState = 2
  }

  hear(type: string, data: unknown) {
    for (const one of this.#listeners) if (one.type === type) one.listener({ data: JSON.stringify(data) })
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})

interface Rendered {
  readonly session?: StaffSession
  readonly path?: string
  readonly answers: readonly ReturnType<typeof on>[]
}

/** Renders the whole application at one address, with a scripted server. */
export function renderSignedIn({ session, path = '/arrivals', answers }: Rendered) {
  vi.stubGlobal('fetch', answeringFetch(answers))
  vi.stubGlobal('EventSource', ScriptedLine)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  history.replaceState(null, '', `/staff${path}`)
  const facts = { language: 'en', base: '/staff', version: '1', firstRun: false, ...(session && { session }) } as const
  render(<App facts={facts} firstSpeech={{ language: 'en', wordings: en }} address={address('/staff')} />)
  return {
    /** Delivers an event over the live connection. */
    hear: (type: string, data: unknown = {}) => act(async () => ScriptedLine.last?.hear(type, data)),
    /** The browser has given up on the connection. */
    lose: () =>
      act(async () => {
        if (ScriptedLine.last) ScriptedLine.last.readyState = 2
        ScriptedLine.last?.hear('error', {})
      }),
  }
}
