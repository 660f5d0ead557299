import * as z from 'zod/mini'

/**
 * The name of a built-in drawing or a path on our server: pages never load pictures from elsewhere.
 */
export const pictureSchema = z.string().check(z.regex(/^(\/[^/\\]|[a-z0-9-]+$)/, 'a name or a path on this server'))
