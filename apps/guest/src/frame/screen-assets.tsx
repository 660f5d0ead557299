import { configuredScreens } from '@foyer/domain/journey/screens.ts'
import { useJourney } from '../journey/journey-context.tsx'
import { Notice } from '../parts/notice.tsx'
import type { ScreenFrameProps } from '../parts/screen-frame.tsx'
import { useSite } from '../site/site-context.tsx'
import { ConfiguredPicture } from './configured-picture.tsx'

/** What the hotel has configured for this screen, and its texts in the guest's language. */
export function useConfiguredAssets() {
  const { site, language } = useSite()
  const { place } = useJourney()
  return {
    assets: site.screens.find(({ name }) => configuredScreens[name] === place.screen)?.assets ?? [],
    translate: (text: Readonly<Record<string, string>>) => text[language] ?? text[site.languages[0] ?? 'en'] ?? '',
  }
}

/** The hotel's own assets for this screen: picture, texts and links. */
export function useScreenAssets(): Pick<ScreenFrameProps, 'picture'> & { readonly words: readonly AssetText[] } {
  const { assets, translate } = useConfiguredAssets()
  const background = assets.find((asset) => asset.type === 'Background')
  return {
    ...(background && { picture: <ConfiguredPicture name={background.picture} /> }),
    words: assets.flatMap((asset) => {
      if (asset.type === 'Label') return [{ name: asset.name, text: translate(asset.text) }]
      return asset.type === 'Link' ? [{ name: asset.name, text: translate(asset.label), url: asset.url }] : []
    }),
  }
}

interface AssetText {
  readonly name: string
  readonly text: string
  readonly url?: string
}

export function ScreenTexts({ words }: { words: readonly AssetText[] }) {
  return words
    .filter(({ text }) => text !== '')
    .map(({ name, text, url }) => (
      <Notice key={name}>
        {url ? (
          <a href={url} target="_blank" rel="noreferrer">
            {text}
          </a>
        ) : (
          text
        )}
      </Notice>
    ))
}
