import { noVideoReason } from '@foyer/domain/face/face-source.ts'
import { VIDEO_DURATION_MS } from '@foyer/domain/face/face-times.ts'
import type { TurnSide } from '@foyer/domain/face/face-turn.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { measureBrightness } from '../../../flows/devices/measure-brightness.ts'
import { canFilm, type FilmResult, recordFilm } from '../../../flows/devices/record-film.ts'
import { speak } from '../../../frame/accessibility/speech.ts'
import { getNeeds } from '../../../site/needs.ts'
import { useSite } from '../../../site/site-context.tsx'

type PictureReason = 'tooDark' | 'cannotFilm'

/**
 * Films the guest's face where the hotel requires it. A device that can't film, or has too little
 * light, takes a picture instead. The server chooses the side to which the guest turns the head.
 */
export function useFilm(
  video: RefObject<HTMLVideoElement | null>,
  /** Returns undefined after showing a problem. */
  requestSide: () => Promise<TurnSide | undefined>,
) {
  const { site, label, language } = useSite()
  const isWanted = site.policies.face.source === 'video'
  const [instead, setInstead] = useState<PictureReason | undefined>(() =>
    isWanted ? noVideoReason({ canFilm: canFilm(), brightness: undefined }) : undefined,
  )
  const [part, setPart] = useState<number>()
  const [side, setSide] = useState<TurnSide>()
  const isStarting = useRef(false)
  const running = useRef<ReturnType<typeof recordFilm>>(undefined)
  useEffect(
    () => () => {
      isStarting.current = false
      running.current?.stop()
    },
    [],
  )

  /** Returns undefined if the guest stopped the film, or if a picture is needed instead. */
  async function film(): Promise<Blob | undefined> {
    const shown = video.current
    const why = noVideoReason({ canFilm: shown !== null, brightness: measureBrightness(shown) })
    if (why || !shown) return pictureInstead(why ?? 'cannotFilm')
    if (isStarting.current || running.current) return undefined
    isStarting.current = true
    const asked = await requestSide()
    // The guest may have left in the meantime.
    if (!asked || !isStarting.current) {
      isStarting.current = false
      return undefined
    }
    isStarting.current = false
    setSide(asked)
    if (getNeeds().spoken) void speak(label(`face.filming.${asked}`), language)
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
    /** The side to which the guest turns the head in this film. */
    side,
    film,
    stop: () => {
      isStarting.current = false
      running.current?.stop()
    },
    /** There may be more light by now. */
    again: () => setInstead((why) => (why === 'tooDark' ? undefined : why)),
  }
}
