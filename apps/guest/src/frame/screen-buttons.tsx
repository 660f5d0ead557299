import { findButtonTarget } from '@foyer/domain/config/button-target.ts'
import { useJourney } from '../journey/journey-context.tsx'
import { Button } from '../parts/button.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { useSite } from '../site/site-context.tsx'
import { useConfiguredAssets } from './screen-assets.tsx'
import css from './screen-buttons.module.css'

/**
 * The hotel's own buttons for this screen. A device of the hotel shows none that leaves the
 * application, because nothing would bring it back for the next guest.
 */
export function ScreenButtons() {
  const { site, label } = useSite()
  const journey = useJourney()
  const { assets, translate } = useConfiguredAssets()
  const buttons = assets
    .flatMap((asset) => (asset.type === 'ButtonArray' ? asset.buttons : []))
    .flatMap(({ name, label: texts, url, visible }) => {
      const [text, target] = [translate(texts), findButtonTarget({ name, url })]
      return visible && text && target ? [{ name, text, target }] : []
    })
    .filter(({ target }) => 'place' in target || !site.device.enrolledOnly)
  if (buttons.length === 0) return null
  return (
    <ul className={css['buttons']} aria-label={label('frame.hotelButtons')}>
      {buttons.map(({ name, text, target }) => (
        <li key={name}>
          {'place' in target ? (
            <Button onPress={() => journey.goTo(target.place)}>{text}</Button>
          ) : (
            <LinkButton url={target.url} leaves={label('frame.newWindow')}>
              {text}
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  )
}
