import { type ChannelKey, listLineKeys, revokeLineKey } from '@foyer/contract/staff/screens.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useLoad } from '@foyer/web/api/use-load.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import grid from '../../parts/grid.module.css'
import { useProblemToast } from '../../parts/problem-text.ts'
import { Table } from '../../parts/table.tsx'
import { useToast } from '../../parts/toasts.tsx'
import { useNow } from '../../session/use-now.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import { ConnectionKeyDialog } from './connection-key-dialog.tsx'
import styles from './devices.module.css'

/** Keys that let the hotel's own system drive the screens at the desk. */
export function ConnectionKeys() {
  const { say } = useTexts()
  const toast = useToast()
  const complain = useProblemToast()
  const load = useLoad(listLineKeys)
  const revoke = useCall(revokeLineKey)
  const [isMaking, setIsMaking] = useState(false)
  const end = ({ id }: ChannelKey) =>
    revoke.mutate(
      { params: { id } },
      {
        onSuccess: () => toast('done', say('lineKeys.revoked')),
        onError: complain,
        onSettled: () => void load.refetch(),
      },
    )
  if (!load.data) return null
  return (
    <div className={styles['part']}>
      <h2>{say('lineKeys.title')}</h2>
      <p className={styles['about']}>
        {say('lineKeys.text')} <Button onClick={() => setIsMaking(true)}>{say('lineKeys.make')}</Button>
      </p>
      {load.data.keys.length > 0 && <KeysTable keys={load.data.keys} onRevoke={end} />}
      {isMaking && (
        <ConnectionKeyDialog
          onClose={() => {
            setIsMaking(false)
            void load.refetch()
          }}
        />
      )}
    </div>
  )
}

function KeysTable({ keys, onRevoke }: { keys: readonly ChannelKey[]; onRevoke: (key: ChannelKey) => void }) {
  const { say, moment } = useTexts()
  const now = useNow()
  return (
    <Table
      caption={say('lineKeys.title')}
      className={styles['devices']}
      columns={[
        { label: say('devices.name') },
        { label: say('devices.madeBy'), className: styles['kind'] },
        { label: say('lineKeys.used') },
        { label: say('do.more'), unseen: true },
      ]}
    >
      <tbody>
        {keys.map((key) => (
          <tr key={key.id}>
            <td className={styles['name']}>{key.name}</td>
            <td className={styles['kind']}>{key.madeBy}</td>
            <td>{key.usedAt ? moment(key.usedAt, now) : say('devices.never')}</td>
            <td>
              <span className={grid['acts']}>
                <Button aria-label={`${say('lineKeys.revoke')} ${key.name}`} onClick={() => onRevoke(key)}>
                  {say('lineKeys.revoke')}
                </Button>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
