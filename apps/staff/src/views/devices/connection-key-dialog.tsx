import { makeLineKey } from '@foyer/contract/staff/screens.ts'
import { useCall } from '@foyer/web/api/use-call.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { TextField } from '../../parts/field.tsx'
import { useProblemToast } from '../../parts/problem-text.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'

/** A key that is shown only once. */
export function ConnectionKeyDialog({ onClose }: { onClose: () => void }) {
  const { say } = useTexts()
  const complain = useProblemToast()
  const make = useCall(makeLineKey)
  const [name, setName] = useState('')
  const key = make.data?.key
  const foot = (
    <>
      <span className={words['grow']} />
      {key ? (
        <Button look="primary" onClick={onClose}>
          {say('enrol.done')}
        </Button>
      ) : (
        <>
          <Button onClick={onClose}>{say('do.cancel')}</Button>
          <Button type="submit" look="primary" busy={make.isPending} disabled={name.trim() === ''}>
            {say('lineKeys.make')}
          </Button>
        </>
      )}
    </>
  )
  return (
    <Dialog
      title={say('lineKeys.make')}
      onClose={onClose}
      onSubmit={() => make.mutate({ body: { name } }, { onError: complain })}
      foot={foot}
    >
      {key ? (
        <>
          <TextField
            label={say('lineKeys.key', { name: name.trim() })}
            value={key}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <p>{say('hub.once')}</p>
        </>
      ) : (
        <TextField
          label={say('lineKeys.name')}
          placeholder={say('lineKeys.nameHint')}
          value={name}
          maxLength={60}
          onChange={({ target }) => setName(target.value)}
        />
      )}
    </Dialog>
  )
}
