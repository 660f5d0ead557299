import { Fragment } from 'react'

/** Text with long paths or names in it, which break after a separator instead of within a word. */
export function Breakable({ text }: { readonly text: string }) {
  const pieces = text.split(/(?<=[\p{L}\d\]][._/@])(?=\p{L})/u)
  return pieces.map((piece, at) => (
    <Fragment key={pieces.slice(0, at).join('')}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}
