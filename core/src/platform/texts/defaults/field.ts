import { group } from './group.ts'

/** What stands around form controls. */
export const field = group('Field', {
  Optional: { en: 'optional', es: 'opcional' },
  ShowPassword: { en: 'Show', es: 'Mostrar' },
  ShowPasswordNamed: { en: 'Show: {{field}}', es: 'Mostrar: {{field}}' },
  EmailMeant: { en: 'Did you mean', es: '¿Quiso decir' },
  /** One of several things in a form, and what is wrong with it. */
  ErrorOf: { en: '{{of}}: {{error}}', es: '{{of}}: {{error}}' },
  ErrorPrefix: { en: 'Error:', es: 'Error:' },
})
