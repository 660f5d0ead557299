import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { Button, IconButton } from '../../parts/button.tsx'
import { CheckField, SelectField, TextField } from '../../parts/field.tsx'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './set-up.module.css'
import type { DeviceLine, SetUpForm } from './use-set-up.ts'

/** App keys of a new hotel, with the words for their kind. */
const appKeys = [
  { appKey: 'kiosk', label: 'channel.kiosk' },
  { appKey: 'tablet', label: 'channel.tablet' },
  { appKey: 'frontapp', label: 'channel.frontApp' },
] as const

export function DevicesPage({ form: { draft, change, isWrong } }: { form: SetUpForm }) {
  const { say } = useTexts()
  const set = (id: number, changes: Partial<DeviceLine>) =>
    change({ devices: draft.devices.map((line) => (line.id === id ? { ...line, ...changes } : line)) })
  const add = () => {
    const id = Math.max(0, ...draft.devices.map((line) => line.id)) + 1
    change({ devices: [...draft.devices, { id, appKey: 'kiosk', name: `${say('channel.kiosk')} ${id}` }] })
  }
  return (
    <>
      <p className={styles['text']}>{say('setUp.devices.text')}</p>
      {draft.devices.map((line, index) => (
        <div key={line.id} className={styles['device']}>
          <SelectField
            label={say('enrol.kind')}
            value={line.appKey}
            onChange={(event) => {
              const chosen = appKeys.find(({ appKey }) => appKey === event.target.value)
              if (chosen) set(line.id, { appKey: chosen.appKey })
            }}
          >
            {appKeys.map(({ appKey, label }) => (
              <option key={appKey} value={appKey}>
                {say(label)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={say('enrol.name')}
            maxLength={60}
            value={line.name}
            issue={isWrong(`devices.${index}.name`) ? say('setUp.missing') : undefined}
            onChange={(event) => set(line.id, { name: event.target.value })}
          />
          <IconButton
            label={say('setUp.devices.remove')}
            onClick={() => change({ devices: draft.devices.filter(({ id }) => id !== line.id) })}
          >
            <X size={16} aria-hidden />
          </IconButton>
        </div>
      ))}
      <div>
        <Button onClick={add}>
          <Plus size={16} aria-hidden />
          {say('setUp.devices.add')}
        </Button>
      </div>
      <CheckField
        label={say('setUp.demoOff')}
        hint={say('setUp.demoOff.text')}
        checked={draft.demoOff}
        onChange={(event) => change({ demoOff: event.target.checked })}
      />
    </>
  )
}
