import * as z from 'zod/mini'

/** The name of one of our drawings, or a path on our own server: a page never loads a picture from elsewhere. */
export const pictureSchema = z.string().check(z.regex(/^(\/[^/\\]|[a-z0-9-]+$)/, 'a name or a path on this server'))
