import { requireStaff } from '../../platform/access/index.ts'
import type { CircleLink } from '../../platform/city/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { circleLinkErrors } from './circle-link-errors.ts'
import { storedCity, storeSection, versionOf } from './stored-city.ts'

const section = ['circleLinks'] as const

export interface CircleLinks {
  readonly links: readonly CircleLink[]
  readonly version: string
}

/** In their order, hidden ones too; as stored now. @throws forbidden unless staff. */
export async function getCircleLinks(context: Context): Promise<CircleLinks> {
  requireStaff(context, 'getCircleLinks')
  const city = await storedCity(context)
  return { links: city.circleLinks, version: versionOf(city, section) }
}

/**
 * All of them, in their order. Live within a minute.
 * @throws forbidden; invalid with each wrong field of the first wrong link; stale.
 */
export async function setCircleLinks(
  context: Context,
  { links, version }: CircleLinks,
): Promise<{ readonly version: string }> {
  requireStaff(context, 'setCircleLinks')
  const trimmed = links.map((link) => ({
    ...link,
    text: link.text.trim(),
    textEs: link.textEs.trim(),
    address: link.address.trim(),
  }))
  requireValid(trimmed.map(circleLinkErrors).find((errors) => errors.length > 0) ?? [])
  return storeSection(context, {
    operation: 'setCircleLinks',
    section,
    version,
    wanted: { circleLinks: trimmed },
  })
}
