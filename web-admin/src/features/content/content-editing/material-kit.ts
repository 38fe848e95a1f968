import { materialErrors, materialStreams } from '@portal/core/materials/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { type ContentKit, textOr } from './content-kit.ts'
import type { MaterialContent } from './queries.ts'

const labels: Readonly<Record<string, TextKey>> = {
  name: 'Content.name',
  words: 'Content.words',
  stream: 'Content.stream',
  advice: 'Content.advice',
  bringTo: 'Content.bringTo',
}

const english = (field: string): string => field.replace(/Es$/, '')

export const materialKit: ContentKit<MaterialContent> = {
  path: '/materials',
  read: ({ text }) => ({
    name: text('name'),
    nameEs: textOr(text('nameEs')),
    words: text('words'),
    wordsEs: textOr(text('wordsEs')),
    stream: materialStreams.find((stream) => stream === text('stream')) ?? 'garbage',
    advice: text('advice'),
    adviceEs: textOr(text('adviceEs')),
    bringTo: textOr(text('bringTo')),
    bringToEs: textOr(text('bringToEs')),
  }),
  values: (body) =>
    Object.fromEntries(Object.entries(body).map(([field, value]) => [field, value ?? ''])),
  errors: materialErrors,
  labelOf: (field) => labels[english(field)] ?? null,
  isSpanish: (field) => field.endsWith('Es'),
  titleOf: ({ name, nameEs }) => ({ en: name, es: nameEs }),
}
