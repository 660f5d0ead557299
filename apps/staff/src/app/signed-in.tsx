import type { StaffSession } from '@foyer/contract/staff/session.ts'
import type { StaffAction } from '@foyer/domain/staff/roles.ts'
import { ApiProvider } from '@foyer/web/api/api-provider.tsx'
import { anonymousCaller, type CallContext, type Caller } from '@foyer/web/api/caller.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { VideoCalls } from '../calls/video-calls.tsx'
import { fetchOrTakeEarly } from '../live/early-arrivals.ts'
import { LiveProvider } from '../live/live-context.tsx'
import { seedArrivals } from '../live/seed-arrivals.ts'
import { getHome } from '../places/home.ts'
import { useAddress } from '../places/places-context.tsx'
import { selectHotel, storeHotel } from '../session/chosen-hotel.ts'
import { createQueryClient } from '../session/create-query-client.ts'
import { SessionProvider, type SessionValue } from '../session/session-context.tsx'
import { watchActivity } from '../session/watch-activity.ts'
import { createTexts } from '../wordings/texts.ts'
import { TextsProvider } from '../wordings/texts-context.tsx'
import type { Wordings } from '../wordings/wording-key.ts'
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
  const [chosen, setChosen] = useState(() => selectHotel(session).id)
  const hotel = session.hotels.find(({ id }) => id === chosen) ?? selectHotel(session)
  const [rest] = useState(() => watchActivity())
  useEffect(() => rest.stop, [rest])
  useEffect(() => storeHotel(hotel.id), [hotel.id])

  const value = useMemo<SessionValue>(
    () => ({
      session,
      hotel,
      mayDo: (action: StaffAction) => hotel.may.includes(action),
      chooseHotel: (id) => {
        storeHotel(id)
        setChosen(id)
        address.go(getHome(session.hotels.find((one) => one.id === id)?.may ?? hotel.may))
      },
      renew: onRenew,
      end: onEnd,
    }),
    [session, hotel, onRenew, onEnd, address],
  )
  return (
    <SessionProvider value={value}>
      <HotelApp key={hotel.id} value={value} speech={speech} says={rest.headers} />
    </SessionProvider>
  )
}

interface HotelAppProps {
  value: SessionValue
  speech: SignedInProps['speech']
  says: () => CallContext['headers']
}

/** Remounted for every hotel, so no state of one hotel shows up in another. */
function HotelApp({ value: { session, hotel, end }, speech, says }: HotelAppProps) {
  const [queries] = useState(() =>
    seedArrivals(
      createQueryClient(() => end('ended')),
      { hotelId: hotel.id, language: speech.language },
    ),
  )
  const caller = useMemo<Caller>(
    () => ({
      ...anonymousCaller,
      language: () => speech.language,
      getContext: () => ({ headers: { csrf: session.csrf, hotelId: String(hotel.id), ...says() } }),
      fetch: fetchOrTakeEarly,
    }),
    [session.csrf, hotel.id, speech.language, says],
  )
  const { timeZone, partyWord, hasSystem } = hotel
  const words = useMemo(
    () => createTexts(speech.language, speech.wordings, timeZone, partyWord, hasSystem),
    [speech, timeZone, partyWord, hasSystem],
  )
  return (
    <TextsProvider words={words}>
      <QueryClientProvider client={queries}>
        <ApiProvider caller={caller}>
          <LiveProvider>
            <VideoCalls>
              <CurrentView />
            </VideoCalls>
          </LiveProvider>
        </ApiProvider>
      </QueryClientProvider>
    </TextsProvider>
  )
}
