import { place } from '@foyer/domain/journey/place.ts'
import { Button } from '@foyer/web/parts/button.tsx'
import { Facts } from '@foyer/web/parts/facts.tsx'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import FileText from 'lucide-react/icons/file-text'
import Timer from 'lucide-react/icons/timer'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { useJourney } from '../../journey/journey-context.tsx'
import { useSite } from '../../site/site-context.tsx'

/** The hotel may say each in its own words: labels `main-information.label1` to `label3`, a title with `.title`. */
const texts = [
  { label: 'label1', icon: <FileText /> },
  { label: 'label2', icon: <Timer /> },
  { label: 'label3', icon: <ConciergeBell /> },
] as const

/** What a guest should know before anything is asked. */
export function MainInformationScreen() {
  const { label } = useSite()
  const journey = useJourney()
  const text = label.on('main-information')
  return (
    <GuestFrame
      question={text('question')}
      picture={<ConfiguredPicture name="welcome" />}
      pictureFills
      pictureOnPhone="small"
      onBack={() => journey.goTo(place('select-language'), 'back')}
      primary={
        <Button kind="primary" onPress={() => journey.next()}>
          {text('next')}
        </Button>
      }
    >
      <Facts facts={texts.map(({ label, icon }) => ({ name: text(`${label}.title`), value: text(label), icon }))} />
    </GuestFrame>
  )
}
