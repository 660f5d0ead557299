import { MAX_TYPED_NAME_LENGTH, type TypedNameIssue } from '@foyer/domain/signature/typed-name.ts'
import { useEffect, useEffectEvent } from 'react'
import type { useScreenKeyboard } from '../../fields/use-screen-keyboard.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { useSite } from '../../site/site-context.tsx'
import type { useTypedName } from './use-typed-name.ts'

interface TypedNameProps {
  readonly typed: ReturnType<typeof useTypedName>
  readonly issue: TypedNameIssue | undefined
  readonly busy: boolean
  /** The field that the on-screen keyboard types into. */
  readonly watched: ReturnType<typeof useScreenKeyboard>['watched']
  readonly onDone: () => unknown
}

const words = {
  nameMissing: 'missing_signature_error',
  nameIncomplete: 'typed.incomplete',
  nameOfAnother: 'typed.ofAnother',
} as const satisfies Record<TypedNameIssue, string>

/** For guests who can't draw: one field, which the sheet renders as the signature. */
export function TypedName({ typed, issue, busy, watched, onDone }: TypedNameProps) {
  const { site, label } = useSite()
  const text = label.on('signature')
  // The guest asked to type, so the field gets the focus.
  const begin = useEffectEvent(typed.look)
  useEffect(() => begin(), [])
  return (
    <form
      noValidate
      {...watched}
      onSubmit={(event) => {
        event.preventDefault()
        void onDone()
      }}
    >
      <TextField
        ref={typed.field}
        name="typedName"
        label={text('typed.label')}
        hint={text('typed.hint')}
        value={typed.name}
        onChange={typed.type}
        issue={issue && text(words[issue])}
        autoComplete={site.device.enrolledOnly ? 'off' : 'name'}
        autoCapitalize="words"
        maxLength={MAX_TYPED_NAME_LENGTH}
        required
        readOnly={busy}
      />
    </form>
  )
}
