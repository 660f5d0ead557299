import type { StayGuest } from '@foyer/contract/staff/stay.ts'
import { useTexts } from '../wordings/texts-context.tsx'

export function GuestFacts({ guest }: { guest: StayGuest }) {
  const { say, wholeDay } = useTexts()
  const facts = [
    guest.adult === false && say('stay.guest.child'),
    guest.documentType && [say(`document.${guest.documentType}`), guest.nationality].filter(Boolean).join(' '),
    guest.documentMasked,
    guest.birthDate && say('stay.guest.born', { day: wholeDay(guest.birthDate) }),
  ]
  return <>{facts.filter(Boolean).join(' · ')}</>
}
