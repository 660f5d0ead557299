import { MarkPicture } from '../pictures/mark-picture.tsx'
import { useSite } from '../site/site-context.tsx'

/** The hotel's logo next to its name. */
export function HotelMark() {
  const { site } = useSite()
  return <MarkPicture mark={site.theme.mark} />
}
