import { HotelMark } from '../frame/hotel-mark.tsx'
import { Button } from '../parts/button.tsx'
import { ScreenFrame } from '../parts/screen-frame.tsx'
import { useSite } from '../site/site-context.tsx'

/** Minimal on purpose, so that nothing in it can fail too. */
export function LastResort({ why: reason }: { why: 'problem.unexpected' | 'offline' }) {
  const { label, hotel } = useSite()
  return (
    <ScreenFrame
      mark={{ name: hotel.name, icon: <HotelMark /> }}
      question={label(`${reason}.title`)}
      hint={label(`${reason}.text`)}
      primary={
        <Button kind="primary" onPress={() => location.reload()}>
          {label('show-error.retry.again')}
        </Button>
      }
    />
  )
}
