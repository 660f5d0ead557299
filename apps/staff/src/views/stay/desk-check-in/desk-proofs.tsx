import type { Stay, StayGuest } from '@foyer/contract/staff/stay.ts'
import { CheckField } from '../../../parts/field.tsx'
import { useTexts } from '../../../wordings/texts-context.tsx'
import styles from './desk-check-in.module.css'
import { DeskLicence } from './desk-licence.tsx'
import type { DeskActs } from './use-desk-acts.ts'

interface DeskProofsProps {
  readonly stay: Stay
  readonly guest: StayGuest
  readonly acts: DeskActs
}

/** What staff see with their own eyes: the person with the document, and a driver's licence. */
export function DeskProofs({ stay, guest, acts }: DeskProofsProps) {
  const { say, time } = useTexts()
  const { identitySeen, identityDue, documentMasked } = guest
  const canSee = Boolean(documentMasked || identityDue || identitySeen)
  const hint = identitySeen
    ? say('desk.by', { by: identitySeen.by, time: time(identitySeen.at) })
    : say(identityDue ? 'desk.seen.due' : documentMasked ? 'desk.seen.hint' : 'desk.seen.none')
  return (
    <>
      <div className={styles['seen']}>
        <CheckField
          label={say('desk.seen')}
          hint={hint}
          disabled={!canSee || acts.isBusy}
          checked={identitySeen !== undefined}
          onChange={({ target }) => acts.setSeen(guest.id, target.checked)}
        />
      </div>
      {stay.drives && <DeskLicence key={guest.id} guest={guest} acts={acts} />}
    </>
  )
}
