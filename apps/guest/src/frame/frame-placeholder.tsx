import { useJourney } from '../journey/journey-context.tsx'
import { ScreenFrame } from '../parts/screen-frame.tsx'
import { useSite } from '../site/site-context.tsx'
import { HotelMark } from './hotel-mark.tsx'
import { Tools } from './tools.tsx'

/** The frame while the first screen loads. */
export function FramePlaceholder() {
  const { site, hotel, label } = useSite()
  const { place } = useJourney()
  return (
    <ScreenFrame
      key={place.screen}
      question=""
      mark={{ name: site.hotelInfo.name ?? hotel.name, icon: <HotelMark /> }}
      tools={<Tools />}
      toolsLabel={label('tools.label')}
    />
  )
}
