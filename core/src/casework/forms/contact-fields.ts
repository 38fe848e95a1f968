import type { FormField } from './form-definition.ts'

// Who sends a form, and how the city reaches them.

export const contactName = {
  kind: 'text',
  name: 'contactName',
  isRequired: true,
  label: { en: 'Your name', es: 'Su nombre' },
  missing: { en: 'Enter your name.', es: 'Escriba su nombre.' },
} as const satisfies FormField

export const contactEmail = {
  kind: 'email',
  name: 'contactEmail',
  isRequired: true,
  label: { en: 'Email', es: 'Correo electrónico' },
  missing: { en: 'Enter your email address.', es: 'Escriba su correo electrónico.' },
  hint: {
    en: 'We write there when something changes.',
    es: 'Le escribimos ahí cuando algo cambia.',
  },
} as const satisfies FormField

export const contactPhone = {
  kind: 'phone',
  name: 'contactPhone',
  label: { en: 'Phone', es: 'Teléfono' },
} as const satisfies FormField
