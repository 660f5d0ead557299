import Phone from 'lucide-react/icons/phone'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { ReceptionButton } from '../../frame/help/reception-button.tsx'
import { CallLink } from '../../frame/help/use-reception.tsx'
import { Facts } from '../../parts/facts.tsx'
import { useSite } from '../../site/site-context.tsx'

/** Refers the guest to reception if rooms aren't sold online. */
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
      primary={<ReceptionButton kind="primary" />}
    >
      {phone && (
        <Facts
          facts={[
            {
              name: name ?? label('tools.reception'),
              value: site.device.enrolledOnly ? phone : <CallLink phone={phone} />,
              icon: <Phone />,
            },
          ]}
        />
      )}
    </GuestFrame>
  )
}
