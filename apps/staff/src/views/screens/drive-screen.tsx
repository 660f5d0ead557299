import { type Screen, type ScreenView, screenViews } from '@foyer/contract/staff/screens.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { TextField } from '../../parts/field.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './screens.module.css'
import type { ScreenRequest } from './use-screens.ts'

interface DriveScreenProps {
  screen: Screen
  /** The booking that the user came from. */
  reference: string | undefined
  busy: boolean
  sent: string | undefined
  onShow: (wanted: ScreenRequest) => void
}

const ofReservation = screenViews.filter((what): what is Exclude<ScreenView, 'screensaver'> => what !== 'screensaver')

/** What the screen shows next: a step of a booking, or nothing. */
export function DriveScreen({ screen, reference: given = '', busy, sent, onShow }: DriveScreenProps) {
  const { say } = useTexts()
  const [reference, setReference] = useState(given)
  const [guest, setGuest] = useState('1')
  const code = reference.trim().toUpperCase()
  const guestIndex = Math.max(1, Number.parseInt(guest, 10) || 1)
  return (
    <section className={styles['drive']} aria-label={say('screens.drive', { screen: screen.name })}>
      <h2>{say('screens.drive', { screen: screen.name })}</h2>
      <div className={styles['fields']}>
        <TextField
          label={say('screens.reference')}
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
        <TextField
          label={say('screens.guest')}
          inputMode="numeric"
          value={guest}
          onChange={({ target }) => setGuest(target.value)}
        />
      </div>
      <div className={styles['acts']}>
        {ofReservation.map((what) => (
          <Button
            key={what}
            look={what === 'form' ? 'primary' : 'plain'}
            busy={busy}
            disabled={code === ''}
            onClick={() => onShow({ what, reference: code, guestIndex })}
          >
            {say(`screens.show.${what}`)}
          </Button>
        ))}
        <Button busy={busy} onClick={() => onShow({ what: 'screensaver' })}>
          {say('screens.show.screensaver')}
        </Button>
      </div>
      <p role="status">{sent && say(screen.waiting > 0 ? 'screens.sent' : 'screens.taken')}</p>
    </section>
  )
}
