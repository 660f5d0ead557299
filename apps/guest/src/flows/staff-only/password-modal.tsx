import { type ReactNode, useEffect, useRef } from 'react'
import { useScreenForm } from '../../fields/use-screen-form.ts'
import { Modal } from '../../parts/modal.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './password-modal.module.css'
import type { useDeviceAdmin } from './use-device-admin.ts'

interface PasswordModalProps {
  readonly title: string
  readonly text: string
  readonly admin: Pick<ReturnType<typeof useDeviceAdmin>, 'password' | 'type' | 'issue'>
  readonly onEnter?: () => unknown
  readonly onClose: () => void
  readonly actions: ReactNode
  readonly children?: ReactNode
}

/** A password prompt and the actions it authorises. */
export function PasswordModal({ title, text, admin, onEnter, onClose, actions, children }: PasswordModalProps) {
  const { site, label } = useSite()
  const form = useScreenForm(() => onEnter?.())
  const box = useRef<HTMLInputElement>(null)
  // Takes the focus back after the dialog focuses a button, and
  // after a rejection, so that the on-screen keyboard works again.
  useEffect(() => {
    if (admin.issue !== '') box.current?.focus()
  }, [admin.issue])
  return (
    <Modal
      open
      shape={site.device.onScreenKeyboard ? 'wide' : 'panel'}
      title={title}
      onClose={onClose}
      actions={actions}
    >
      <p className={css['text']}>{text}</p>
      <div className={css['answer']}>
        <form className={css['form']} {...form.watched}>
          <TextField
            ref={(element) => {
              box.current = element instanceof HTMLInputElement ? element : null
            }}
            type="password"
            name="password"
            label={label('staff-only.password')}
            value={admin.password}
            onChange={admin.type}
            issue={admin.issue}
            maxLength={200}
            inputMode={site.device.onScreenKeyboard ? 'none' : undefined}
            dir="ltr"
          />
        </form>
        {children}
      </div>
      {form.keys}
    </Modal>
  )
}
