import { expect, it } from 'vitest'
import { layoutCookie, layoutIn } from './layout-cookie.ts'

it.each([
  { density: 'compact', isRailHidden: false },
  { density: 'compact', isRailHidden: true },
  { density: 'comfortable', isRailHidden: false },
  { density: 'comfortable', isRailHidden: true },
] as const)('remembers $density rows, with the menu hidden: $isRailHidden', (layout) => {
  const [sent] = layoutCookie(layout).split(';')
  expect(layoutIn(`other=1; ${sent}; last=2`)).toEqual(layout)
})

it('takes the default in place of what it did not write', () => {
  const usual = { density: 'compact', isRailHidden: false }
  expect(layoutIn('')).toEqual(usual)
  expect(layoutIn('staff_layout=<script>')).toEqual(usual)
  expect(layoutIn('my_staff_layout=comfortable.narrow')).toEqual(usual)
})
