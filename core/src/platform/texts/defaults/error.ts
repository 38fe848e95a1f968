import { group } from './group.ts'

/** For problem documents and error pages. */
export const error = group('Error', {
  BadRequest: {
    en: 'We could not understand that request.',
    es: 'No pudimos entender esa solicitud.',
  },
  InvalidInput: {
    en: 'Some of the information sent is not valid.',
    es: 'Parte de la información enviada no es válida.',
  },
  Forbidden: { en: 'You are not allowed to do that.', es: 'No tiene permiso para hacer eso.' },
  NotFound: { en: 'There is nothing at this address.', es: 'No hay nada en esta dirección.' },
  MethodNotAllowed: {
    en: 'This address does not accept that kind of request.',
    es: 'Esta dirección no acepta ese tipo de solicitud.',
  },
  UnsupportedMediaType: {
    en: 'The content type of the request is not supported.',
    es: 'El tipo de contenido de la solicitud no es compatible.',
  },
  TooLarge: { en: 'What was sent is too large.', es: 'Lo que se envió es demasiado grande.' },
  TooManyRequests: {
    en: 'Too many requests. Please wait a moment and try again.',
    es: 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
  },
  WaitSeconds: {
    en: ['You can continue in one second.', 'You can continue in {{count}} seconds.'],
    es: ['Podrá continuar en un segundo.', 'Podrá continuar en {{count}} segundos.'],
  },
  TooManyTitle: { en: 'Please wait a moment', es: 'Espere un momento' },
  TooManyBody: {
    en: 'We got too many requests from you, or from other people on your network, in one minute. {{wait}} If you just sent a form, go back to it and send it again then. If this happens often, call us at {{phone}}.',
    es: 'Recibimos demasiadas solicitudes suyas, o de otras personas en su red, en un minuto. {{wait}} Si acaba de enviar un formulario, vuelva a él y envíelo de nuevo después. Si esto pasa a menudo, llámenos al {{phone}}.',
  },
  ForeignOrigin: {
    en: 'This request came from another website and was refused.',
    es: 'Esta solicitud vino de otro sitio web y fue rechazada.',
  },
  Unexpected: {
    en: 'Something went wrong on our side.',
    es: 'Algo salió mal de nuestro lado.',
  },
  DatabaseUnavailable: {
    en: 'This service is briefly unavailable. Please try again in a moment.',
    es: 'Este servicio no está disponible por un momento. Inténtelo de nuevo en breve.',
  },
  IdempotencyKeyInvalid: {
    en: 'The Idempotency-Key header is not valid.',
    es: 'El encabezado Idempotency-Key no es válido.',
  },
  IdempotencyKeyReused: {
    en: 'This Idempotency-Key was used for another request.',
    es: 'Esta Idempotency-Key se usó para otra solicitud.',
  },
  IdempotencyInFlight: {
    en: 'We are still working on the same request.',
    es: 'Todavía estamos procesando la misma solicitud.',
  },
  UnavailableTitle: { en: 'We will be right back', es: 'Volvemos enseguida' },
  UnavailableBody: {
    en: 'The portal cannot reach its records right now. Nothing you sent is lost. Please try again in a moment, or call us at {{phone}}.',
    es: 'El portal no puede acceder a sus registros en este momento. Nada de lo que envió se ha perdido. Inténtelo de nuevo en breve o llámenos al {{phone}}.',
  },
  UnexpectedTitle: { en: 'Something went wrong', es: 'Algo salió mal' },
  UnexpectedBody: {
    en: 'This is our mistake, and we have a record of it. Please try again, or call us at {{phone}} and give the number {{requestId}}.',
    es: 'Es un error nuestro y quedó registrado. Inténtelo de nuevo o llámenos al {{phone}} y dé el número {{requestId}}.',
  },
  TryAgain: { en: 'Try again', es: 'Intentar de nuevo' },
})
