import type { StaffPageFacts } from '@foyer/contract/staff/page.ts'
import type { StaffSession } from '@foyer/contract/staff/session.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { ToastsProvider } from '../parts/toasts.tsx'
import type { Address } from '../places/address.ts'
import { PlacesProvider } from '../places/places-context.tsx'
import { loadWordings } from '../wordings/load-wordings.ts'
import { createTexts } from '../wordings/texts.ts'
import { TextsProvider } from '../wordings/texts-context.tsx'
import type { Wordings } from '../wordings/wording-key.ts'
import { Entrance } from './entrance.tsx'
import { SignedIn } from './signed-in.tsx'

interface LanguageTexts {
  readonly language: string
  readonly wordings: Wordings
}

interface AppProps {
  readonly facts: StaffPageFacts
  readonly firstSpeech: LanguageTexts
  readonly address: Address
}

/**
 * Shows the entrance until a member has signed in and the app afterwards; the address stays the
 * same.
 */
export function App({ facts, firstSpeech, address }: AppProps) {
  const [session, setSession] = useState(facts.session)
  const [left, setLeft] = useState<'signedOut' | 'ended' | undefined>()
  const speech = useLanguageTexts(firstSpeech, session)
  const words = useMemo(() => createTexts(speech.language, speech.wordings, undefined), [speech])
  const begin = useCallback((begun: StaffSession) => {
    setLeft(undefined)
    setSession(begun)
  }, [])
  const end = useCallback((why: 'signedOut' | 'ended') => {
    // A call or the connection may report later that the session is over, which its member has just ended.
    setLeft((before) => (before === 'signedOut' ? before : why))
    setSession(undefined)
  }, [])
  return (
    <PlacesProvider address={address}>
      <TextsProvider words={words}>
        <ToastsProvider>
          {session ? (
            <SignedIn session={session} speech={speech} onRenew={setSession} onEnd={end} />
          ) : (
            <Entrance facts={facts} left={left} onSession={begin} />
          )}
        </ToastsProvider>
      </TextsProvider>
    </PlacesProvider>
  )
}

/** Switches to the member's own language once they have signed in. */
function useLanguageTexts(first: LanguageTexts, session: StaffSession | undefined): LanguageTexts {
  const [speech, setSpeech] = useState(first)
  const language = session?.member.language
  useEffect(() => {
    if (!language) return
    let isWanted = true
    void loadWordings([language]).then((loaded) => {
      if (isWanted) setSpeech(loaded)
    })
    return () => {
      isWanted = false
    }
  }, [language])
  useEffect(() => {
    document.documentElement.lang = speech.language
  }, [speech])
  return speech
}
