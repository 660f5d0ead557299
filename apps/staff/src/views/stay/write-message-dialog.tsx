import { MAX_MESSAGE_LENGTH } from '@foyer/contract/staff/messages.ts'
import { type Language, languages } from '@foyer/domain/basics/language.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { AreaField, SelectField } from '../../parts/field.tsx'
import words from '../../theme/words.module.css'
import { getLanguageName } from '../../wordings/get-language-name.ts'
import { useTexts } from '../../wordings/texts-context.tsx'

interface WriteMessageDialogProps {
  readonly name: string
  /** The language the guest probably reads. */
  readonly language: string | undefined
  readonly busy: boolean
  readonly onWrite: (message: { language: Language; text: string }) => void
  readonly onClose: () => void
}

export function WriteMessageDialog({ name, language, busy, onWrite, onClose }: WriteMessageDialogProps) {
  const { say, language: own } = useTexts()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(() => findLanguage(language) ?? findLanguage(own) ?? 'en')
  const typed = text.trim()
  const foot = (
    <>
      <span className={words['grow']} />
      <Button onClick={onClose}>{say('do.cancel')}</Button>
      <Button type="submit" look="primary" busy={busy} disabled={typed === ''}>
        {say('stay.message.leave')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={say('stay.message.for', { name })}
      onClose={onClose}
      onSubmit={() => typed !== '' && onWrite({ language: chosen, text: typed })}
      foot={foot}
    >
      <AreaField
        label={say('stay.message.text')}
        hint={say('stay.message.hint')}
        maxLength={MAX_MESSAGE_LENGTH}
        rows={4}
        lang={chosen}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <SelectField
        label={say('stay.message.language')}
        value={chosen}
        onChange={({ target }) => setChosen(findLanguage(target.value) ?? chosen)}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {getLanguageName(one, own)}
          </option>
        ))}
      </SelectField>
    </Dialog>
  )
}

function findLanguage(code: string | undefined): Language | undefined {
  return languages.find((one) => one === code)
}
