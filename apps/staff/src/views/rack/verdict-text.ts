import { countNights } from '@foyer/domain/basics/count-nights.ts'
import { useListName, useTranslatedName } from '../../stays/names.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import type { Drop, Refusal, Verdict } from './judge-drop.ts'

interface VerdictText {
  readonly isGood: boolean
  readonly title: string
  readonly text: string
}

/** What the page says about a drop before it happens. */
export function useVerdictText(): (drop: Drop, verdict: Verdict) => VerdictText {
  const { say, day } = useTexts()
  const nameOf = useListName()
  const nameIn = useTranslatedName()

  const toReason = (refusal: Refusal): string => {
    if (refusal.reason === 'closed')
      return say('rack.no.closed', { reason: refusal.closure.reason, day: day(refusal.closure.endDate) })
    if (refusal.reason !== 'taken') return say(`rack.no.${refusal.reason}`)
    const text = say('rack.no.taken', { name: nameOf(refusal.by), day: day(refusal.from) })
    return refusal.canSwap ? `${text} ${say('rack.no.exchange')}` : text
  }

  return (drop, verdict) => {
    const { stay, roomNumber = '', startDate, endDate } = drop
    const hasNewDates = startDate !== stay.startDate || endDate !== stay.endDate
    const dates = say('rack.dates', { from: day(startDate), to: day(endDate), n: countNights(startDate, endDate) })
    switch (verdict.result) {
      case 'same':
        return { isGood: true, title: say('rack.same'), text: dates }
      case 'noRoom':
        return { isGood: true, title: say('rack.tray'), text: dates }
      case 'refused':
        return {
          isGood: false,
          title: hasNewDates ? dates : say('rack.no', { number: roomNumber || say('rack.tray') }),
          text: toReason(verdict.refusal),
        }
      case 'fits': {
        const type = nameIn(verdict.room.typeNames, verdict.room.type)
        const facts = [
          verdict.isOtherType
            ? say('rack.fits.otherType', { type, booked: nameIn(stay.typeNames, stay.type) })
            : say('rack.fits.type', { type }),
          say(`rack.condition.${verdict.room.condition}`),
          ...(verdict.freeTo ? [say('rack.fits.until', { day: day(verdict.freeTo) })] : []),
        ]
        return {
          isGood: true,
          title: hasNewDates ? dates : say('rack.fits', { number: roomNumber }),
          text: facts.join(', '),
        }
      }
    }
  }
}
