import { group } from './group.ts'

/** Used where field-error.ts has no sentence (spec, resident section 5). */
export const validation = group('Validation', {
  Required: { en: 'Fill in “{{field}}”.', es: 'Complete «{{field}}».' },
  Invalid: { en: 'Check “{{field}}”.', es: 'Revise «{{field}}».' },
  RequirementsNotMet: {
    en: '“{{field}}” does not meet the requirements.',
    es: '«{{field}}» no cumple los requisitos.',
  },
  EmailNoAt: {
    en: 'Enter the full email address, with an @ in it, like name@example.com.',
    es: 'Escriba un correo electrónico completo, con una @, como nombre@ejemplo.com.',
  },
  EmailBeforeAt: {
    en: 'Check the part before the @. It cannot have spaces, two dots in a row, or a dot at either end.',
    es: 'Revise la parte antes de la @. No puede tener espacios, dos puntos seguidos ni un punto al principio o al final.',
  },
  EmailLetters: {
    en: 'Check the part before the @. It can only have plain letters, without accents.',
    es: 'Revise la parte antes de la @. Solo puede tener letras sin acentos y sin ñ.',
  },
  EmailAfterAt: {
    en: 'Check the part after the @. It should look like example.com.',
    es: 'Revise la parte después de la @. Debe ser como ejemplo.com.',
  },
  EmailTooLong: {
    en: 'This email address is too long. It can have up to 254 characters.',
    es: 'Este correo electrónico es demasiado largo. Puede tener hasta 254 caracteres.',
  },
  Match: {
    en: 'Enter the same value in “{{field}}”.',
    es: 'Escriba lo mismo en «{{field}}».',
  },
})
