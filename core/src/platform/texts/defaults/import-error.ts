import { group } from './group.ts'

/** Why a row of any import is refused; the keys are the wire's `code`. */
export const importError = group('ImportError', {
  required: { en: 'The field is empty.', es: 'El campo está vacío.' },
  'too-long': { en: 'The text is too long.', es: 'El texto es demasiado largo.' },
  'unknown-column': {
    en: 'An import has no such column.',
    es: 'Una importación no tiene esta columna.',
  },
  'too-many-fields': {
    en: 'The row has more fields than the header.',
    es: 'La fila tiene más campos que el encabezado.',
  },
})
