import { requestArrivalsEarly } from '../live/early-arrivals.ts'
import { openEarly } from '../live/early-stream.ts'
import { selectHotel } from '../session/chosen-hotel.ts'
import { readPageFacts } from '../session/page-facts.ts'

/** A file of its own in the build, which runs while the browser loads and compiles the application. */
const { session } = readPageFacts()
if (session) {
  const hotel = selectHotel(session)
  const stream = openEarly(hotel.id)
  const isToday = /^\/staff(\/arrivals(\/.*)?)?\/?$/.test(location.pathname) && location.search === ''
  if (isToday && hotel.may.includes('seeArrivals'))
    requestArrivalsEarly(stream, { hotelId: hotel.id, csrf: session.csrf })
}
