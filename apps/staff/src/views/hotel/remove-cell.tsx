import Trash from 'lucide-react/icons/trash-2'
import { IconButton } from '../../parts/button.tsx'
import styles from './hotel.module.css'

interface RemoveCellProps {
  readonly label: string
  readonly onRemove: () => void
}

/** The last cell of a removable row. */
export function RemoveCell({ label, onRemove }: RemoveCellProps) {
  return (
    <td className={styles['remove']}>
      <IconButton label={label} onClick={onRemove}>
        <Trash size={16} aria-hidden />
      </IconButton>
    </td>
  )
}
