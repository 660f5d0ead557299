import type { Site } from './site.ts'

/**
 * The site without what cannot be offered here, whatever its flags say: nobody can agree to a text that the hotel has not
 * written, and nothing is compared without a reader. A hotel that insists on faces keeps insisting: reception looks then.
 */
export function onlyOffered(site: Site, { faceReader }: { faceReader: boolean }): Site {
  const { face, membership } = site.policies
  return {
    ...site,
    policies: {
      ...site.policies,
      face: { ...face, on: face.on && (face.required || canCompareFaces(site, { faceReader })) },
      membership: { on: membership.on && isWritten(site.legal.b_and_me_subscription_terms) },
    },
  }
}

export function canCompareFaces(site: Pick<Site, 'legal'>, { faceReader }: { faceReader: boolean }): boolean {
  return faceReader && isWritten(site.legal.scan_and_face_recognition_terms)
}

function isWritten(texts: Readonly<Record<string, string | undefined>>): boolean {
  return Object.values(texts).some(Boolean)
}
