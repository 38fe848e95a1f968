import { group } from './group.ts'

/** What stands against an application to serve on a board. */
export const boardForm = group('BoardForm', {
  ChosenTwice: {
    en: 'You chose this board already. Choose another one, or leave this empty.',
    es: 'Ya eligió esta junta. Elija otra o deje esto vacío.',
  },
  Gone: {
    en: 'A board that you chose no longer takes applications. Open the form again and choose another one; your answers are kept.',
    es: 'Una junta que eligió ya no recibe postulaciones. Vuelva a abrir el formulario y elija otra; sus respuestas se conservan.',
  },
})
