import { articleErrors, articleLimits } from '@portal/core/knowledge/rules'
import type { TextKey } from '@portal/core/texts/rules'
import type { Fields } from '@portal/web-ui/forms/fields'
import { type ContentKit, textOr } from './content-kit.ts'
import type { ArticleContent } from './queries.ts'

/** What the form says of a part, whose name stays. */
export const partFields = (n: number) =>
  ({
    name: `layoutItems.${n}.name`,
    label: `layoutItems.${n}.label`,
    labelEs: `layoutItemsEs.${n}.label`,
    value: `layoutItems.${n}.value`,
    valueEs: `layoutItemsEs.${n}.value`,
    removed: `removed.${n}`,
    /** From 1. */
    place: `place.${n}`,
  }) as const

/** What the form says of a related service, from 0. */
export const relatedField = (n: number) => `relatedServiceIds.${n}`

export const relatedFields = Array.from({ length: articleLimits.related }, (_, n) =>
  relatedField(n),
)

export const isRelated = (field: string): boolean => field.startsWith('relatedServiceIds')

/** Where a part stands: one that moves up stands before the part of that place, one that moves down after it. */
function placeOf({ text }: Fields, n: number): number {
  const [now, wanted] = [n + 1, Number(text(partFields(n).place))]
  if (!Number.isInteger(wanted) || wanted < 1) return now
  return wanted + Math.sign(wanted - now) / 2
}

/** Parts that say something and were not removed, in order. */
function partsIn(fields: Fields) {
  const { has, text, isChecked } = fields
  const parts = []
  for (let n = 0; has(partFields(n).name); n += 1) {
    const of = partFields(n)
    const part = {
      name: text(of.name),
      label: text(of.label),
      value: text(of.value),
      labelEs: text(of.labelEs),
      valueEs: text(of.valueEs),
      place: placeOf(fields, n),
    }
    const isBlank = [part.label, part.value, part.labelEs, part.valueEs].join('').trim() === ''
    if (!isBlank && !isChecked(of.removed)) parts.push(part)
  }
  return parts.toSorted((one, other) => one.place - other.place)
}

const labels: Readonly<Record<string, TextKey>> = {
  title: 'Content.title',
  titleEs: 'Content.title',
  summary: 'Content.summary',
  summaryEs: 'Content.summary',
}

export const articleKit: ContentKit<ArticleContent> = {
  path: '/articles',
  read(fields) {
    const parts = partsIn(fields)
    const isTranslated = parts.some(({ labelEs, valueEs }) => (labelEs + valueEs).trim() !== '')
    return {
      title: fields.text('title'),
      titleEs: textOr(fields.text('titleEs')),
      summary: fields.text('summary'),
      summaryEs: textOr(fields.text('summaryEs')),
      layoutItems: parts.map(({ name, label, value }) => ({ name, label, value })),
      layoutItemsEs: isTranslated
        ? parts.map(({ name, labelEs, valueEs }) => ({ name, label: labelEs, value: valueEs }))
        : null,
      relatedServiceIds: [...new Set(relatedFields.map((field) => fields.text(field)))].filter(
        (id) => id !== '',
      ),
    }
  },
  values: ({ title, titleEs, summary, summaryEs, layoutItems, layoutItemsEs, ...more }) => ({
    title,
    titleEs: titleEs ?? '',
    summary,
    summaryEs: summaryEs ?? '',
    ...Object.fromEntries(
      layoutItems.flatMap(({ name, label, value }, n) => {
        const of = partFields(n)
        // In the order of the English parts, whatever the Spanish one.
        const spanish = layoutItemsEs?.find((part) => part.name === name)
        return [
          [of.name, name],
          [of.label, label],
          [of.value, value],
          [of.labelEs, spanish?.label ?? ''],
          [of.valueEs, spanish?.value ?? ''],
        ]
      }),
    ),
    ...Object.fromEntries((more.relatedServiceIds ?? []).map((id, n) => [relatedField(n), id])),
  }),
  errors: articleErrors,
  labelOf(field) {
    if (/^layoutItems(?:Es)?\.\d+\.label$/.test(field)) return 'Content.label'
    if (/^layoutItems(?:Es)?\.\d+\.value$/.test(field)) return 'Content.value'
    return isRelated(field) ? 'Content.relatedServiceIds' : (labels[field] ?? null)
  },
  isShared: isRelated,
  isSpanish: (field) => /Es(?:\.|$)/.test(field),
  titleOf: ({ title, titleEs }) => ({ en: title, es: titleEs }),
}
