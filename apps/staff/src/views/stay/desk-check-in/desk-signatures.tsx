import type { Stay, StayGuest } from '@foyer/contract/staff/stay.ts'
import { listMissingSigners } from '@foyer/domain/staff/desk-steps.ts'
import Printer from 'lucide-react/icons/printer'
import { Button, buttonClass } from '../../../parts/button.tsx'
import { StateLabel } from '../../../parts/state-label.tsx'
import { place } from '../../../places/place.ts'
import { useLink } from '../../../places/places-context.tsx'
import { useGuestName } from '../../../stays/names.ts'
import words from '../../../theme/words.module.css'
import { useTexts } from '../../../wordings/texts-context.tsx'
import { useDocuments } from '../use-documents.ts'
import styles from './desk-check-in.module.css'
import type { DeskActs } from './use-desk-acts.ts'

interface DeskSignaturesProps {
  readonly stay: Stay
  readonly acts: DeskActs
  readonly onChanged: () => void
}

/** Signatures on paper, on a screen, or waived. */
export function DeskSignatures({ stay, acts, onChanged }: DeskSignaturesProps) {
  const { say } = useTexts()
  const link = useLink()
  const papers = useDocuments(stay.reference, onChanged)
  const asked = stay.guests.filter(({ signature, gone, exempt }) => !gone && !exempt && signature !== 'notAsked')
  const isOpen = listMissingSigners(stay.guests).length > 0
  const [print, isPrinting] = stay.rental
    ? [papers.makeAgreement, papers.isMakingAgreement]
    : [papers.makeCards, papers.isMakingCards]
  return (
    <>
      {isOpen && <p className={words['note']}>{say('desk.signature.hint')}</p>}
      <ul className={styles['rows']}>
        {asked.map((guest) => (
          <Signature key={guest.id} guest={guest} acts={acts} />
        ))}
      </ul>
      {isOpen && (
        <div className={styles['acts']}>
          <Button busy={isPrinting} onClick={print}>
            <Printer size={16} aria-hidden />
            {say('desk.signature.print')}
          </Button>
          <a className={buttonClass('plain')} {...link(place('screens', { reference: stay.reference }))}>
            {say('desk.signature.screen')}
          </a>
        </div>
      )}
    </>
  )
}

function Signature({ guest, acts }: { readonly guest: StayGuest; readonly acts: DeskActs }) {
  const { say, time } = useTexts()
  const name = useGuestName()(guest)
  const { signature, signedOnPaper, signedAt } = guest
  return (
    <li>
      <span>{name}</span>
      {signature === 'missing' && (
        <button type="button" className={words['link']} onClick={() => acts.waive(guest.id)}>
          {say('stay.guest.waive')}
        </button>
      )}
      {signature === 'waived' && <StateLabel mark="notAsked">{say('stay.guest.waived')}</StateLabel>}
      {signature === 'signed' && (
        <StateLabel mark="done">{say('stay.guest.signed', { time: signedAt ? time(signedAt) : '' })}</StateLabel>
      )}
      {signedOnPaper && (
        <>
          <StateLabel mark="done">
            {say('stay.guest.paper', { by: signedOnPaper.by, time: time(signedOnPaper.at) })}
          </StateLabel>
          <button type="button" className={words['link']} onClick={() => acts.undoPaper(guest.id)}>
            {say('desk.signature.undo')}
          </button>
        </>
      )}
    </li>
  )
}
