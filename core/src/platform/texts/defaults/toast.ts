import { group } from './group.ts'

/** The keys are the specification's (resident section 8, admin section 8). */
export const toast = group('Toast', {
  Region: { en: 'Messages', es: 'Mensajes' },
  Dismiss: { en: 'Dismiss message', es: 'Descartar el mensaje' },
  success: { en: 'Your changes were saved.', es: 'Se guardaron los cambios.' },
  'success-add': { en: 'Added.', es: 'Se agregó correctamente.' },
  'success-remove': { en: 'Removed.', es: 'Se eliminó correctamente.' },
  'success-update': { en: 'Updated.', es: 'Se actualizó correctamente.' },
  // The specification's own spelling (admin section 8).
  'success-sumbit-form': { en: 'The email is on its way.', es: 'El correo va en camino.' },
  'add-system-alert': { en: 'The alert was added.', es: 'Se agregó la alerta.' },
  'update-system-alert': { en: 'The alert was updated.', es: 'Se actualizó la alerta.' },
  'delete-system-alert': { en: 'The alert was deleted.', es: 'Se eliminó la alerta.' },
  error: {
    en: 'Oops, something went wrong. Please try again.',
    es: 'Algo salió mal. Inténtelo de nuevo.',
  },
  'error-add': {
    en: 'This could not be added. Please try again.',
    es: 'No se pudo agregar. Inténtelo de nuevo.',
  },
  'error-remove': {
    en: 'This could not be removed. Please try again.',
    es: 'No se pudo eliminar. Inténtelo de nuevo.',
  },
  'error-update': {
    en: 'This could not be updated. Please try again.',
    es: 'No se pudo actualizar. Inténtelo de nuevo.',
  },
})
