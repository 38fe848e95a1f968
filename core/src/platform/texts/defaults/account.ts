import { group } from './group.ts'

/** Spec, resident section 8. */
export const account = group('Account', {
  'error-sf-account-exists': {
    en: 'There is already an account for this person.',
    es: 'Ya existe una cuenta para esta persona.',
  },
  'utility-account-street-number-mismatch': {
    en: 'We could not find a utility account with this customer number at this street number. Please check both on your bill.',
    es: 'No encontramos una cuenta de servicios con este número de cliente en este número de calle. Revise ambos en su factura.',
  },
  'naviline-account-mismatch': {
    en: 'Utility account not found',
    es: 'No se encontró la cuenta de servicios',
  },
  NotYours: {
    en: 'Error: you may not edit an account of a different ID',
    es: 'Error: no puede editar una cuenta con otro identificador',
  },
  NotFound: { en: 'We could not find this account.', es: 'No encontramos esta cuenta.' },
  LastAdministrator: {
    en: 'The city needs at least one administrator. Make someone else an administrator first.',
    es: 'La ciudad necesita al menos un administrador. Primero haga administrador a otra persona.',
  },
  UploadNotFound: {
    en: 'We no longer have this upload. Please choose the picture again.',
    es: 'Esta carga ya no existe. Elija la imagen de nuevo.',
  },
  PictureIncomplete: {
    en: 'Only part of the picture arrived. Please try again.',
    es: 'Solo llegó una parte de la imagen. Inténtelo de nuevo.',
  },
  PictureUploads: {
    en: 'You have other pictures that are still uploading. Please try again in a few hours.',
    es: 'Otras imágenes suyas todavía se están subiendo. Inténtelo de nuevo en unas horas.',
  },
  NotAPicture: {
    en: 'We cannot show this file as a picture. Choose a JPEG, PNG, GIF or WebP file.',
    es: 'No es una imagen que podamos mostrar. Elija un archivo JPEG, PNG, GIF o WebP.',
  },
  PictureTooManyPixels: {
    en: 'This picture has more than 25 megapixels. Choose a smaller one.',
    es: 'Esta imagen tiene más de 25 megapíxeles. Elija una más pequeña.',
  },
  PictureNotSmall: {
    en: 'The picture can be at most 1,024 pixels wide and 1,024 pixels high.',
    es: 'La imagen puede medir como máximo 1024 píxeles de ancho y 1024 de alto.',
  },
})
