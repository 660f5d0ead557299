import { noVideoReason } from '@foyer/domain/face/face-source.ts'
import { VIDEO_DURATION_MS } from '@foyer/domain/face/face-times.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { measureBrightness } from '../../../flows/devices/measure-brightness.ts'
import { canFilm, type FilmResult, recordFilm } from '../../../flows/devices/record-film.ts'
import { speak } from '../../../frame/accessibility/speech.ts'
import { getNeeds } from '../../../site/needs.ts'
import { useSite } from '../../../site/site-context.tsx'

type PictureReason = 'tooDark' | 'cannotFilm'

/**
 * Films the guest's face where the hotel requires it. A device that can't film, or has too little
 * light, takes a picture instead.
 */
export function useFilm(video: RefObject<HTMLVideoElement | null>) {
  const { site, label, language } = useSite()
  const isWanted = site.policies.face.source === 'video'
  const [instead, setInstead] = useState<PictureReason | undefined>(() =>
    isWanted ? noVideoReason({ canFilm: canFilm(), brightness: undefined }) : undefined,
  )
  const [part, setPart] = useState<number>()
  const running = useRef<ReturnType<typeof recordFilm>>(undefined)
  useEffect(() => () => running.current?.stop(), [])

  /** Returns undefined if the guest stopped the film, or if a picture is needed instead. */
  async function film(): Promise<Blob | undefined> {
    const shown = video.current
    const why = noVideoReason({ canFilm: shown !== null, brightness: measureBrightness(shown) })
    if (why || !shown) return pictureInstead(why ?? 'cannotFilm')
    if (getNeeds().spoken) void speak(label('face.filming'), language)
    setPart(0)
    running.current = recordFilm(shown, { lengthMs: VIDEO_DURATION_MS, onPart: setPart })
    const filmed = await running.current.done
    running.current = undefined
    setPart(undefined)
    return settled(filmed)
  }

  function settled(filmed: FilmResult): Blob | undefined {
    if (filmed === 'stopped') return undefined
    return filmed === 'failed' ? pictureInstead('cannotFilm') : filmed.film
  }

  function pictureInstead(why: PictureReason): undefined {
    setInstead(why)
  }

  return {
    source: isWanted && !instead ? ('video' as const) : ('picture' as const),
    /** Why a picture is taken although the hotel films. */
    instead,
    /** Progress from 0 to 1 while filming. */
    part,
    film,
    stop: () => running.current?.stop(),
    /** There may be more light by now. */
    again: () => setInstead((why) => (why === 'tooDark' ? undefined : why)),
  }
}
