import { useId } from 'react'

/** Ids of gradients and clips are unique per picture on the page, so that one picture may stand there twice. */
export function usePictureIds() {
  const id = useId()
  const of = (name: string) => `${id}${name}`
  return { of, at: (name: string) => `url(#${of(name)})` }
}

export type PictureIds = ReturnType<typeof usePictureIds>
