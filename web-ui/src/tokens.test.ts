import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

type Rgb = readonly [red: number, green: number, blue: number]
type Theme = 'light' | 'dark'
/** What city/theme.css lets a city choose. */
type Choice = { readonly hue: number; readonly strength: number }

const choices: readonly Choice[] = [0, 0.05, 0.1].flatMap((strength) =>
  Array.from({ length: 72 }, (_, step) => ({ hue: step * 5, strength })),
)

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

function written(name: string, theme: Theme): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1]
  if (!value) throw new Error(`tokens.css has no --${name}`)
  const pair = /^light-dark\(\s*(#\w+|oklch\(.*?\)\s*\)),\s*(#\w+|oklch\(.*?\)\s*\))\s*\)$/s.exec(
    value,
  )
  return pair?.[theme === 'light' ? 1 : 2] ?? value
}

function linear(color: string, { hue, strength }: Choice): Rgb {
  const hex = /^#(\w{3}|\w{6})$/.exec(color)?.[1]
  if (hex) {
    const pairs = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex
    const [red = 0, green = 0, blue = 0] = (pairs.match(/../g) ?? []).map((pair) => {
      const part = parseInt(pair, 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return [red, green, blue]
  }
  const [, lightness, chroma] = /^oklch\(([\d.]+) (\S+) var\(--city-hue\)\)$/.exec(color) ?? []
  if (lightness === undefined) throw new Error(`no colour that this test reads: ${color}`)
  return linearOfOklch(
    Number(lightness),
    chroma?.startsWith('var') ? strength : Number(chroma),
    hue,
  )
}

/** CSS Color 4, section 9.5; clips out-of-gamut colors, as browsers do. */
function linearOfOklch(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const cut = (part: number) => Math.min(Math.max(part, 0), 1)
  return [
    cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** WCAG 2.2, contrast ratio. */
function contrast(one: string, other: string, theme: Theme, choice: Choice): number {
  const [dark = 0, light = 0] = [one, other]
    .map((name) => luminance(linear(written(name, theme), choice)))
    .toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

// Text needs 4.5 (WCAG 1.4.3), a control's edge 3 (1.4.11).
const pairs: readonly [front: string, ground: string, least: number][] = [
  ['ink', 'paper', 7],
  ['ink', 'wash', 7],
  ['ink', 'raised', 7],
  ['ink-soft', 'paper', 4.5],
  ['ink-soft', 'wash', 4.5],
  ['ink-soft', 'raised', 4.5],
  ['accent', 'paper', 4.5],
  ['accent', 'wash', 4.5],
  ['accent', 'raised', 4.5],
  ['accent', 'accent-wash', 4.5],
  ['accent-deep', 'accent-wash', 4.5],
  ['accent-deep', 'paper', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-deep', 4.5],
  ['on-night', 'night', 4.5],
  ['on-night-soft', 'night', 4.5],
  ['edge', 'raised', 3],
  ['edge', 'paper', 3],
  ['good', 'good-wash', 4.5],
  ['warn', 'warn-wash', 4.5],
  ['bad', 'bad-wash', 4.5],
  ['info', 'info-wash', 4.5],
  ['bad', 'paper', 4.5],
  ['bad', 'raised', 4.5],
  ['on-bad', 'bad', 4.5],
  ['ink', 'good-wash', 4.5],
  ['ink', 'warn-wash', 4.5],
  ['ink', 'bad-wash', 4.5],
  ['ink', 'info-wash', 4.5],
]

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(pairs)(
    '%s on %s reaches %d to 1 with any colour a city may choose',
    (front, ground, min) => {
      const lowest = Math.min(...choices.map((choice) => contrast(front, ground, theme, choice)))
      expect(lowest).toBeGreaterThanOrEqual(min)
    },
  )
})

it('black on white is 21 to 1, so the arithmetic is right', () => {
  expect(
    (luminance([1, 1, 1]) + 0.05) / (luminance(linear('#000', { hue: 0, strength: 0 })) + 0.05),
  ).toBeCloseTo(21)
  expect(luminance(linearOfOklch(1, 0, 0))).toBeCloseTo(1, 3)
})
