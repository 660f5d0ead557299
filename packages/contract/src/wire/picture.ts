import * as z from 'zod/mini'

/** A drawn picture as a data URL; any other URL is rejected, because a page might load it. */
export const signaturePicture = z
  .string()
  .check(z.maxLength(400_000), z.regex(/^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/))

/** A picture as the bytes of a file. */
export const picture = z.file()
