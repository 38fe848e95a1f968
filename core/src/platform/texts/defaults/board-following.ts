import { group } from './group.ts'

/** Following a board, on its page and by email. */
export const boardFollowing = group('BoardFollowing', {
  Title: { en: 'Follow this board', es: 'Seguir esta junta' },
  Lead: {
    en: 'We write to you when a meeting is announced, moved or canceled, and when its agenda or minutes appear.',
    es: 'Le escribimos cuando se anuncia, se cambia o se cancela una reunión, y cuando salen el orden del día o el acta.',
  },
  Private: { en: 'Nobody sees that you follow it.', es: 'Nadie ve que usted la sigue.' },
  Email: { en: 'Email address', es: 'Correo electrónico' },
  Follow: { en: 'Follow', es: 'Seguir' },
  Busy: { en: 'One moment…', es: 'Un momento…' },
  Asked: {
    en: 'Check your email. Open the link we sent you to confirm; until then you get no news.',
    es: 'Revise su correo. Abra el enlace que le enviamos para confirmar; hasta entonces no recibirá noticias.',
  },
  ConfirmTitle: { en: 'One more step', es: 'Falta un paso' },
  ConfirmLead: {
    en: 'Confirm that you want an email about the meetings of this board.',
    es: 'Confirme que quiere recibir un correo sobre las reuniones de esta junta.',
  },
  Confirm: { en: 'Yes, send me news', es: 'Sí, envíenme noticias' },
  OnTitle: { en: 'You follow this board', es: 'Usted sigue esta junta' },
  OnLead: {
    en: 'We write to you about its meetings.',
    es: 'Le escribimos sobre sus reuniones.',
  },
  Stop: { en: 'Stop following', es: 'Dejar de seguir' },
  Stopped: {
    en: 'Done. You get no more news of this board.',
    es: 'Listo. Ya no recibirá noticias de esta junta.',
  },
  Failed: { en: 'That did not work', es: 'No se pudo hacer' },
  LinkEnded: {
    en: 'This link no longer works. You can follow the board again below.',
    es: 'Este enlace ya no funciona. Puede volver a seguir la junta más abajo.',
  },
  // Among the notification settings
  Boards: { en: 'Boards that you follow', es: 'Juntas que usted sigue' },
  BoardsEmpty: { en: 'You follow no board.', es: 'No sigue ninguna junta.' },
  FindBoard: { en: 'See all boards', es: 'Ver todas las juntas' },
  StopBoard: { en: 'Stop following: {{board}}', es: 'Dejar de seguir: {{board}}' },
  // What emails, messages and notifications say; `when` names the day, time and place
  NewTitle: { en: '{{board}}: meeting on {{day}}', es: '{{board}}: reunión el {{day}}' },
  NewText: { en: 'A new meeting: {{when}}.', es: 'Nueva reunión: {{when}}.' },
  CanceledTitle: {
    en: '{{board}}: no meeting on {{day}}',
    es: '{{board}}: no hay reunión el {{day}}',
  },
  CanceledText: {
    en: 'This meeting is canceled: {{when}}.',
    es: 'Se canceló la reunión: {{when}}.',
  },
  RestoredTitle: {
    en: '{{board}}: the meeting on {{day}} takes place',
    es: '{{board}}: sí habrá reunión el {{day}}',
  },
  RestoredText: {
    en: 'This meeting takes place after all: {{when}}.',
    es: 'La reunión sí se celebra: {{when}}.',
  },
  MovedTitle: {
    en: '{{board}}: meeting moved to {{day}}',
    es: '{{board}}: la reunión pasa al {{day}}',
  },
  MovedText: {
    en: 'A meeting has a new time or place: {{when}}. Before, it was {{before}}.',
    es: 'Una reunión tiene nueva fecha, hora o lugar: {{when}}. Antes era: {{before}}.',
  },
  ChangedTitle: {
    en: '{{board}}: new time or place on {{day}}',
    es: '{{board}}: nueva hora o lugar el {{day}}',
  },
  PapersTitle: {
    en: '{{board}}: {{what}} for {{day}}',
    es: '{{board}}: {{what}} del {{day}}',
  },
  PapersText: { en: 'New for {{day}}: {{what}}.', es: 'Nuevo para el {{day}}: {{what}}.' },
  SeveralTitle: {
    en: ['{{board}}: news of {{count}} meeting', '{{board}}: news of {{count}} meetings'],
    es: ['{{board}}: noticias de {{count}} reunión', '{{board}}: noticias de {{count}} reuniones'],
  },
  More: {
    en: ['And {{count}} more meeting.', 'And {{count}} more meetings.'],
    es: ['Y {{count}} reunión más.', 'Y {{count}} reuniones más.'],
  },
  Paper: { en: '{{what}}, {{day}}', es: '{{what}}, {{day}}' },
  Calendar: {
    en: 'Put the meetings into your calendar (.ics)',
    es: 'Agregar las reuniones a su calendario (.ics)',
  },
  MailLead: { en: 'What is new at the {{board}}:', es: 'Novedades de {{board}}:' },
  MailButton: { en: 'See the board', es: 'Ver la junta' },
  MailWhy: {
    en: 'You get this because you asked us for news of this board.',
    es: 'Recibe este mensaje porque nos pidió noticias de esta junta.',
  },
  ConfirmSubject: {
    en: 'Confirm that you want news of the {{board}}',
    es: 'Confirme que quiere noticias de {{board}}',
  },
  ConfirmBody: {
    en: 'Someone asked us to write to this address about the meetings of the {{board}}. If it was you, open the page and confirm.',
    es: 'Alguien nos pidió escribir a este correo sobre las reuniones de {{board}}. Si fue usted, abra la página y confirme.',
  },
  ConfirmButton: { en: 'Open and confirm', es: 'Abrir y confirmar' },
})
