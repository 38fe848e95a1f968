import { group } from './group.ts'

export const file = group('File', {
  Empty: { en: 'This file is empty.', es: 'Este archivo está vacío.' },
  KindNotTaken: {
    en: 'We accept pictures (JPEG, PNG, GIF, WebP), and PDF files where we ask for documents.',
    es: 'Aceptamos imágenes (JPEG, PNG, GIF, WebP) y, donde se piden documentos, también PDF.',
  },
  Incomplete: {
    en: 'Only part of this file arrived. Please choose it again.',
    es: 'Solo llegó una parte de este archivo. Elíjalo de nuevo.',
  },
  TooMany: { en: 'Please send at most 10 files.', es: 'Envíe como máximo 10 archivos.' },
  TogetherTooLarge: {
    en: 'All files together can have at most 10 MB.',
    es: 'Todos los archivos juntos pueden tener como máximo 10 MB.',
  },
  NoRoom: {
    en: 'Too many files came from you, or from your network, in the last day. Please try again later.',
    es: 'Llegaron demasiados archivos suyos, o de su red, en el último día. Inténtelo de nuevo más tarde.',
  },
  TooManyPixels: {
    en: 'This picture has more than 25 megapixels. Please choose a smaller one.',
    es: 'Esta imagen tiene más de 25 megapíxeles. Elija una más pequeña.',
  },
})
