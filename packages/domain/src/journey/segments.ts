/**
 * Extracts the parameters of a path for a template such as `guest-detail/{code}/{guestIndex}`;
 * missing trailing ones are left out. Returns undefined if the path does not match or a segment
 * cannot be decoded.
 */
export function matchSegments(template: string, segments: readonly string[]): Record<string, string> | undefined {
  const parts = template.split('/').filter(Boolean)
  if (segments.length === 0 || segments.length > parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    const segment = segments[index]
    if (!name) {
      if (segment !== part) return undefined
    } else if (segment !== undefined) {
      const value = decode(segment)
      if (value === undefined) return undefined
      params[name] = value
    }
  }
  return params
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
