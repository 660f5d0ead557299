import { type ConnectedKind, connectedKinds, getSystemKind } from '@foyer/domain/config/hotel-system-kinds.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { SelectField } from '../../parts/field.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './system.module.css'

export function ChooseKind({ onBegin }: { onBegin: (kind: ConnectedKind) => void }) {
  const { say } = useTexts()
  const [kind, setKind] = useState<ConnectedKind>(connectedKinds[0])
  const isOperators = getSystemKind(kind).isConnectedByOperator
  return (
    <div className={styles['choose']}>
      <SelectField
        label={say('systemSetup.choose')}
        value={kind}
        onChange={({ target }) => setKind(target.value as ConnectedKind)}
      >
        {connectedKinds.map((one) => (
          <option key={one} value={one}>
            {say(`systemSetup.kind.${one}`)}
          </option>
        ))}
      </SelectField>
      {isOperators ? (
        <p className={words['note']}>{say('systemSetup.operator')}</p>
      ) : (
        <Button look="primary" onClick={() => onBegin(kind)}>
          {say('systemSetup.begin')}
        </Button>
      )}
    </div>
  )
}
