import type { SingleSignOnFacts } from '@foyer/contract/staff/page.ts'
import type { StaffSession } from '@foyer/contract/staff/session.ts'
import { act, render } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { App } from '../app/app.tsx'
import { preloadLaterViews } from '../app/later-views.ts'
import { createAddress } from '../places/address.ts'
import en from '../wordings/en.json' with { type: 'json' }
import { createFakeFetch, type on } from './fake-fetch.ts'

// A test may take its time to load a view, but not while it waits for what the view shows.
await preloadLaterViews()

/** The live connection of one test, which sends what the test scripts. */
class FakeEventSource {
  static last: FakeEventSource | undefined
  static firstState = 1
  readyState = FakeEventSource.firstState
  readonly #listeners: { type: string; listener: (event: { data?: unknown }) => void }[] = []

  constructor() {
    FakeEventSource.last = this
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

interface RenderOptions {
  readonly session?: StaffSession
  readonly path?: string
  readonly singleSignOn?: SingleSignOnFacts
  /** The live connection is not open yet. */
  readonly connecting?: boolean
  readonly answers: readonly ReturnType<typeof on>[]
}

/** Renders the whole application at one address, with a scripted server. */
export function renderSignedIn({
  session,
  path = '/arrivals',
  singleSignOn,
  connecting = false,
  answers,
}: RenderOptions) {
  FakeEventSource.firstState = connecting ? 0 : 1
  vi.stubGlobal('fetch', createFakeFetch(answers))
  vi.stubGlobal('EventSource', FakeEventSource)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  history.replaceState(null, '', `/staff${path}`)
  const facts = {
    language: 'en',
    base: '/staff',
    version: '1',
    firstRun: false,
    ...(session && { session }),
    ...(singleSignOn && { singleSignOn }),
  } as const
  render(<App facts={facts} firstSpeech={{ language: 'en', wordings: en }} address={createAddress('/staff')} />)
  return {
    /** Delivers an event over the live connection. */
    hear: (type: string, data: unknown = {}) => act(async () => FakeEventSource.last?.hear(type, data)),
    /** The browser has given up on the connection. */
    lose: () =>
      act(async () => {
        if (FakeEventSource.last) FakeEventSource.last.readyState = 2
        FakeEventSource.last?.hear('error', {})
      }),
  }
}
