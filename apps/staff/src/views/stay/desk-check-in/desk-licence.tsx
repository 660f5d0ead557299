import type { StayGuest } from '@foyer/contract/staff/stay.ts'
import { useState } from 'react'
import { Button } from '../../../parts/button.tsx'
import { SelectField, TextField } from '../../../parts/field.tsx'
import { listCountries } from '../../../parts/world.ts'
import { useTexts } from '../../../wordings/texts-context.tsx'
import { Licence } from '../stay-licence.tsx'
import styles from './desk-check-in.module.css'
import type { DeskActs } from './use-desk-acts.ts'

const LICENCE_ID = 'desk-licence'

export const focusLicence = () => document.getElementById(LICENCE_ID)?.querySelector('input')?.focus()

/** A driver's licence: confirmed if it is known, typed from the card if it is not. */
export function DeskLicence({ guest, acts }: { readonly guest: StayGuest; readonly acts: DeskActs }) {
  const { say, language } = useTexts()
  const [typed, setTyped] = useState({ number: '', country: guest.nationality ?? '', validUntil: '' })
  const isKnown = guest.licence !== undefined && guest.licence !== 'missing'
  const isReady = Object.values(typed).every(Boolean)
  return (
    <section id={LICENCE_ID} className={`${styles['part']} ${styles['licence']}`}>
      <h3>{say('desk.licence')}</h3>
      {isKnown ? (
        <Licence guest={guest} onSeen={() => acts.seeLicence(guest.id)} />
      ) : (
        <div className={styles['fields']}>
          <TextField
            label={say('desk.licence.number')}
            maxLength={40}
            autoComplete="off"
            value={typed.number}
            onChange={({ target }) => setTyped({ ...typed, number: target.value })}
          />
          <SelectField
            label={say('desk.licence.country')}
            value={typed.country}
            onChange={({ target }) => setTyped({ ...typed, country: target.value })}
          >
            <option value="">–</option>
            {listCountries(language).map((one) => (
              <option key={one.value} value={one.value}>
                {one.name}
              </option>
            ))}
          </SelectField>
          <TextField
            label={say('desk.licence.validUntil')}
            type="date"
            value={typed.validUntil}
            onChange={({ target }) => setTyped({ ...typed, validUntil: target.value })}
          />
          <span className={styles['act']}>
            <Button busy={acts.isBusy} disabled={!isReady} onClick={() => acts.saveLicence(guest.id, typed)}>
              {say('desk.licence.save')}
            </Button>
          </span>
        </div>
      )}
    </section>
  )
}
