import { requiresLobbyCode } from '@foyer/domain/proof/proof.ts'
import { lazy, Suspense } from 'react'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { WordList } from '../../parts/word-list.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useSelectLanguage } from './use-select-language.ts'

/** Loaded lazily, so that it doesn't delay the choice of a language. */
const LobbyCode = lazy(async () => ({ default: (await import('./lobby-code.tsx')).LobbyCode }))

export function SelectLanguageScreen() {
  const { label, site } = useSite()
  const showsCode = site.device.enrolledOnly && requiresLobbyCode(site.policies.proof.phoneKey)
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
      {showsCode && (
        <Suspense>
          <LobbyCode />
        </Suspense>
      )}
    </GuestFrame>
  )
}
