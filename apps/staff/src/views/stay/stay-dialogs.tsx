import type { Stay } from '@foyer/contract/staff/stay.ts'
import { ConfirmDialog } from '../../parts/dialog.tsx'
import { ReasonDialog } from '../../parts/reason-dialog.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { useScreenText } from './use-screen-text.ts'
import type { StayPageState } from './use-stay.ts'

interface DialogProps<Act extends keyof StayPageState> {
  readonly name: string
  readonly acts: Pick<StayPageState, Act>
  readonly onClose: () => void
}

/** Asks why a stay is cancelled. */
export function CancelDialog({ name, acts, onClose }: DialogProps<'isCancelling' | 'cancel'>) {
  const { say } = useTexts()
  return (
    <ReasonDialog
      title={say('stay.cancel.sure', { name })}
      deed={say('stay.cancel')}
      busy={acts.isCancelling}
      reason={{ label: say('stay.reveal.reason'), hint: say('stay.cancel.hint'), maxLength: 200 }}
      onConfirm={(reason) => acts.cancel(reason, onClose)}
      onClose={onClose}
    >
      <p className={words['soft']}>{say('stay.cancel.text')}</p>
    </ReasonDialog>
  )
}

/** Asks why a cancelled stay is valid again. */
export function ReinstateDialog({ name, acts, onClose }: DialogProps<'isReinstating' | 'reinstate'>) {
  const { say } = useTexts()
  return (
    <ReasonDialog
      title={say('stay.reinstate.sure', { name })}
      deed={say('stay.reinstate')}
      busy={acts.isReinstating}
      reason={{ label: say('stay.reveal.reason'), hint: say('stay.reinstate.hint'), maxLength: 200 }}
      onConfirm={(reason) => acts.reinstate(reason, onClose)}
      onClose={onClose}
    >
      <p className={words['soft']}>{say('stay.reinstate.text')}</p>
    </ReasonDialog>
  )
}

/** Confirms freeing the screen that a guest is using. */
export function FreeDialog({
  name,
  screen,
  acts,
  onClose,
}: DialogProps<'isFreeing' | 'free'> & { readonly screen: NonNullable<Stay['screen']> }) {
  const { say } = useTexts()
  const atScreen = useScreenText()
  return (
    <ConfirmDialog
      title={say('stay.free.sure', { name })}
      text={say('stay.free.text', { where: atScreen(screen) })}
      does={say('stay.free')}
      busy={acts.isFreeing}
      onConfirm={() => acts.free(onClose)}
      onClose={onClose}
    />
  )
}
