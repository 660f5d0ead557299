import type { Stay } from '@foyer/contract/staff/stay.ts'
import { ConfirmDialog } from '../../parts/dialog.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import { useScreenText } from './use-screen-text.ts'
import type { StayPageState } from './use-stay.ts'

export interface DialogProps<Act extends keyof StayPageState> {
  readonly name: string
  readonly acts: Pick<StayPageState, Act>
  readonly onClose: () => void
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
