import { group } from './group.ts'

/** Spec, resident sections 2, 5, 8 and 9. */
export const report = group('Report', {
  ReportTypeNotFound: {
    en: 'We could not find this kind of report.',
    es: 'No encontramos ese tipo de reporte.',
  },
  ChooseTitle: { en: 'Report a problem', es: 'Reportar un problema' },
  ChooseLead: {
    en: 'Choose what you want to report.',
    es: 'Elija lo que quiere reportar.',
  },
  NoneOffered: {
    en: 'You cannot report problems online right now.',
    es: 'Por ahora no se pueden reportar problemas en línea.',
  },
  NoAddressFound: {
    en: 'We could not find this address in the city.',
    es: 'No encontramos esa dirección en la ciudad.',
  },
  'success-submit-case': {
    en: 'Your request number is {{caseNumber}}.',
    es: 'Su número de solicitud es {{caseNumber}}.',
  },
  TakenTitle: { en: 'Thank you, we have your report', es: 'Gracias, recibimos su reporte' },
  TakenNext: {
    en: 'The city will look at it next. We will tell you about every change in your messages and in the ways you chose.',
    es: 'La ciudad lo revisará. Le avisaremos de cada cambio en sus mensajes y por los medios que eligió.',
  },
  TakenNextGuest: {
    en: 'The city will look at it next. If you left an email address, we write to you now and with every change. The email has a link to your report. If you did not, give the request number when you call us.',
    es: 'La ciudad lo revisará. Si dejó un correo electrónico, le escribimos ahora y con cada cambio. El mensaje tiene un enlace a su reporte. Si no, dé el número de solicitud cuando nos llame.',
  },
  TakenNextUnmailed: {
    en: 'The city will look at it next. We did not email you, because this email address got too many emails in the last hour. Open your report below and save the page to see every change. Or give the request number when you call us.',
    es: 'La ciudad lo revisará. No le enviamos un correo, porque esta dirección recibió demasiados en la última hora. Abra su reporte aquí abajo y guarde la página para ver cada cambio. O dé el número de solicitud cuando nos llame.',
  },
  TakenTarget: {
    en: [
      'We plan to finish within {{count}} working day.',
      'We plan to finish within {{count}} working days.',
    ],
    es: [
      'Queremos terminar en {{count}} día hábil.',
      'Queremos terminar en {{count}} días hábiles.',
    ],
  },
  ViewRequest: { en: 'See your request', es: 'Ver su solicitud' },
  Another: { en: 'Report something else', es: 'Reportar otra cosa' },
  Failed: { en: 'Your report could not be sent.', es: 'No se pudo enviar su reporte.' },
  DraftGone: {
    en: 'This form was already sent or deleted in another window. If you still want to send it, press the button again.',
    es: 'Este formulario ya se envió o se borró en otra ventana. Si todavía desea enviarlo, pulse el botón otra vez.',
  },
  AnswerNeeded: { en: 'Please answer: {{field}}', es: 'Responda: {{field}}' },
  Submit: { en: 'Send report', es: 'Enviar reporte' },
  SubmitFeedback: { en: 'Send feedback', es: 'Enviar comentarios' },
  Submitting: { en: 'Sending', es: 'Enviando' },
  WhatTitle: { en: 'What is it?', es: '¿Qué es?' },
  FeedbackTitle: { en: 'What do you think?', es: '¿Qué opina?' },
  Choose: { en: 'Please choose', es: 'Elija una opción' },
  Description: { en: 'Description', es: 'Descripción' },
  DescriptionHint: {
    en: 'What should the crew know? Please do not name other people.',
    es: '¿Qué debe saber el personal que vaya? Por favor, no nombre a otras personas.',
  },
  DescriptionHintFeedback: {
    en: 'What went well, what did not, what is missing?',
    es: '¿Qué funcionó bien, qué no, qué falta?',
  },
  ExtraDescription: { en: 'How to find it', es: 'Cómo encontrarlo' },
  ExtraDescriptionHint: {
    en: 'Such as the number on the pole, or behind which building.',
    es: 'Por ejemplo, el número del poste o detrás de qué edificio.',
  },
  Rating: { en: 'How do you rate this portal?', es: '¿Cómo califica este portal?' },
  Rating_1: { en: '1: very poor', es: '1: muy malo' },
  Rating_2: { en: '2: poor', es: '2: malo' },
  Rating_3: { en: '3: fair', es: '3: regular' },
  Rating_4: { en: '4: good', es: '4: bueno' },
  Rating_5: { en: '5: very good', es: '5: muy bueno' },
  ContactTitle: { en: 'Who can we ask about it?', es: '¿A quién podemos preguntar?' },
  ContactName: { en: 'Name', es: 'Nombre' },
  ContactHint: {
    en: 'Change the name or phone for this report only. Your account stays the same.',
    es: 'Cambie el nombre o el teléfono solo para este reporte. Su cuenta no cambia.',
  },
  ContactPhoneHint: {
    en: 'Leave it empty if we should not call about this report.',
    es: 'Déjelo vacío si no debemos llamar por este reporte.',
  },
  GuestTitle: { en: 'Do you want to hear about changes?', es: '¿Quiere que le avisemos?' },
  GuestEmail: { en: 'Email address', es: 'Correo electrónico' },
  GuestEmailHint: {
    en: 'We write to you about this report and nothing else.',
    es: 'Le escribimos sobre este reporte y nada más.',
  },
})

