import { expect, it } from 'vitest'
import { fieldsOf } from '@portal/web-ui/forms/fields'
import { articleKit, partFields, relatedField } from './article-kit.ts'

const names = ['One', 'Two', 'Three', 'Four']

/** The form's parts, with what was chosen of their places. */
const read = (places: Readonly<Record<number, string>>) =>
  articleKit
    .read(
      fieldsOf(
        names.flatMap((name, n) => [
          [partFields(n).name, name],
          [partFields(n).value, `<p>${name}</p>`],
          [partFields(n).place, places[n] ?? String(n + 1)],
        ]),
      ),
    )
    .layoutItems.map(({ name }) => name)

it.each([
  [{}, ['One', 'Two', 'Three', 'Four']],
  [{ 2: '1' }, ['Three', 'One', 'Two', 'Four']],
  [{ 0: '4' }, ['Two', 'Three', 'Four', 'One']],
  [{ 0: '2', 1: '1' }, ['Two', 'One', 'Three', 'Four']],
  [{ 0: '4', 3: '1' }, ['Four', 'Two', 'Three', 'One']],
])('parts stand where they were put: %j', (places, order) => {
  expect(read(places)).toEqual(order)
})

it('keeps the order of parts whose place says nothing', () => {
  expect(read({ 0: '', 1: 'x', 2: '-1' })).toEqual(names)
})

it('keeps the Spanish parts in the order of the English ones', () => {
  const { layoutItemsEs } = articleKit.read(
    fieldsOf([
      [partFields(0).name, 'One'],
      [partFields(0).valueEs, '<p>Uno</p>'],
      [partFields(0).place, '2'],
      [partFields(1).name, 'Two'],
      [partFields(1).valueEs, '<p>Dos</p>'],
      [partFields(1).place, '1'],
    ]),
  )
  expect(layoutItemsEs?.map(({ name }) => name)).toEqual(['Two', 'One'])
})

it('keeps related services in their order, each once, and shows them again', () => {
  const body = articleKit.read(
    fieldsOf([
      [relatedField(0), 'b'],
      [relatedField(1), ''],
      [relatedField(2), 'a'],
      [relatedField(4), 'b'],
    ]),
  )
  expect(body.relatedServiceIds).toEqual(['b', 'a'])
  expect(articleKit.values(body)).toMatchObject({ [relatedField(0)]: 'b', [relatedField(1)]: 'a' })
})
