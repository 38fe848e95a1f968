import { expect, it } from 'vitest'
import { screenAt } from '@portal/core/access/rules'
import { accountSections, hrefOfAnchor, sectionNames } from './sections.ts'

it.each([
  'profile-section',
  'water-accounts-section',
  'payment-methods-section',
  'manage-autopay-section',
  'picture-section',
  'land-parcel-section',
  'language-section',
  'notification-section',
  'security-section',
  'data-section',
])('%s, an anchor of the one long page, leads to the section that holds it', (anchor) => {
  const href = hrefOfAnchor(anchor, '?notice=x')
  expect(href).toMatch(new RegExp(`^/account/[a-z]+[?]notice=x#${anchor}$`))
})

it('a notice that left the URL before hydration is kept', () => {
  expect(hrefOfAnchor('data-section', '', 'x')).toBe('/account/data?notice=x#data-section')
})

it('an unknown anchor stays where it is', () => {
  expect(hrefOfAnchor('constructor', '')).toBeUndefined()
})

it('every section is a screen in the table of screens', () => {
  const paths = sectionNames.map((name) => accountSections[name].path)
  expect(paths.map((path) => screenAt(path, 'elgin'))).toEqual(paths)
})
