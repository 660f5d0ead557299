import type { StayGuest } from '@foyer/contract/staff/stay.ts'
import type { Mark } from '@foyer/domain/staff/marks.ts'
import { Button } from '../../parts/button.tsx'
import { StateLabel } from '../../parts/state-label.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'

const marks: Readonly<Record<NonNullable<StayGuest['licence']>, Mark>> = {
  barcode: 'done',
  lines: 'done',
  seen: 'done',
  picture: 'needsPerson',
  typed: 'needsPerson',
  unmatched: 'needsPerson',
  missing: 'notYet',
}

interface LicenceProps {
  readonly guest: StayGuest
  readonly onSeen: (() => void) | undefined
}

/**
 * What is known of a driver's licence. If no device has confirmed it, staff check it before handing
 * over the car.
 */
export function Licence({ guest: { licence, licenceTyped }, onSeen }: LicenceProps) {
  const { say, wholeDay } = useTexts()
  if (!licence) return null
  const { number, country, validUntil } = licenceTyped ?? {}
  const facts = [number, country, validUntil && say('stay.guest.licence.until', { day: wholeDay(validUntil) })]
  return (
    <div>
      <StateLabel mark={marks[licence]}>{say(`stay.guest.licence.${licence}`)}</StateLabel>
      {licenceTyped && <p className={words['muted']}>{facts.filter(Boolean).join(' · ')}</p>}
      {onSeen && marks[licence] === 'needsPerson' && <Button onClick={onSeen}>{say('stay.guest.licence.see')}</Button>}
    </div>
  )
}
