import { group } from './group.ts'

/** Booking inspections of permits. */
export const inspections = group('Inspections', {
  Next: { en: 'Next: {{inspection}}', es: 'Lo siguiente: {{inspection}}' },
  Lead: {
    en: 'Someone has to be there. The inspector calls ahead.',
    es: 'Alguien tiene que estar allí. El inspector llama antes de llegar.',
  },
  Which: { en: 'Which inspection', es: 'Qué inspección' },
  FreeWindows: {
    en: 'Free mornings and afternoons',
    es: 'Mañanas y tardes libres',
  },
  FreeHint: {
    en: 'In the next {{number}} working days. Book until {{hour}} of the working day before.',
    es: 'En los próximos {{number}} días hábiles. Reserve hasta las {{hour}} del día hábil anterior.',
  },
  NoneFree: {
    en: 'Nothing is free in the next {{number}} working days. Look again tomorrow, or call us at {{phone}}.',
    es: 'No hay nada libre en los próximos {{number}} días hábiles. Vuelva a mirar mañana o llámenos al {{phone}}.',
  },
  Hours: { en: '{{from}} to {{to}}', es: '{{from}} a {{to}}' },
  WindowOfDay: { en: '{{day}}, {{from}} to {{to}}', es: '{{day}}, {{from}} a {{to}}' },
  Morning: { en: 'Morning', es: 'Mañana' },
  Afternoon: { en: 'Afternoon', es: 'Tarde' },
  ContactName: { en: 'Who will be there', es: 'Quién estará allí' },
  ContactPhone: { en: 'Their phone number', es: 'Su teléfono' },
  ContactPhoneHint: {
    en: 'The inspector calls this number on the way.',
    es: 'El inspector llama a este número cuando va en camino.',
  },
  Note: { en: 'Note for the inspector', es: 'Nota para el inspector' },
  NoteHint: {
    en: 'For example a gate’s code, or a dog in the yard. Only the inspector sees it.',
    es: 'Por ejemplo, el código de un portón o un perro en el patio. Solo la ve el inspector.',
  },
  Book: { en: 'Book the inspection', es: 'Reservar la inspección' },
  Booked: { en: 'The inspection is booked.', es: 'La inspección está reservada.' },
  BookedTitle: { en: 'Booked: {{inspection}}', es: 'Reservada: {{inspection}}' },
  Failed: { en: 'The inspection was not booked', es: 'La inspección no se reservó' },
  Inspector: { en: 'Inspector: {{name}}', es: 'Inspector: {{name}}' },
  Contact: { en: 'Contact: {{name}}, {{phone}}', es: 'Contacto: {{name}}, {{phone}}' },
  Place: {
    en: 'You are number {{number}} on the inspector’s list today.',
    es: 'Hoy es el número {{number}} en la lista del inspector.',
  },
  Calendar: { en: 'Add to your calendar', es: 'Agregar a su calendario' },
  Move: { en: 'Choose another time', es: 'Elegir otro horario' },
  MoveTo: { en: 'Move the inspection', es: 'Cambiar el horario' },
  Moved: { en: 'The inspection was moved.', es: 'El horario de la inspección cambió.' },
  MoveFailed: { en: 'The inspection was not moved', es: 'El horario no cambió' },
  Cancel: { en: 'Cancel the inspection', es: 'Cancelar la inspección' },
  CancelTitle: { en: 'Cancel this inspection?', es: '¿Cancelar esta inspección?' },
  CancelText: {
    en: 'Someone else can take the time then. You can book another one.',
    es: 'Otra persona podrá tomar ese horario. Usted puede reservar otro.',
  },
  CancelSure: { en: 'Yes, cancel it', es: 'Sí, cancelarla' },
  Canceled: { en: 'The inspection was canceled.', es: 'La inspección se canceló.' },
  CancelFailed: { en: 'The inspection was not canceled', es: 'La inspección no se canceló' },
  TooLateNow: {
    en: 'It is too late to change it online. Call us at {{phone}}.',
    es: 'Ya es tarde para cambiarla en línea. Llámenos al {{phone}}.',
  },
  FeeTitle: { en: 'A fee is due first', es: 'Primero hay una tarifa que pagar' },
  FeeAgain: {
    en: 'The inspection failed twice, so inspecting again costs {{amount}}. You can book as soon as it is paid.',
    es: 'La inspección falló dos veces; volver a inspeccionar cuesta {{amount}}. Puede reservar en cuanto la pague.',
  },
  FeeOfPermit: {
    en: '{{amount}} is due on the permit. You can book as soon as it is paid.',
    es: 'El permiso tiene {{amount}} por pagar. Puede reservar en cuanto lo pague.',
  },
  Pay: { en: 'Pay {{amount}}', es: 'Pagar {{amount}}' },
  WhatIsSeen: { en: 'What the inspector looks at', es: 'Qué mira el inspector' },
  Corrections: { en: 'To correct', es: 'Por corregir' },
  Photos: { en: 'Photos of the inspector', es: 'Fotos del inspector' },
  Photo: {
    en: 'Photo {{number}} of the inspection on {{day}}',
    es: 'Foto {{number}} de la inspección del {{day}}',
  },
  LastResults: { en: 'What the inspector found', es: 'Lo que encontró el inspector' },
  OutcomePassed: { en: 'Passed', es: 'Aprobada' },
  OutcomeFailed: { en: 'Did not pass', es: 'No aprobó' },
  OutcomeNoAccess: { en: 'Nobody was there', es: 'No había nadie' },
  AllDone: {
    en: 'All inspections have passed or are booked.',
    es: 'Todas las inspecciones están aprobadas o reservadas.',
  },
  MailButton: { en: 'See the permit', es: 'Ver el permiso' },
  MailWhy: {
    en: 'You get this because you booked this inspection.',
    es: 'Recibe este mensaje porque reservó esta inspección.',
  },
  CalendarTitle: {
    en: 'Inspection: {{inspection}}, permit {{permit}}',
    es: 'Inspección: {{inspection}}, permiso {{permit}}',
  },
  CalendarText: {
    en: 'The inspector comes within this time and calls ahead. Someone has to be there.',
    es: 'El inspector llega dentro de este horario y llama antes. Alguien tiene que estar allí.',
  },
  // Refusals
  NotFound: {
    en: 'There is no such inspection.',
    es: 'No hay tal inspección.',
  },
  NotYours: {
    en: 'Only the applicant and the permit’s contractor can book its inspections.',
    es: 'Solo quien solicitó el permiso y su contratista pueden reservar sus inspecciones.',
  },
  NotIssued: {
    en: 'Inspections can be booked only once the permit is issued.',
    es: 'Las inspecciones se reservan solo cuando el permiso ya se emitió.',
  },
  Expired: { en: 'The permit has expired.', es: 'El permiso venció.' },
  AfterExpiry: {
    en: 'The permit ends before that day. Choose an earlier one.',
    es: 'El permiso termina antes de ese día. Elija uno anterior.',
  },
  Unknown: {
    en: 'This permit needs no such inspection.',
    es: 'Este permiso no necesita esa inspección.',
  },
  AlreadyPassed: {
    en: 'This inspection has already passed.',
    es: 'Esta inspección ya está aprobada.',
  },
  AlreadyBooked: {
    en: 'This inspection is already booked.',
    es: 'Esta inspección ya está reservada.',
  },
  FeeDue: { en: 'A fee is due first.', es: 'Primero hay una tarifa que pagar.' },
  FinalLast: {
    en: 'The final inspection comes after all others have passed.',
    es: 'La inspección final va después de aprobar todas las demás.',
  },
  DayClosed: {
    en: 'This day cannot be booked. Choose another one.',
    es: 'Ese día no se puede reservar. Elija otro.',
  },
  SlotTaken: {
    en: 'Someone else just took this time. Choose another one.',
    es: 'Alguien acaba de tomar ese horario. Elija otro.',
  },
  SlotTakenNext: {
    en: 'Someone else just took this time. The next free ones: {{free}}.',
    es: 'Alguien acaba de tomar ese horario. Los próximos libres: {{free}}.',
  },
  SlotTakenNoneFree: {
    en: 'Someone else just took this time, and no other is free now. Look again tomorrow.',
    es: 'Alguien acaba de tomar ese horario y ahora no hay otro libre. Vuelva a mirar mañana.',
  },
  NotBooked: {
    en: 'This inspection is not booked any more.',
    es: 'Esta inspección ya no está reservada.',
  },
  TooLate: {
    en: 'It is too late to change this inspection online.',
    es: 'Ya es tarde para cambiar esta inspección en línea.',
  },
  ChangedMeanwhile: {
    en: 'Someone else has changed this inspection. Look at it again.',
    es: 'Alguien más cambió esta inspección. Vuelva a verla.',
  },
  NoInspector: {
    en: 'Choose a member of staff who inspects.',
    es: 'Elija a alguien del personal que inspeccione.',
  },
  WrongPeriod: {
    en: 'Choose a period of at most two months that has working days.',
    es: 'Elija un período de dos meses como máximo que tenga días hábiles.',
  },
  NotDone: {
    en: 'This inspection has no result yet.',
    es: 'Esta inspección todavía no tiene resultado.',
  },
  OfAnother: {
    en: 'Only the inspector who made this inspection can correct its result.',
    es: 'Solo quien hizo esta inspección puede corregir su resultado.',
  },
  TooLateToCorrect: {
    en: 'The time to correct this result is over. An inspection can be booked again.',
    es: 'El plazo para corregir este resultado terminó. Se puede reservar otra inspección.',
  },
  HasFollowed: {
    en: 'Another inspection was booked because of this result. Cancel that one first.',
    es: 'Se reservó otra inspección por este resultado. Cancele esa primero.',
  },
  FeePaid: {
    en: 'The fee for inspecting again is already paid. Refund it first.',
    es: 'La tarifa por inspeccionar otra vez ya está pagada. Reembólsela primero.',
  },
  TooManyPhotos: {
    en: 'An inspection has at most ten photos.',
    es: 'Una inspección tiene diez fotos como máximo.',
  },
})
