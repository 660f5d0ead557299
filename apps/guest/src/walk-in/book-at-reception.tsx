import ConciergeBell from 'lucide-react/icons/concierge-bell'
import Phone from 'lucide-react/icons/phone'
import { ConfiguredPicture } from '../frame/configured-picture.tsx'
import { GuestFrame } from '../frame/guest-frame.tsx'
import { openHelp } from '../frame/help/help.ts'
import { Button } from '../parts/button.tsx'
import { Facts } from '../parts/facts.tsx'
import { useSite } from '../site/site-context.tsx'

/** Where no page sells a room, somebody does. */
export function BookAtReception({ onBack }: { onBack: () => unknown }) {
  const { label, site } = useSite()
  const text = label.on('book')
  const { name, phone } = site.hotelInfo.reception ?? {}
  return (
    <GuestFrame
      question={text('atReception')}
      hint={text('atReception.hint')}
      picture={<ConfiguredPicture name="welcome" />}
      pictureFills
      pictureOnPhone="tall"
      onBack={onBack}
      primary={
        <Button kind="primary" icon={<ConciergeBell />} onPress={() => openHelp('reception')}>
          {label('tools.reception')}
        </Button>
      }
    >
      {phone && <Facts facts={[{ name: name ?? label('tools.reception'), value: phone, icon: <Phone /> }]} />}
    </GuestFrame>
  )
}
