import { openStay } from '@foyer/contract/staff/stay.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { NotLoaded } from '../../parts/loading.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import { CheckOutDialog } from '../stay/stay-check-out.tsx'
import { useCheckOut } from '../stay/use-check-out.ts'

interface FolioCheckOutProps {
  readonly reference: string
  readonly name: string
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** The check-out of the stay panel, with the stay as it is now. */
export function FolioCheckOut({ reference, name, onChanged, onClose }: FolioCheckOutProps) {
  const { say } = useTexts()
  const loaded = useLoad(openStay, { params: { reference } }, { again: true })
  const acts = useCheckOut(reference, onChanged)
  if (loaded.data) return <CheckOutDialog stay={loaded.data} name={name} acts={acts} onClose={onClose} />
  return (
    <Dialog title={say('stay.checkOut.sure', { name })} onClose={onClose}>
      <NotLoaded of={loaded} rows={2} />
    </Dialog>
  )
}
