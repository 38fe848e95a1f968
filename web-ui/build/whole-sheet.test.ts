import { expect, it } from 'vitest'
import { withoutSheets } from './whole-sheet.ts'

const list = (files: string) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=[${files}])))=>i.map(i=>d[i]);load(["a.css"])`

it('names a script where a screen that loads later had its sheet, so that places stay', () => {
  expect(withoutSheets(list('"assets/a.css","assets/b.js","assets/c.css","assets/d.js"'))).toBe(
    list('"assets/b.js","assets/b.js","assets/b.js","assets/d.js"'),
  )
})

it('leaves other scripts as they are', () => {
  expect(withoutSheets('load(["a.css"])')).toBe('load(["a.css"])')
})

it('refuses a list that has no script to name instead', () => {
  expect(() => withoutSheets(list('"assets/a.css"'))).toThrow(/no script/)
})
