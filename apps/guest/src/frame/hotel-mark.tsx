import { MarkPicture } from '../pictures/mark-picture.tsx'
import { useSite } from '../site/site-context.tsx'

/** The hotel's mark beside its name. */
export function HotelMark() {
  const { site } = useSite()
  return <MarkPicture mark={site.theme.mark} />
}
