/** For `FieldRequired`: the file of overdue accounts, and the texts of their notices. */
export const shutoffFieldRequired = {
  'Shutoffs-File': {
    en: 'Choose the file of overdue accounts.',
    es: 'Elija el archivo de cuentas vencidas.',
  },
  'ShutoffTexts-title': { en: 'Write the title in English.', es: 'Escriba el título en inglés.' },
  'ShutoffTexts-titleEs': {
    en: 'Write the title in Spanish.',
    es: 'Escriba el título en español.',
  },
  'ShutoffTexts-body': { en: 'Write the notice in English.', es: 'Escriba el aviso en inglés.' },
  'ShutoffTexts-bodyEs': { en: 'Write the notice in Spanish.', es: 'Escriba el aviso en español.' },
  'ShutoffTexts-todo': {
    en: 'Say in English what to do to keep the water on.',
    es: 'Diga en inglés qué hacer para evitar el corte.',
  },
  'ShutoffTexts-todoEs': {
    en: 'Say in Spanish what to do to keep the water on.',
    es: 'Diga en español qué hacer para evitar el corte.',
  },
  'ShutoffTexts-hours': {
    en: 'Say in English when your office answers.',
    es: 'Diga en inglés cuándo atiende su oficina.',
  },
  'ShutoffTexts-hoursEs': {
    en: 'Say in Spanish when your office answers.',
    es: 'Diga en español cuándo atiende su oficina.',
  },
  'ShutoffTexts-phone': { en: 'Enter your phone number.', es: 'Escriba su número de teléfono.' },
} as const