export const reportPlace = group('ReportPlace', {
  Title: { en: 'Where is it?', es: '¿Dónde está?' },
  Address: { en: 'Address', es: 'Dirección' },
  AddressHint: {
    en: 'The nearest address in the city, such as 150 Dexter Ct.',
    es: 'La dirección más cercana en la ciudad, por ejemplo 150 Dexter Ct.',
  },
  AddressWrong: {
    en: 'Enter where it is: an address in the city with its house number, or put the pin on the map.',
    es: 'Indique dónde está: una dirección de la ciudad con su número, o ponga el marcador en el mapa.',
  },
  LookUpFailed: {
    en: 'Addresses cannot be looked up right now. Please type the whole address.',
    es: 'Ahora no se pueden buscar direcciones. Escriba la dirección completa.',
  },
  UseMyAddress: { en: 'Use {{address}}', es: 'Usar {{address}}' },
  UseMyLocation: { en: 'Use my location', es: 'Usar mi ubicación' },
  Locating: { en: 'Looking for your location', es: 'Buscando su ubicación' },
  LocationFailed: {
    en: 'Your browser did not share your location. Please type the address.',
    es: 'Su navegador no compartió su ubicación. Escriba la dirección.',
  },
  NoAddressNear: {
    en: 'There is no address near that place. Please choose another place.',
    es: 'No hay ninguna dirección cerca de ese lugar. Elija otro.',
  },
  Map: {
    en: 'Map of the city with the place of the report',
    es: 'Mapa de la ciudad con el lugar del reporte',
  },
  MapHint: {
    en: 'Press the map to put the pin there, or drag the pin.',
    es: 'Toque el mapa para poner el marcador, o arrástrelo.',
  },
  ZoomIn: {
    en: 'Zoom in to place the pin exactly.',
    es: 'Acérquese para poner el marcador con exactitud.',
  },
  PutInMiddle: {
    en: 'Put the pin in the middle of the map',
    es: 'Poner el marcador en el centro del mapa',
  },
  Move: { en: 'Move the pin', es: 'Mover el marcador' },
  North: { en: 'North', es: 'Norte' },
  South: { en: 'South', es: 'Sur' },
  West: { en: 'West', es: 'Oeste' },
  East: { en: 'East', es: 'Este' },
})

