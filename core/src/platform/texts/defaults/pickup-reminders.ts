import { group } from './group.ts'

/** Reminders of pickups, on the page of a place and by email. */
export const pickupReminders = group('PickupReminders', {
  Title: { en: 'Remind me', es: 'Recuérdenme' },
  Lead: {
    en: 'The evening before each pickup we tell you what is collected. If a pickup is late or moves, you hear it at once.',
    es: 'La noche antes de cada recolección le decimos qué se recoge. Si una se atrasa o cambia de día, se lo avisamos enseguida.',
  },
  Email: { en: 'Email address', es: 'Correo electrónico' },
  Channel: { en: 'How', es: 'Cómo' },
  Channel_mail: { en: 'By email', es: 'Por correo electrónico' },
  Channel_push: { en: 'As a notification on my devices', es: 'Con un aviso en mis dispositivos' },
  ChannelHint: {
    en: 'Notifications need to be turned on once in your account. Until then we email you.',
    es: 'Los avisos se activan una vez en su cuenta. Hasta entonces le escribimos por correo.',
  },
  Remind: { en: 'Remind me', es: 'Recordarme' },
  Busy: { en: 'One moment…', es: 'Un momento…' },
  Asked: {
    en: 'Check your email. Open the link we sent you to confirm; until then you get no reminders.',
    es: 'Revise su correo. Abra el enlace que le enviamos para confirmar; hasta entonces no recibirá recordatorios.',
  },
  ConfirmTitle: { en: 'One more step', es: 'Falta un paso' },
  ConfirmLead: {
    en: 'Confirm that you want an email the evening before each pickup at this address.',
    es: 'Confirme que quiere un correo la noche antes de cada recolección en esta dirección.',
  },
  Confirm: { en: 'Yes, remind me', es: 'Sí, recuérdenme' },
  OnTitle: { en: 'Reminders are on', es: 'Los recordatorios están activos' },
  OnLead_mail: {
    en: 'We email you the evening before each pickup here, and when one is late.',
    es: 'Le escribimos la noche antes de cada recolección aquí, y cuando una se atrasa.',
  },
  OnLead_push: {
    en: 'Your devices show a notification the evening before each pickup here, and when one is late.',
    es: 'Sus dispositivos muestran un aviso la noche antes de cada recolección aquí, y cuando una se atrasa.',
  },
  Stop: { en: 'Stop reminders', es: 'Dejar de recordarme' },
  Stopped: {
    en: 'Done. You get no more reminders for this address.',
    es: 'Listo. Ya no recibirá recordatorios de esta dirección.',
  },
  Failed: { en: 'That did not work', es: 'No se pudo hacer' },
  LinkEnded: {
    en: 'This link no longer works. You can ask for reminders again below.',
    es: 'Este enlace ya no funciona. Puede volver a pedir los recordatorios más abajo.',
  },
  TooMany: {
    en: 'You have reminders for ten addresses, which is the most. Stop one of them first.',
    es: 'Tiene recordatorios de diez direcciones, que es el máximo. Deje primero una de ellas.',
  },
  // Among the notification settings
  Places: { en: 'Pickup reminders', es: 'Recordatorios de recolección' },
  PlacesEmpty: {
    en: 'You have no pickup reminders.',
    es: 'No tiene recordatorios de recolección.',
  },
  FindPlace: { en: 'Find my address', es: 'Buscar mi dirección' },
  StopAt: { en: 'Stop reminders: {{address}}', es: 'Dejar de recordarme: {{address}}' },
  // What emails and notifications say
  Tomorrow: { en: '{{services}}: tomorrow', es: '{{services}}: mañana' },
  NotTomorrow: { en: '{{services}}: not tomorrow', es: '{{services}}: mañana no' },
  Late: { en: '{{services}}: not on {{day}}', es: '{{services}}: no el {{day}}' },
  None: { en: '{{services}}: no pickup on {{day}}', es: '{{services}}: no se recoge el {{day}}' },
  AfterAll: {
    en: '{{services}}: on {{day}} after all',
    es: '{{services}}: sí se recoge el {{day}}',
  },
  Comes: {
    en: 'On {{day}} we collect {{services}}.',
    es: 'El {{day}} recogemos: {{services}}.',
  },
  InPlaceOf: {
    en: 'That is in place of {{day}}: {{reason}}.',
    es: 'Es en lugar del {{day}}: {{reason}}.',
  },
  Moved: {
    en: 'Not collected on {{before}}: {{services}}. The new day is {{day}}. The reason: {{reason}}.',
    es: 'El {{before}} no se recoge: {{services}}. El nuevo día es el {{day}}. El motivo: {{reason}}.',
  },
  NotThen: {
    en: 'Not collected on {{before}}: {{services}}. The reason: {{reason}}.',
    es: 'El {{before}} no se recoge: {{services}}. El motivo: {{reason}}.',
  },
  CalendarChanged: {
    en: 'the city changed its calendar',
    es: 'la ciudad cambió su calendario',
  },
  MailPlace: { en: 'Your address: {{address}}', es: 'Su dirección: {{address}}' },
  MailButton: { en: 'See all pickups', es: 'Ver todas las recolecciones' },
  MailWhy: {
    en: 'You get this because you asked us to remind you of the pickups at this address.',
    es: 'Recibe este mensaje porque nos pidió recordarle las recolecciones en esta dirección.',
  },
  ConfirmSubject: {
    en: 'Confirm reminders for {{address}}',
    es: 'Confirme los recordatorios de {{address}}',
  },
  ConfirmBody: {
    en: 'Someone asked us to write to this address the evening before each pickup at {{address}}. If it was you, open the page and confirm.',
    es: 'Alguien nos pidió escribir a este correo la noche antes de cada recolección en {{address}}. Si fue usted, abra la página y confirme.',
  },
  ConfirmButton: { en: 'Open and confirm', es: 'Abrir y confirmar' },
})
