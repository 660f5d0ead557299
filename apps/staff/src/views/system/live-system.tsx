import type { readSystemSetup } from '@foyer/contract/staff/system-setup.ts'
import { getSystemKind } from '@foyer/domain/config/hotel-system-kinds.ts'
import type * as z from 'zod/mini'
import { Button } from '../../parts/button.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { TextField } from '../../parts/field.tsx'
import { HotelSystemHealth } from '../../stays/hotel-system-health.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './system.module.css'
import type { SystemForm } from './use-system.ts'

export type Live = NonNullable<z.output<typeof readSystemSetup.reply>['live']>

interface LiveSystemProps {
  readonly live: Live
  readonly form: SystemForm
  readonly onLeave: () => void
}

/** How the connection is, and what can be done with it. */
export function LiveSystem({ live, form, onLeave }: LiveSystemProps) {
  const { say } = useTexts()
  const isOperators = getSystemKind(live.kind).isConnectedByOperator
  return (
    <>
      <HotelSystemHealth line={live.connection} />
      {live.hintAddress && (
        <div className={styles['choose']}>
          <TextField
            label={say('systemSetup.hints')}
            hint={say('systemSetup.hints.about')}
            value={live.hintAddress}
            readOnly
          />
          <CopyButton text={live.hintAddress} />
        </div>
      )}
      <div className={styles['acts']}>
        {!isOperators && <Button onClick={() => form.begin(live.kind)}>{say('systemSetup.change')}</Button>}
        <Button look="danger" onClick={onLeave}>
          {say('systemSetup.disconnect')}
        </Button>
      </div>
      {isOperators && <p className={`${words['note']} ${styles['acts']}`}>{say('systemSetup.operator')}</p>}
    </>
  )
}
