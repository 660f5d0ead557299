import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { WordList } from '../../parts/word-list.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useSelectLanguage } from './use-select-language.ts'

export function SelectLanguageScreen() {
  const { label } = useSite()
  const languages = useSelectLanguage()
  return (
    <GuestFrame
      question={label('select-language.question')}
      hint={languages.welcomes}
      picture={<ConfiguredPicture name="welcome" />}
      pictureFills
      pictureOnPhone="tall"
    >
      <WordList
        label={label('select-language.list')}
        words={languages.words}
        current={languages.current}
        onPick={languages.pick}
      />
    </GuestFrame>
  )
}
