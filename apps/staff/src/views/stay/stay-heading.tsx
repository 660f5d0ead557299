import type { Stay } from '@foyer/contract/staff/stay.ts'
import { isKnownIncluded } from '@foyer/domain/reservation/included.ts'
import { useTranslatedName } from '../../stays/names.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'

/** Above the name: the reference, the days and the booking channel. */
export function StayOverline({ stay }: { stay: Stay }) {
  const { say, day, time } = useTexts()
  const { walkIn } = stay
  const parts = [
    say('stay.nights', { n: stay.nights }),
    say('stay.range', { from: day(stay.startDate), to: day(stay.endDate) }),
    ...(stay.groupLocator ? [say('stay.group', { locator: stay.groupLocator })] : []),
    ...(walkIn ? [say('stay.walkIn')] : []),
    ...(walkIn?.heldUntil ? [say('stay.walkIn.held', { time: time(walkIn.heldUntil) })] : []),
  ]
  return (
    <>
      <span className={words['code']}>{stay.reference}</span> · {parts.join(' · ')}
    </>
  )
}

/** Below the name: the room, the party and the inclusions. */
export function StayUnderline({ stay }: { stay: Stay }) {
  const { say } = useTexts()
  const nameIn = useTranslatedName()
  const party = [
    say('stay.adults', { n: stay.adults }),
    ...(stay.children > 0 ? [say('stay.children', { n: stay.children })] : []),
    ...(stay.hasPets ? [say('arrivals.pets')] : []),
  ].join(', ')
  const included = stay.included.map((one) => (isKnownIncluded(one) ? say(`included.${one}`) : one))
  const also = [party, ...included, ...(stay.preCheckinCompleted ? [say('stay.pre')] : [])]
  return (
    <>
      {nameIn(stay.roomTypeNames, stay.roomType)} <b>{stay.roomNumber ?? say('arrivals.noRoom')}</b> ·{' '}
      {also.join(' · ')}
      {stay.email && <div>{stay.email}</div>}
    </>
  )
}
