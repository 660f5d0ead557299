import type { ProductName } from '@foyer/domain/mode/products.ts'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { Button, IconButton } from '../../parts/button.tsx'
import { TextField } from '../../parts/field.tsx'
import { parseRooms, type RoomLine } from '../../parts/parse-rooms.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './set-up.module.css'
import type { SetUpForm } from './use-set-up.ts'

const examples = { hotel: '101-112, 114', carRental: 'A1-A12, B3' } as const satisfies Record<ProductName, string>

export function RoomsPage({ form: { draft, change, isWrong } }: { form: SetUpForm }) {
  const { say } = useTexts()
  const { rooms, faults } = parseRooms(draft.rooms)
  const set = (id: number, changes: Partial<RoomLine>) =>
    change({ rooms: draft.rooms.map((line) => (line.id === id ? { ...line, ...changes } : line)) })
  const add = () => {
    const id = Math.max(0, ...draft.rooms.map((line) => line.id)) + 1
    change({ rooms: [...draft.rooms, { id, numbers: '', type: '', floor: '' }] })
  }
  const issueOf = ({ id, numbers }: RoomLine) => {
    const fault = faults.find(({ line }) => line === id)
    if (fault && 'bad' in fault) return say('setUp.rooms.bad', { text: fault.bad })
    if (fault) return say('setUp.rooms.twice', { number: fault.twice })
    return isWrong('rooms') && numbers.trim() === '' ? say('setUp.missing') : undefined
  }
  return (
    <>
      <p className={styles['text']}>{say('setUp.rooms.text')}</p>
      {draft.rooms.map((line) => (
        <div key={line.id} className={styles['line']}>
          <TextField
            label={say('setUp.rooms.numbers')}
            placeholder={examples[draft.product]}
            value={line.numbers}
            issue={issueOf(line)}
            onChange={(event) => set(line.id, { numbers: event.target.value })}
          />
          <TextField
            label={say('setUp.rooms.type')}
            value={line.type}
            issue={
              line.numbers.trim() !== '' && line.type.trim() === '' && isWrong('rooms.type')
                ? say('setUp.missing')
                : undefined
            }
            onChange={(event) => set(line.id, { type: event.target.value })}
          />
          <TextField
            label={say('setUp.rooms.floor')}
            inputMode="numeric"
            maxLength={4}
            value={line.floor}
            onChange={(event) => set(line.id, { floor: event.target.value })}
          />
          <IconButton
            label={say('setUp.rooms.remove')}
            disabled={draft.rooms.length === 1}
            onClick={() => change({ rooms: draft.rooms.filter(({ id }) => id !== line.id) })}
          >
            <X size={16} aria-hidden />
          </IconButton>
        </div>
      ))}
      <div className={styles['foot']}>
        <Button onClick={add}>
          <Plus size={16} aria-hidden />
          {say('setUp.rooms.add')}
        </Button>
        <span className={styles['text']} role="status">
          {say('setUp.rooms.count', { n: rooms.length })}
        </span>
      </div>
    </>
  )
}
