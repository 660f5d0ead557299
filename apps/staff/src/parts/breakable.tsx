import { Fragment } from 'react'

/** Text with long paths or names, which break after a separator instead of inside a word. */
export function Breakable({ text }: { readonly text: string }) {
  const pieces = text.split(/(?<=[\p{L}\d\]][._/@])(?=\p{L})/u)
  return pieces.map((piece, at) => (
    <Fragment key={pieces.slice(0, at).join('')}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ))
}
