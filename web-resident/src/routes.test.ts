import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { screenAt } from '@portal/core/access/rules'

const tree = readFileSync(join(import.meta.dirname, 'routeTree.gen.ts'), 'utf8')
const union = /fullPaths:\n((?: +\| '.*'\n)+)/.exec(tree)?.[1] ?? ''
const paths = [...union.matchAll(/'(.*)'/g)].map(([, path = '']) => path)

it('the generated tree has routes', () => {
  expect(paths).toContain('/search')
})

// The one route for every other address.
it.each(paths.filter((path) => path !== '/$'))('%s is in core’s table of screens', (path) => {
  const asked = path.replace('{$city}', 'elgin').replaceAll(/\$\w+/g, '7')
  expect([null, '/{RecordId}']).not.toContain(screenAt(asked, 'elgin'))
})
