import { describe, expect, it } from 'vitest'
import { routeTree } from '../routeTree.gen.ts'
import { screensToCome, titleToCome } from './screens-to-come.ts'

const builtPaths = new Set(
  Object.values(routeTree.children ?? {}).map((route: { options: object }) =>
    // Index routes end in a slash, which URLs do not need.
    String(Reflect.get(route.options, 'path')).replace(/(?<=.)\/$/, ''),
  ),
)

describe('the screens to come', () => {
  it('are these', () => {
    expect(Object.keys(screensToCome).toSorted()).toEqual(['/search'])
  })

  it('are not built', () => {
    expect(Object.keys(screensToCome).filter((path) => builtPaths.has(path))).toEqual([])
  })

  it('have no title for inherited object keys', () => {
    expect(titleToCome('constructor')).toBeNull()
    expect(titleToCome('/constructor')).toBeNull()
  })
})
