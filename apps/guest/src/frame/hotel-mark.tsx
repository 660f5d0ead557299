import { HouseMark } from '../pictures/house-mark.tsx'
import { useSite } from '../site/site-context.tsx'

/** The hotel's mark beside its name. */
export function HotelMark() {
  const { site } = useSite()
  return <HouseMark mark={site.theme.mark} />
}
