import { languages } from '@foyer/domain/basics/language.ts'
import { Button } from '../../parts/button.tsx'
import { Modal } from '../../parts/modal.tsx'
import { WordList } from '../../parts/word-list.tsx'
import { languageNames } from '../../site/language-names.ts'
import { useSite } from '../../site/site-context.tsx'

/** Changes the language of the current screen and keeps what was typed. */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const { site, language, label, chooseLanguage } = useSite()
  const text = label.on('language')
  async function pick(value: string) {
    const chosen = languages.find((one) => one === value)
    if (chosen) await chooseLanguage(chosen)
    onClose()
  }
  return (
    <Modal
      open
      shape="panel"
      title={text('title')}
      onClose={onClose}
      actions={<Button onPress={onClose}>{text('close')}</Button>}
    >
      <WordList
        label={label('select-language.list')}
        words={site.languages.map((one) => ({ value: one, name: languageNames[one].name, lang: one }))}
        current={language}
        onPick={pick}
      />
    </Modal>
  )
}
