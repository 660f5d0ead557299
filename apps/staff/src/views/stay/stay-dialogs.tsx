import type { Stay } from '@foyer/contract/staff/stay.ts'
import { ConfirmDialog } from '../../parts/dialog.tsx'
import { useWords } from '../../wordings/words-context.tsx'
import { useAtScreen } from './use-at-screen.ts'
import type { StayActs } from './use-stay.ts'

interface DialogProps<Act extends keyof StayActs> {
  readonly name: string
  readonly acts: Pick<StayActs, Act>
  readonly onClose: () => void
}

/** Confirms the cancellation of a stay. */
export function CancelDialog({ name, acts, onClose }: DialogProps<'isCancelling' | 'cancel'>) {
  const { say } = useWords()
  return (
    <ConfirmDialog
      title={say('stay.cancel.sure', { name })}
      text={say('stay.cancel.text')}
      does={say('stay.cancel')}
      busy={acts.isCancelling}
      onConfirm={() => acts.cancel(onClose)}
      onClose={onClose}
    />
  )
}

/** Confirms freeing the screen that a guest is using. */
export function FreeDialog({
  name,
  screen,
  acts,
  onClose,
}: DialogProps<'isFreeing' | 'free'> & { readonly screen: NonNullable<Stay['screen']> }) {
  const { say } = useWords()
  const atScreen = useAtScreen()
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
