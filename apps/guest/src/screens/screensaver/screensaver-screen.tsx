import { useEffect, useRef } from 'react'
import { useApplyNeeds } from '../../frame/accessibility/use-apply-needs.ts'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { HotelMark } from '../../frame/hotel-mark.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './screensaver.module.css'
import { useScreensaver } from './use-screensaver.ts'

/** Idle screen of a device that the desk controls. */
export function ScreensaverScreen() {
  const { label, site, hotel } = useSite()
  const { pictures, current, begin, isAway } = useScreensaver()
  const text = label.on('screensaver')
  const name = site.hotelInfo.name ?? hotel.name
  const heading = useRef<HTMLHeadingElement>(null)
  useApplyNeeds()
  // Focuses the heading, so that screen readers announce the screen as on every other one.
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    document.title = `${name} · ${text('question')}`
  }, [text, name])
  return (
    <main className={css['screensaver']}>
      {pictures.map((picture, at) => (
        <div key={picture} className={css['picture']} data-shown={at === current || undefined} aria-hidden="true">
          <ConfiguredPicture name={picture} />
        </div>
      ))}
      <div className={css['words']}>
        <span className={css['mark']}>
          <HotelMark />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {name}
        </h1>
        {begin ? <p aria-hidden="true">{text('touch')}</p> : <p>{text('rest')}</p>}
        {isAway && <p role="status">{text('away')}</p>}
      </div>
      {begin && <button type="button" className={css['touch']} aria-label={text('touch')} onClick={begin} />}
    </main>
  )
}
