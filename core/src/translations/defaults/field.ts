import { group } from './group.ts'

/** What stands around form controls. */
export const field = group('Field', {
  Optional: { en: 'optional', es: 'opcional' },
  ErrorPrefix: { en: 'Error:', es: 'Error:' },
})
