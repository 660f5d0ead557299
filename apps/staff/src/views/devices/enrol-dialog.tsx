import { addDesk, makeLicense } from '@foyer/contract/staff/devices.ts'
import { DESK_APP_KEY } from '@foyer/domain/device/device-kind.ts'
import type { ChannelName } from '@foyer/domain/mode/channels.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { SelectField, TextField } from '../../parts/field.tsx'
import { LicenseCode } from '../../parts/license-code.tsx'
import { useProblemText } from '../../parts/problem-text.ts'
import { MarkShape } from '../../parts/state-mark.tsx'
import { useNow } from '../../session/use-now.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './enrol-dialog.module.css'
import { PairingCode } from './pairing-code.tsx'

interface EnrolProps {
  appKeys: readonly { appKey: string; channel: ChannelName }[]
  onClose: () => void
}

/** Creates a license code and shows it only once. */
export function EnrolDialog({ appKeys, onClose }: EnrolProps) {
  const { say } = useTexts()
  const textOf = useProblemText()
  const make = useCall(makeLicense)
  const desk = useCall(addDesk)
  const [appKey, setAppKey] = useState('')
  const [name, setName] = useState('')
  const made = make.data
  const isMade = made !== undefined || desk.data !== undefined
  const problem = make.error ?? desk.error
  const submit = () => {
    const body = { name: name.trim() }
    if (appKey === DESK_APP_KEY) desk.mutate({ body })
    else make.mutate({ body: { ...body, appKey } })
  }
  const foot = (
    <>
      <span className={words['grow']} />
      {isMade ? (
        <Button look="primary" onClick={onClose}>
          {say('enrol.done')}
        </Button>
      ) : (
        <>
          <Button onClick={onClose}>{say('do.cancel')}</Button>
          <Button
            type="submit"
            look="primary"
            busy={make.isPending || desk.isPending}
            disabled={appKey === '' || name.trim() === ''}
          >
            {say('enrol.make')}
          </Button>
        </>
      )}
    </>
  )
  return (
    <Dialog title={say('enrol.title')} onClose={onClose} onSubmit={submit} foot={foot}>
      {desk.data ? (
        <PairingCode where="hub.how.setDesk" name={name.trim()} code={desk.data.code} />
      ) : made ? (
        <MadeLicense name={name.trim()} made={made} />
      ) : (
        <div className={styles['form']}>
          <KindField appKeys={appKeys} value={appKey} onChange={setAppKey} />
          <TextField
            label={say('enrol.name')}
            placeholder={say('enrol.nameHint')}
            maxLength={60}
            value={name}
            issue={problem ? textOf(problem) : undefined}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
      )}
    </Dialog>
  )
}

interface KindFieldProps {
  appKeys: EnrolProps['appKeys']
  value: string
  onChange: (appKey: string) => void
}

/** A screen for guests, or the encoder at the desk. */
function KindField({ appKeys, value, onChange }: KindFieldProps) {
  const { say } = useTexts()
  return (
    <SelectField label={say('enrol.kind')} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{say('do.choose')}</option>
      {appKeys.map((one) => (
        <option key={one.appKey} value={one.appKey}>
          {say(`channel.${one.channel}`)} ({one.appKey})
        </option>
      ))}
      <option value={DESK_APP_KEY}>{say('channel.desk')}</option>
    </SelectField>
  )
}

/** The code, and how to use it at the device. */
function MadeLicense({ name, made }: { name: string; made: { code: string; validUntil: string } }) {
  const { say, moment } = useTexts()
  const now = useNow()
  return (
    <>
      <LicenseCode label={say('enrol.code', { name })} code={made.code}>
        {say('enrol.once', { time: moment(made.validUntil, now) })}
      </LicenseCode>
      <ol className={styles['how']}>
        <li>
          <MarkShape mark="now" />
          {say('enrol.how.open', { address: `${location.origin}/pok/` })}
        </li>
        <li>
          <MarkShape mark="notYet" />
          {say('enrol.how.type')}
        </li>
      </ol>
    </>
  )
}
