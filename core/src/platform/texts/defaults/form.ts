import { group } from './group.ts'

/** Spec, resident sections 2, 4 and 8. */
export const form = group('Form', {
  Title: { en: 'Apply or register', es: 'Solicitar o inscribirse' },
  NotFound: {
    en: 'Sorry, an error was encountered and the form could not be loaded',
    es: 'Lo sentimos, ocurrió un error y no se pudo cargar el formulario',
  },
  NotFoundText: {
    en: 'This form may no longer exist. You can reach us at {{phone}}.',
    es: 'Es posible que este formulario ya no exista. Puede llamarnos al {{phone}}.',
  },
  ListFailed: { en: 'Get Laserfiche Forms Failed', es: 'No se pudieron obtener los formularios' },
  SubmissionNotFound: {
    en: 'We could not find the form that you sent. Please send it again.',
    es: 'No encontramos el formulario que envió. Envíelo de nuevo.',
  },
  AlreadySent: {
    en: 'This form was just sent. It is in the list of your requests.',
    es: 'Este formulario se acaba de enviar. Está en la lista de sus solicitudes.',
  },
  SignInFirst: {
    en: 'You need an account for this form. Log in, and you will come back here.',
    es: 'Necesita una cuenta para este formulario. Inicie sesión y volverá aquí.',
  },
  Fees: { en: 'Fees', es: 'Tarifas' },
  FeeTotal: { en: 'Total', es: 'Total' },
  LaterFee: { en: 'Fee, due later', es: 'Tarifa, se paga después' },
  LaterFeeNote: {
    en: 'Nothing is due now. The city sends you the fee after the reviews, by the rules of today.',
    es: 'Ahora no paga nada. La ciudad le enviará la tarifa después de las revisiones, según las reglas de hoy.',
  },
  LaterFeeUnknown: {
    en: 'Nothing is due now. No fee is set for this today; the city tells you before anything is due.',
    es: 'Ahora no paga nada. Hoy no hay una tarifa fijada para esto; la ciudad le avisará antes de cobrarle.',
  },
  PermitNumber: {
    en: 'Your permit application is number {{number}}.',
    es: 'Su solicitud de permiso es la número {{number}}.',
  },
  SeePermit: { en: 'See your permit', es: 'Ver su permiso' },
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
    en: 'We save your answers as you go.',
    es: 'Guardamos sus respuestas a medida que avanza.',
  },
  StartOver: { en: 'Start over', es: 'Empezar de nuevo' },
  StartOverAsk: {
    en: 'All your answers in this form will be deleted.',
    es: 'Se borrarán todas sus respuestas en este formulario.',
  },
  StartOverYes: { en: 'Yes, delete my answers', es: 'Sí, borrar mis respuestas' },
  Choose: { en: 'Choose', es: 'Elija' },
  FilesHint: {
    en: [
      'One picture or PDF file, up to 10 MB.',
      'Up to {{count}} pictures or PDF files, 10 MB in all.',
    ],
    es: [
      'Una imagen o un archivo PDF, de hasta 10 MB.',
      'Hasta {{count}} imágenes o archivos PDF, 10 MB en total.',
    ],
  },
  MissingAnswer: { en: 'Answer the question: {{field}}', es: 'Responda la pregunta: {{field}}' },
  MissingText: { en: 'Fill in “{{field}}”.', es: 'Complete «{{field}}».' },
  MissingNumber: {
    en: 'Enter a number for “{{field}}”.',
    es: 'Escriba un número en «{{field}}».',
  },
  MissingEmail: {
    en: 'Enter an email address for “{{field}}”.',
    es: 'Escriba un correo electrónico en «{{field}}».',
  },
  MissingPhone: {
    en: 'Enter a phone number for “{{field}}”.',
    es: 'Escriba un número de teléfono en «{{field}}».',
  },
  MissingDate: { en: 'Enter a date for “{{field}}”.', es: 'Escriba una fecha en «{{field}}».' },
  MissingAddress: {
    en: 'Enter an address for “{{field}}”.',
    es: 'Escriba una dirección en «{{field}}».',
  },
  MissingChoice: {
    en: 'Choose an answer for “{{field}}”.',
    es: 'Elija una respuesta en «{{field}}».',
  },
  NoLongerOffered: {
    en: 'Your choice for “{{field}}” is no longer offered. Choose another one.',
    es: 'Su elección en «{{field}}» ya no se ofrece. Elija otra.',
  },
  MissingChoices: {
    en: 'Choose at least one answer for “{{field}}”.',
    es: 'Elija al menos una respuesta en «{{field}}».',
  },
  MissingFiles: { en: 'Add a file for “{{field}}”.', es: 'Agregue un archivo en «{{field}}».' },
  TooLong: {
    en: [
      'Shorten “{{field}}” to {{count}} character.',
      'Shorten “{{field}}” to {{count}} characters or fewer.',
    ],
    es: [
      'Acorte «{{field}}» a {{count}} carácter.',
      'Acorte «{{field}}» a {{count}} caracteres o menos.',
    ],
  },
  TooManyFiles: {
    en: ['Keep one file for “{{field}}”.', 'Keep at most {{count}} files for “{{field}}”.'],
    es: [
      'Deje un solo archivo en «{{field}}».',
      'Deje como máximo {{count}} archivos en «{{field}}».',
    ],
  },
  WrongNumber: {
    en: 'Enter a number from {{min}} to {{max}} for “{{field}}”.',
    es: 'Escriba un número de {{min}} a {{max}} en «{{field}}».',
  },
  WrongNumberFrom: {
    en: 'Enter a number of {{min}} or more for “{{field}}”.',
    es: 'Escriba un número de {{min}} o más en «{{field}}».',
  },
  WrongWholeNumber: {
    en: 'Enter a whole number from {{min}} to {{max}} for “{{field}}”.',
    es: 'Escriba un número entero de {{min}} a {{max}} en «{{field}}».',
  },
  WrongPhone: {
    en: 'Enter a phone number with 10 digits for “{{field}}”, like (847) 555-0100.',
    es: 'Escriba un número de teléfono de 10 dígitos en «{{field}}», como (847) 555-0100.',
  },
  FilesNeedScript: {
    en: 'Sending files here needs JavaScript. You can also email them to {{mail}}.',
    es: 'Para enviar archivos aquí se necesita JavaScript. También puede enviarlos por correo electrónico a {{mail}}.',
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
    en: 'We have your answers. One more step sends your request.',
    es: 'Tenemos sus respuestas. Falta un paso para enviar su solicitud.',
  },
  Loading: { en: 'The form is loading.', es: 'El formulario se está cargando.' },
  ThankYou: { en: 'Thank you', es: 'Gracias' },
  ThankYouText: {
    en: 'Your request number is {{number}}. We will tell you about every change.',
    es: 'Su número de solicitud es {{number}}. Le avisaremos de cada cambio.',
  },
  ThankYouUnmailed: {
    en: 'Your request number is {{number}}. We did not email you, because this email address got too many emails in the last hour. Open your request and save the page to see every change. Or give the request number when you call us.',
    es: 'Su número de solicitud es {{number}}. No le enviamos un correo, porque esta dirección recibió demasiados en la última hora. Abra su solicitud y guarde la página para ver cada cambio. O dé el número de solicitud cuando nos llame.',
  },
  SeeRequest: { en: 'See your request', es: 'Ver su solicitud' },
  NotTaken: { en: 'Your form could not be sent', es: 'No se pudo enviar su formulario' },
  TryAgain: { en: 'Try again', es: 'Intentar de nuevo' },
})
