import { group } from './group.ts'

export const field = group('Field', {
  Optional: { en: 'optional', es: 'opcional' },
  ShowPassword: { en: 'Show', es: 'Mostrar' },
  ShowPasswordNamed: { en: 'Show: {{field}}', es: 'Mostrar: {{field}}' },
  EmailMeant: { en: 'Did you mean', es: '¿Quiso decir' },
  /** A form's list item with its error. */
  ErrorOf: { en: '{{of}}: {{error}}', es: '{{of}}: {{error}}' },
  ErrorPrefix: { en: 'Error:', es: 'Error:' },
})
