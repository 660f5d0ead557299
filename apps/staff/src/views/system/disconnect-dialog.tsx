import { CallOut } from '../../parts/call-out.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import type { Live } from './live-system.tsx'
import type { SystemForm } from './use-system.ts'

interface DisconnectDialogProps {
  readonly live: Live
  readonly form: SystemForm
  readonly onClose: () => void
}

/** Says what stays, and what will not be sent. */
export function DisconnectDialog({ live, form, onClose }: DisconnectDialogProps) {
  const { say } = useTexts()
  const { waiting } = live.connection
  return (
    <FormDialog
      title={say('systemSetup.disconnect.title', { kind: say(`systemSetup.kind.${live.kind}`) })}
      does={say('systemSetup.disconnect')}
      busy={form.isBusy}
      onSubmit={() => form.disconnect(waiting, onClose)}
      onClose={onClose}
    >
      <p>{say('systemSetup.disconnect.about')}</p>
      {waiting > 0 && (
        <CallOut mark="needsPerson" title={say('systemSetup.disconnect.waiting', { n: waiting })}>
          {say('systemSetup.disconnect.waiting.about')}
        </CallOut>
      )}
    </FormDialog>
  )
}
