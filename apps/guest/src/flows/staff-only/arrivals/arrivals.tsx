import { useScreenKeyboard } from '../../../fields/use-screen-keyboard.tsx'
import { GuestFrame } from '../../../frame/guest-frame.tsx'
import { Button } from '../../../parts/button.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { TextField } from '../../../parts/text-field.tsx'
import { useInactivity } from '../../../parts/use-inactivity.ts'
import { useSite } from '../../../site/site-context.tsx'
import { PANEL_TIMEOUT_MS } from '../panel-timeout.ts'
import { PasswordModal } from '../password-modal.tsx'
import { ArrivalRows } from './arrival-rows.tsx'
import css from './arrivals.module.css'
import { useArrivals } from './use-arrivals.ts'

/**
 * Today's arrivals, protected by the staff password: a
 * member of staff opens a guest's reservation for them.
 */
export function Arrivals({ onClose }: { onClose: () => void }) {
  const { label } = useSite()
  const text = label.on('arrivals')
  const arrivals = useArrivals()
  const keyboard = useScreenKeyboard()
  useInactivity(PANEL_TIMEOUT_MS, onClose)
  if (!arrivals.rows) {
    return (
      <GuestFrame question={text('question')} onBack={onClose}>
        <PasswordModal
          title={text('door.title')}
          text={text('door.text')}
          admin={arrivals.panel}
          onEnter={arrivals.open}
          onClose={onClose}
          actions={
            <>
              <Button onPress={onClose}>{label('staff-only.close')}</Button>
              <Button kind="primary" busy={arrivals.busy} onPress={arrivals.open}>
                {text('door.open')}
              </Button>
            </>
          }
        />
      </GuestFrame>
    )
  }
  return (
    <GuestFrame question={text('question')} hint={text('hint', { count: arrivals.count ?? 0 })} onBack={onClose}>
      <form noValidate {...keyboard.watched} onSubmit={(event) => event.preventDefault()}>
        <TextField
          type="search"
          name="arrival"
          label={text('search')}
          value={arrivals.typed}
          onChange={arrivals.search}
          maxLength={100}
        />
      </form>
      <div className={css['found']}>
        {arrivals.rows.length > 0 ? (
          <ArrivalRows label={text('question')} rows={arrivals.rows} onPick={arrivals.pick} />
        ) : (
          <Notice announced>{text('none')}</Notice>
        )}
      </div>
      {keyboard.keys}
    </GuestFrame>
  )
}
