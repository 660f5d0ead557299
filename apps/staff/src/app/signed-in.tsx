import type { StaffSession } from '@foyer/contract/staff/session.ts'
import type { StaffAction } from '@foyer/domain/staff/roles.ts'
import { ApiProvider } from '@foyer/web/api/api-provider.tsx'
import { type Caller, nobody, type Said } from '@foyer/web/api/caller.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { VideoCalls } from '../calls/video-calls.tsx'
import { LiveProvider } from '../live/live-context.tsx'
import { place } from '../places/place.ts'
import { useAddress } from '../places/places-context.tsx'
import { chosenHotel, keepHotel } from '../session/chosen-hotel.ts'
import { newQueries } from '../session/queries.ts'
import { watchRest } from '../session/rest.ts'
import { SessionProvider, type SessionValue } from '../session/session-context.tsx'
import type { Wordings } from '../wordings/wording-key.ts'
import { wordsIn } from '../wordings/words.ts'
import { WordsProvider } from '../wordings/words-context.tsx'
import { CurrentView } from './current-view.tsx'

interface SignedInProps {
  session: StaffSession
  speech: { language: string; wordings: Wordings }
  onRenew: SessionValue['renew']
  onEnd: SessionValue['end']
}

/** Everything a signed-in member sees. */
export function SignedIn({ session, speech, onRenew, onEnd }: SignedInProps) {
  const address = useAddress()
  const [chosen, setChosen] = useState(() => chosenHotel(session).id)
  const hotel = session.hotels.find(({ id }) => id === chosen) ?? chosenHotel(session)
  const [rest] = useState(() => watchRest())
  useEffect(() => rest.stop, [rest])
  useEffect(() => keepHotel(hotel.id), [hotel.id])

  const value = useMemo<SessionValue>(
    () => ({
      session,
      hotel,
      mayDo: (action: StaffAction) => hotel.may.includes(action),
      chooseHotel: (id) => {
        keepHotel(id)
        setChosen(id)
        address.go(place('arrivals'))
      },
      renew: onRenew,
      end: onEnd,
    }),
    [session, hotel, onRenew, onEnd, address],
  )
  return (
    <SessionProvider value={value}>
      <AtHotel key={hotel.id} value={value} speech={speech} says={rest.headers} />
    </SessionProvider>
  )
}

interface AtHotelProps {
  value: SessionValue
  speech: SignedInProps['speech']
  says: () => Said['headers']
}

/** Remounted for every hotel, so no state of one hotel shows up in another. */
function AtHotel({ value: { session, hotel, end }, speech, says }: AtHotelProps) {
  const [queries] = useState(() => newQueries(() => end('ended')))
  const caller = useMemo<Caller>(
    () => ({
      ...nobody,
      language: () => speech.language,
      says: () => ({ headers: { csrf: session.csrf, hotelId: String(hotel.id), ...says() } }),
    }),
    [session.csrf, hotel.id, speech.language, says],
  )
  const { timeZone, partyWord } = hotel
  const words = useMemo(
    () => wordsIn(speech.language, speech.wordings, timeZone, partyWord),
    [speech, timeZone, partyWord],
  )
  return (
    <WordsProvider words={words}>
      <QueryClientProvider client={queries}>
        <ApiProvider caller={caller}>
          <LiveProvider>
            <CurrentView />
            <VideoCalls />
          </LiveProvider>
        </ApiProvider>
      </QueryClientProvider>
    </WordsProvider>
  )
}