export const reportNearby = group('ReportNearby', {
  Title: { en: 'Has it been reported?', es: '¿Ya fue reportado?' },
  Lead: {
    en: 'If it is one of these, follow it. We tell you about every change, and you do not need to report it again.',
    es: 'Si es uno de estos, sígalo. Le avisaremos de cada cambio y no hace falta reportarlo otra vez.',
  },
  Item: {
    en: 'Reported on {{date}}, about {{feet}} feet from here',
    es: 'Reportado el {{date}}, a unos {{feet}} pies de aquí',
  },
  ItemHere: { en: 'Reported on {{date}}, right here', es: 'Reportado el {{date}}, justo aquí' },
  Follow: { en: 'Follow it instead', es: 'Seguirlo' },
  Following: { en: 'We tell you about its changes', es: 'Le avisamos de sus cambios' },
  Done: {
    en: 'Thank you. We will tell you about every change.',
    es: 'Gracias. Le avisaremos de cada cambio.',
  },
  EndTitle: { en: 'You are following this report', es: 'Usted sigue este reporte' },
  EndText: {
    en: 'You do not need to send anything else. We do not keep what you typed. You can stop following the report at any time.',
    es: 'No hace falta enviar nada más. Lo que escribió no se guarda. Puede dejar de seguirlo cuando quiera.',
  },
  EndTextGuest: {
    en: 'You do not need to send anything else. We do not keep what you typed. Each email has a link to stop following the report.',
    es: 'No hace falta enviar nada más. Lo que escribió no se guarda. Con el enlace de cada correo puede dejar de seguirlo.',
  },
  EndList: { en: 'See what you follow', es: 'Ver lo que sigue' },
  Email: { en: 'Your email address', es: 'Su correo electrónico' },
})

export const openReports = group('OpenReports', {
  Title: { en: 'Open reports', es: 'Reportes abiertos' },
  Lead: {
    en: 'Problems on our streets that people have reported and that are not fixed yet. We show the block, not the exact address.',
    es: 'Problemas en nuestras calles que la gente ha reportado y que aún no se han resuelto. Mostramos la cuadra, no la dirección exacta.',
  },
  Kind: { en: 'Kind of problem', es: 'Tipo de problema' },
  All: { en: 'All kinds', es: 'Todos los tipos' },
  Street: { en: 'Street', es: 'Calle' },
  Show: { en: 'Show', es: 'Mostrar' },
  Count: {
    en: ['{{count}} open report', '{{count}} open reports'],
    es: ['{{count}} reporte abierto', '{{count}} reportes abiertos'],
  },
  What: { en: 'Problem', es: 'Problema' },
  ReportedOn: { en: 'Reported on', es: 'Reportado el' },
  Block: { en: '{{blockNumber}} block of {{street}}', es: 'Cuadra {{blockNumber}} de {{street}}' },
  NoStreet: { en: 'Away from any address', es: 'Lejos de cualquier dirección' },
  Map: { en: 'Map', es: 'Mapa' },
  MapNote: {
    en: 'The map shows the same reports as the list.',
    es: 'El mapa muestra los mismos reportes que la lista.',
  },
  ShowOnMap: { en: 'Show', es: 'Ver' },
  None: {
    en: 'There are no open reports of this kind',
    es: 'No hay reportes abiertos de este tipo',
  },
  ReportOne: { en: 'Report a problem', es: 'Reportar un problema' },
  See: { en: 'See what is already reported', es: 'Ver lo que ya se reportó' },
})

export const findRequest = group('FindRequest', {
  Title: { en: 'Find a request', es: 'Buscar una solicitud' },
  Lead: {
    en: 'Enter the number of your request and the email address you used. We send a new link to that address.',
    es: 'Escriba el número de su solicitud y el correo electrónico que usó. Enviamos un enlace nuevo a ese correo.',
  },
  Number: { en: 'Request number', es: 'Número de solicitud' },
  NumberHint: { en: 'Up to eight digits', es: 'Hasta ocho cifras' },
  EmailHint: {
    en: 'The address you gave when you sent or followed it',
    es: 'El correo que dio al enviarla o seguirla',
  },
  Submit: { en: 'Email me a link', es: 'Enviarme un enlace' },
  Submitting: { en: 'Sending…', es: 'Enviando…' },
  Sent: {
    en: 'If we find this request, we will email a link to that address. It can take a few minutes.',
    es: 'Si encontramos esa solicitud, enviaremos un enlace a ese correo. Puede tardar unos minutos.',
  },
  Failed: { en: 'No link was sent', es: 'No se envió ningún enlace' },
  HaveAccount: {
    en: 'With an account you see all your requests:',
    es: 'Con una cuenta ve todas sus solicitudes:',
  },
})

