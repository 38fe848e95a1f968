import { group } from './group.ts'

/** An organization invites an employee to act for it. */
export const invitations = group('Invitations', {
  Title: { en: 'Invite an employee', es: 'Invitar a un empleado' },
  Lead: {
    en: 'Employees act for the organization with accounts of their own. When you remove them, that ends at once.',
    es: 'Los empleados actúan en nombre de la organización con su propia cuenta. Cuando usted los quita, eso termina de inmediato.',
  },
  Email: { en: 'Their work email', es: 'Su correo de trabajo' },
  Invite: { en: 'Send the invitation', es: 'Enviar la invitación' },
  Inviting: { en: 'Sending…', es: 'Enviando…' },
  Failed: { en: 'The invitation was not sent', es: 'No se envió la invitación' },
  Sent: {
    en: 'Invitation sent. It is good for 30 days.',
    es: 'Invitación enviada. Vale por 30 días.',
  },
  AlreadyMember: {
    en: 'This person is a member already.',
    es: 'Esta persona ya es miembro.',
  },
  TooMany: {
    en: 'The organization has 50 open invitations. Take some back first.',
    es: 'La organización tiene 50 invitaciones abiertas. Primero retire algunas.',
  },
  Open: { en: 'Invited, not yet here', es: 'Invitados que aún no responden' },
  InvitedOn: { en: 'Invited {{day}}', es: 'Invitado el {{day}}' },
  Withdraw: { en: 'Take back', es: 'Retirar' },
  WithdrawOf: {
    en: 'Take back the invitation to {{email}}',
    es: 'Retirar la invitación a {{email}}',
  },
  YoursTitle: { en: 'You are invited', es: 'Tiene una invitación' },
  YoursLead: {
    en: 'If you accept, you can act for the organization: see its permits, book inspections, pay its bills.',
    es: 'Si acepta, puede actuar en nombre de la organización: ver sus permisos, reservar inspecciones, pagar sus facturas.',
  },
  Accept: { en: 'Accept', es: 'Aceptar' },
  AcceptOf: { en: 'Accept: act for {{name}}', es: 'Aceptar: actuar en nombre de {{name}}' },
  Decline: { en: 'Decline', es: 'Rechazar' },
  DeclineOf: { en: 'Decline the invitation of {{name}}', es: 'Rechazar la invitación de {{name}}' },
  Ended: {
    en: 'This invitation has ended. Ask the organization to send it again.',
    es: 'Esta invitación ya terminó. Pida a la organización que la envíe de nuevo.',
  },
  MailSubject: {
    en: '{{organization}} invites you to act for it',
    es: '{{organization}} le invita a actuar en su nombre',
  },
  MailBody: {
    en: '{{person}} invites you to act for {{organization}} in the online services of {{city}}: to see its permits, book inspections and pay its bills.',
    es: '{{person}} le invita a actuar en nombre de {{organization}} en los servicios en línea de {{city}}: ver sus permisos, reservar inspecciones y pagar sus facturas.',
  },
  MailHow: {
    en: 'Log in with this email address, or create an account with it first. The invitation is good for 30 days.',
    es: 'Inicie sesión con este correo, o primero cree una cuenta con él. La invitación vale por 30 días.',
  },
  MailButton: { en: 'See the invitation', es: 'Ver la invitación' },
})
