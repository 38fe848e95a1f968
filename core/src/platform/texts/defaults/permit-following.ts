import { group } from './group.ts'

/** Following a permit, on its page and by email. */
export const permitFollowing = group('PermitFollowing', {
  Title: { en: 'Follow this permit', es: 'Seguir este permiso' },
  Lead: {
    en: 'Get an email at every step: reviews, the permit itself, and each inspection’s result.',
    es: 'Reciba un correo en cada paso: las revisiones, el permiso y el resultado de cada inspección.',
  },
  Private: { en: 'Nobody sees that you follow it.', es: 'Nadie ve que usted lo sigue.' },
  Email: { en: 'Email address', es: 'Correo electrónico' },
  Follow: { en: 'Follow', es: 'Seguir' },
  FollowBusy: { en: 'One moment…', es: 'Un momento…' },
  Asked: {
    en: 'Check your email. Open the link we sent you to confirm; until then you get no news.',
    es: 'Revise su correo. Abra el enlace que le enviamos para confirmar; hasta entonces no recibirá noticias.',
  },
  ConfirmTitle: { en: 'One more step', es: 'Falta un paso' },
  ConfirmLead: {
    en: 'Confirm that you want an email at every step of this permit.',
    es: 'Confirme que quiere recibir un correo en cada paso de este permiso.',
  },
  Confirm: { en: 'Yes, send me news', es: 'Sí, envíenme noticias' },
  FollowingTitle: { en: 'You follow this permit', es: 'Usted sigue este permiso' },
  FollowingLead: {
    en: 'We email you at every step.',
    es: 'Le escribimos en cada paso.',
  },
  Stop: { en: 'Stop following', es: 'Dejar de seguir' },
  Stopped: {
    en: 'Done. You get no more news of this permit.',
    es: 'Listo. Ya no recibirá noticias de este permiso.',
  },
  Failed: { en: 'That did not work', es: 'No se pudo hacer' },
  LinkEnded: {
    en: 'This link no longer works. You can follow the permit again below.',
    es: 'Este enlace ya no funciona. Puede volver a seguir el permiso más abajo.',
  },
  // Among the notification settings
  Permits: { en: 'Permits that you follow', es: 'Permisos que usted sigue' },
  PermitsEmpty: { en: 'You follow no permit.', es: 'No sigue ningún permiso.' },
  FindPermit: { en: 'Find a permit', es: 'Buscar un permiso' },
  StopPermit: { en: 'Stop following: {{permit}}', es: 'Dejar de seguir: {{permit}}' },
  NewsTitle: { en: '{{title}}: {{what}}', es: '{{title}}: {{what}}' },
  NewsText: { en: 'Permit {{number}}: {{text}}', es: 'Permiso {{number}}: {{text}}' },
  InspectionPassed: { en: '{{name}} passed', es: '{{name}}: aprobada' },
  InspectionFailed: { en: '{{name}} did not pass', es: '{{name}}: no aprobada' },
  MailButton: { en: 'See the permit', es: 'Ver el permiso' },
  MailWhy: {
    en: 'You get this because you follow this permit. To stop these emails, open it and choose “Stop following”.',
    es: 'Recibe este mensaje porque sigue este permiso. Para no recibir más, ábralo y elija «Dejar de seguir».',
  },
  MailWhyGuest: {
    en: 'You get this because you gave this email address to follow the permit.',
    es: 'Recibe este mensaje porque dio este correo para seguir el permiso.',
  },
  ConfirmSubject: {
    en: 'Confirm that you want news of permit {{number}}',
    es: 'Confirme que quiere noticias del permiso {{number}}',
  },
  ConfirmBody: {
    en: 'Someone asked us to write to this address at every step of permit {{number}} ({{title}}). If it was you, open the page and confirm.',
    es: 'Alguien nos pidió escribir a este correo en cada paso del permiso {{number}} ({{title}}). Si fue usted, abra la página y confirme.',
  },
  ConfirmButton: { en: 'Open and confirm', es: 'Abrir y confirmar' },
})