export const reportPhotos = group('ReportPhotos', {
  Title: { en: 'Photos', es: 'Fotos' },
  Choose: { en: 'Add photos', es: 'Agregar fotos' },
  Hint: {
    en: [
      'One photo, up to {{megabytes}} MB. We remove where and when it was taken.',
      'Up to {{count}} photos, {{megabytes}} MB in all. We remove where and when they were taken.',
    ],
    es: [
      'Una foto, de hasta {{megabytes}} MB. Quitamos el lugar y la hora en que se tomó.',
      'Hasta {{count}} fotos, {{megabytes}} MB en total. Quitamos el lugar y la hora en que se tomaron.',
    ],
  },
  List: { en: 'Photos of this report', es: 'Fotos de este reporte' },
  Remove: { en: 'Remove {{name}}', es: 'Quitar {{name}}' },
  Retry: { en: 'Send {{name}} again', es: 'Enviar {{name}} de nuevo' },
  Sending: { en: 'Sending {{name}}', es: 'Enviando {{name}}' },
  Waiting: { en: 'Waiting', es: 'En espera' },
  Sent: { en: 'Sent, {{size}} kB', es: 'Enviada, {{size}} kB' },
  Broken: {
    en: 'The connection was lost. We send it again as soon as you are back online.',
    es: 'Se perdió la conexión. La enviaremos de nuevo cuando vuelva a estar en línea.',
  },
  TooLarge: { en: 'Too large', es: 'Demasiado grande' },
  AskToShrink: {
    en: [
      '{{count}} photo is too large: together they can have {{megabytes}} MB. Should we make it smaller? Your own file stays as it is.',
      '{{count}} photos are too large: together they can have {{megabytes}} MB. Should we make them smaller? Your own files stay as they are.',
    ],
    es: [
      '{{count}} foto es demasiado grande: todas juntas pueden tener {{megabytes}} MB. ¿La hacemos más pequeña? Su archivo no cambia.',
      '{{count}} fotos son demasiado grandes: todas juntas pueden tener {{megabytes}} MB. ¿Las hacemos más pequeñas? Sus archivos no cambian.',
    ],
  },
  Shrink: { en: 'Make smaller and send', es: 'Hacer más pequeñas y enviar' },
  Unsent: {
    en: 'Some photos were not sent. Send them again or remove them.',
    es: 'Algunas fotos no se enviaron. Envíelas de nuevo o quítelas.',
  },
  Count: {
    en: ['{{count}} photo sent', '{{count}} photos sent'],
    es: ['{{count}} foto enviada', '{{count}} fotos enviadas'],
  },
})

export const reportDraft = group('ReportDraft', {
  Offer: {
    en: 'You started this on {{date}}, and we saved what you typed.',
    es: 'Usted comenzó esto el {{date}} y guardamos lo que escribió.',
  },
  Continue: { en: 'Continue where you left off', es: 'Continuar donde lo dejó' },
  AskAnew: { en: 'Start over?', es: '¿Empezar de nuevo?' },
  AskAnewText: {
    en: 'What you typed and your photos will be deleted.',
    es: 'Se borrarán lo que escribió y sus fotos.',
  },
  Anew: { en: 'Start over', es: 'Empezar de nuevo' },
  Offline: {
    en: 'You are offline. We keep what you type on this device and save it when you are back online.',
    es: 'No tiene conexión. Lo que escribe se guarda en este dispositivo y se enviará cuando vuelva la conexión.',
  },
})
