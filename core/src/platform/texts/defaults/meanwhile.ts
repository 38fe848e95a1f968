import { group } from './group.ts'

/** Two people of the staff edit one thing: what the second is shown. */
export const meanwhile = group('Meanwhile', {
  Title: {
    en: 'Changed by someone else in the meantime',
    es: 'Cambios de otra persona mientras tanto',
  },
  Field: {
    en: '{{field}}: it was “{{from}}”, now it is “{{to}}”',
    es: '{{field}}: era «{{from}}», ahora es «{{to}}»',
  },
  Empty: { en: 'empty', es: 'vacío' },
})
