import { openEarly } from '../live/early-stream.ts'
import { selectHotel } from '../session/chosen-hotel.ts'
import { readPageFacts } from '../session/page-facts.ts'

const { session } = readPageFacts()
if (session) openEarly(selectHotel(session).id)
