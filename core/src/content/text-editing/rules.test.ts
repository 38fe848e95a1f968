import { describe, expect, it } from 'vitest'
import { defaultText, defaultTextsByName } from './default-texts.ts'
import { cleanForms, type TextErrorKind, textErrors, type TextForms, textVersion } from './rules.ts'

const one = (singular: string): TextForms => ({ singular, plural: null })
const plain = one('Pay {{name}} now')
const counted = { singular: 'one day for {{name}}', plural: '{{count}} days for {{name}}' }

const kinds = (text: TextForms, standard: TextForms) =>
  textErrors(text, standard).map(({ form, kind }) => `${form}: ${kind}`)

describe('a text', () => {
  it.each<[string, TextErrorKind]>([
    ['', 'Required'],
    [' \n ', 'Required'],
    ['Pay {{name}} now '.repeat(700), 'TooLong'],
    ['Pay {{name}} <script>alert(1)</script>', 'Markup'],
    ['Pay {{name}} <b>now</b>', 'Markup'],
    ['Pay {{name}} <!-- -->', 'Markup'],
    ['Pay {{name}} &lt;', 'Markup'],
    ['Pay {{name}} {{', 'Braces'],
    ['Pay {{name}} }}', 'Braces'],
    ['Pay {{name}} {{- raw}}', 'Braces'],
    ['Pay {{name}} {{amount, currency}}', 'Braces'],
    ['Pay {{name}} $t(Home.Title)', 'Nesting'],
    ['Pay {{name}} \u202Enow', 'Invisible'],
    ['Pay {{name}} \u200Fnow', 'Invisible'],
    ['Pay {{name}} \u2066now\u2069', 'Invisible'],
    ['Pay {{name}} n\u200Bow', 'Invisible'],
    ['Pay {{name}} \u0007', 'Invisible'],
    ['Pay {{name}} \uE000', 'Invisible'],
    ['Pay {{name}} for {{amount}}', 'UnknownPlaceholder'],
    ['Pay {{name}} {{__proto__}}', 'UnknownPlaceholder'],
    ['Pay {{name}} {{constructor}}', 'UnknownPlaceholder'],
    ['Pay now', 'MissingPlaceholder'],
  ])('%j is refused: %s', (text, kind) => {
    expect(kinds(cleanForms(one(text)), plain)).toEqual([`singular: ${kind}`])
  })

  it.each([
    'Pague a {{name}} ahora',
    '{{name}}: 3 < 4 & 5 > 4',
    'Pay {{name}} 👩‍👧 now',
    '{{name}} {x}',
  ])('%j is fine', (text) => expect(kinds(one(text), plain)).toEqual([]))

  it('that counts needs both forms; the singular may do without the number', () => {
    const text = { singular: 'un día de {{name}}', plural: '{{count}} días de {{name}}' }
    expect(kinds(text, counted)).toEqual([])
    expect(kinds({ ...text, plural: '' }, counted)).toEqual(['plural: Required'])
    expect(kinds({ ...text, plural: 'días de {{name}}' }, counted)).toEqual([
      'plural: MissingPlaceholder',
    ])
  })

  it('that counts nothing has no plural', () => {
    expect(kinds({ singular: 'Pay {{name}}', plural: 'Pays {{name}}' }, plain)).toEqual([
      'plural: NoPlural',
    ])
  })

  it('is one line without outer space', () => {
    expect(cleanForms({ singular: ' a \r\n b\tc ', plural: null }).singular).toBe('a b c')
  })

  it('has another version with another form', () => {
    const versions = [
      plain,
      counted,
      one(''),
      { singular: '', plural: '' },
      one('Pay {{name}} nov'),
    ]
    expect(new Set(versions.map(textVersion)).size).toBe(versions.length)
    expect(textVersion(counted)).toMatch(/^[\da-f]{16}$/)
  })
})

it('every default passes its own checks', () => {
  const failing = [...defaultTextsByName()].flatMap(([name, { forms }]) =>
    Object.values(forms).flatMap((text) => kinds(text, text).map((kind) => `${name} ${kind}`)),
  )
  expect(failing).toEqual([])
})

it.each([
  ['__proto__', 'Title'],
  ['Home', '__proto__'],
  ['Home', 'constructor'],
  ['constructor', 'name'],
  ['Home.Title', ''],
  ['', 'Home.Title'],
])('there is no text %s.%s', (group, key) => expect(defaultText(group, key)).toBeNull())
