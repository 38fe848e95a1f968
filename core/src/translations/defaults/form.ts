import { group } from './group.ts'

/** Hosted forms, and the screen around them (spec, resident sections 2, 4 and 8). */
export const form = group('Form', {
  NotFound: {
    en: 'Sorry, an error was encountered and the form could not be loaded',
    es: 'Lo sentimos, ocurrió un error y no se pudo cargar el formulario',
  },
  NotFoundText: {
    en: 'There may be no such form any more. You can reach us at {{phone}}.',
    es: 'Es posible que este formulario ya no exista. Puede llamarnos al {{phone}}.',
  },
  ListFailed: { en: 'Get Laserfiche Forms Failed', es: 'No se pudieron obtener los formularios' },
  SubmissionNotFound: {
    en: 'We did not find the form that you sent. Please send it again.',
    es: 'No encontramos el formulario que envió. Envíelo de nuevo.',
  },
  AlreadySent: {
    en: 'This form has just been sent. You find it among your requests.',
    es: 'Este formulario se acaba de enviar. Lo encuentra entre sus solicitudes.',
  },
  SignInFirst: {
    en: 'This form is for people with an account. Log in, and you come back here.',
    es: 'Este formulario es para personas con cuenta. Inicie sesión y volverá aquí.',
  },
  Fees: { en: 'Fees', es: 'Tarifas' },
  FeeTotal: { en: 'Total', es: 'Total' },
  Fee: { en: 'Fee so far: {{amount}}', es: 'Tarifa hasta ahora: {{amount}}' },
  Step: { en: 'Step {{step}} of {{of}}', es: 'Paso {{step}} de {{of}}' },
  Continue: { en: 'Continue', es: 'Continuar' },
  Back: { en: 'Back', es: 'Atrás' },
  Review: { en: 'Check your answers', es: 'Revise sus respuestas' },
  ReviewLead: {
    en: 'Nothing has been sent yet.',
    es: 'Todavía no se ha enviado nada.',
  },
  Change: { en: 'Change', es: 'Cambiar' },
  NoAnswer: { en: 'not answered', es: 'sin respuesta' },
  Submit: { en: 'Submit', es: 'Enviar' },
  Kept: {
    en: 'Your answers are kept as you go.',
    es: 'Sus respuestas se guardan a medida que avanza.',
  },
  StartOver: { en: 'Start over', es: 'Empezar de nuevo' },
  Choose: { en: 'Choose', es: 'Elija' },
  FilesHint: {
    en: 'Up to {{count}} pictures or PDF files, 10 MB in all.',
    es: 'Hasta {{count}} imágenes o archivos PDF, 10 MB en total.',
  },
  FilesNeedScript: {
    en: 'Sending files here needs JavaScript. You can also mail them to {{mail}}.',
    es: 'Para enviar archivos aquí se necesita JavaScript. También puede enviarlos por correo a {{mail}}.',
  },
  RemoveFile: { en: 'Remove {{name}}', es: 'Quitar {{name}}' },
  Uploading: { en: 'Sending {{name}}', es: 'Enviando {{name}}' },
  UploadFailed: {
    en: '{{name}} could not be sent: {{reason}}',
    es: '{{name}} no se pudo enviar: {{reason}}',
  },
  FileAdded: { en: '{{name}} was added.', es: 'Se agregó {{name}}.' },
  FileRemoved: { en: '{{name}} was removed.', es: 'Se quitó {{name}}.' },
  Sending: { en: 'Your form is being sent.', es: 'Su formulario se está enviando.' },
  Finish: { en: 'Finish', es: 'Terminar' },
  FinishLead: {
    en: 'Your answers have arrived. One more step makes your request.',
    es: 'Sus respuestas llegaron. Un paso más crea su solicitud.',
  },
  Loading: { en: 'The form is loading.', es: 'El formulario se está cargando.' },
  ThankYou: { en: 'Thank you', es: 'Gracias' },
  ThankYouText: {
    en: 'Your request has the number {{number}}. We tell you of every change.',
    es: 'Su solicitud tiene el número {{number}}. Le avisaremos de cada cambio.',
  },
  SeeRequest: { en: 'See your request', es: 'Ver su solicitud' },
  NotTaken: { en: 'Your form could not be sent', es: 'No se pudo enviar su formulario' },
  TryAgain: { en: 'Try again', es: 'Intentar de nuevo' },
})
