import { group } from './group.ts'

/** What is wrong with a field, told with its name (spec, resident section 5). */
export const validation = group('Validation', {
  Required: { en: '{{field}} is required.', es: '{{field}}: este dato es obligatorio.' },
  Invalid: { en: '{{field}} is not valid.', es: '{{field}}: este dato no es válido.' },
  RequirementsNotMet: {
    en: '{{field}} does not meet the requirements.',
    es: '{{field}}: no cumple los requisitos.',
  },
  Match: { en: '{{field}} does not match.', es: '{{field}}: no coincide.' },
})
