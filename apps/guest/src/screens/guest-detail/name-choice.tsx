import type { NameDoubt } from '@foyer/domain/document/name-doubts.ts'
import Info from 'lucide-react/icons/info'
import { ChoiceList } from '../../parts/choice-list.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'

interface NameChoiceProps {
  readonly doubt: NameDoubt
  /** True if the name differs completely: the document's is used, and reception reviews it. */
  readonly isFixed: boolean
  readonly taken: 'booked' | 'scanned'
  readonly onTake: (which: 'booked' | 'scanned') => void
}

/** The name on the document next to the one in the reservation. */
export function NameChoice({ doubt, isFixed, taken, onTake }: NameChoiceProps) {
  const { label } = useSite()
  const text = label.on('guest-detail')
  const { field, scanned, booked } = doubt
  if (isFixed) {
    return (
      <Notice announced icon={<Info />}>
        {text('nameDiffers', { scanned, booked })}
      </Notice>
    )
  }
  return (
    <ChoiceList
      label={text(`whichName.${field}`)}
      labelShown
      abreast
      value={taken}
      choices={[
        { value: 'scanned', name: scanned, note: text('onDocument') },
        { value: 'booked', name: booked, note: text('inBooking') },
      ]}
      onChange={(value) => onTake(value === 'booked' ? 'booked' : 'scanned')}
    />
  )
}
