import type { Information } from '@foyer/contract/information.ts'
import type { Label } from '@foyer/domain/config/labels.ts'
import Coffee from 'lucide-react/icons/coffee'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import FileText from 'lucide-react/icons/file-text'
import Timer from 'lucide-react/icons/timer'
import type { ReactNode } from 'react'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { Button } from '../../parts/button.tsx'
import { type Fact, Facts } from '../../parts/facts.tsx'
import { useProductIcons } from '../../site/product-icons.ts'
import { useSite } from '../../site/site-context.tsx'
import { useMainInformation } from './use-main-information.ts'

/**
 * The hotel can replace each text with the labels `main-information.label1` to `label3`, and its
 * title with `.title`.
 */
const texts = [
  { label: 'label1', icon: <FileText /> },
  { label: 'label2', icon: <Timer /> },
  { label: 'label3', icon: <ConciergeBell /> },
] as const

/** What a guest should know before the check-in starts. */
export function MainInformationScreen() {
  const { label } = useSite()
  const information = useMainInformation()
  const text = label.on('main-information')
  const { leaves: Leaves } = useProductIcons()
  return (
    <GuestFrame
      question={text('question')}
      picture={<ConfiguredPicture name="welcome" />}
      pictureFills
      pictureOnPhone="small"
      onBack={information.back}
      primary={
        <Button kind="primary" onPress={information.next}>
          {text('next')}
        </Button>
      }
    >
      <Facts
        facts={[
          ...texts.map(({ label, icon }) => ({ name: text(`${label}.title`), value: text(label), icon })),
          ...toTimeFacts(information.times, text, <Leaves />),
        ]}
      />
    </GuestFrame>
  )
}

function toTimeFacts({ breakfast, checkOutUntil }: Information, text: Label, leaves: ReactNode): Fact[] {
  const { place } = breakfast ?? {}
  return [
    ...(breakfast
      ? [
          {
            name: place ? text('breakfastIn', { place }) : text('breakfast'),
            value: text('fromUntil', { from: breakfast.from, until: breakfast.until }),
            icon: <Coffee />,
          },
        ]
      : []),
    ...(checkOutUntil ? [{ name: text('checkOut'), value: text('until', { time: checkOutUntil }), icon: leaves }] : []),
  ]
}
