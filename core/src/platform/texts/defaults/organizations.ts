import { group } from './group.ts'

/** Spec, resident section 2. */
export const organizations = group('Organizations', {
  ManageTitle: { en: 'Manage your organization', es: 'Administre su organización' },
  ManageLead: { en: 'Who acts for {{name}}.', es: 'Quién actúa en nombre de {{name}}.' },
  AddTitle: { en: 'Add or join an organization', es: 'Agregar una organización o unirse a ella' },
  AddLead: {
    en: 'Find an organization that the city knows, or add a new one.',
    es: 'Busque una organización que la ciudad conozca o agregue una nueva.',
  },
  Submit: { en: 'Save', es: 'Guardar' },
  Submitting: { en: 'Saving…', es: 'Guardando…' },
  NothingNamed: {
    en: 'Find an organization or add one first.',
    es: 'Primero busque una organización o agregue una.',
  },
  Yours: { en: 'Your organizations', es: 'Sus organizaciones' },
  NoneYet: { en: 'No organizations yet', es: 'Todavía sin organizaciones' },
  Manager: { en: 'Manager', es: 'Administrador' },
  Member: { en: 'Member', es: 'Miembro' },
  Waiting: {
    en: 'Waiting for a manager to approve',
    es: 'Espera la aprobación de un administrador',
  },
  ActFor: { en: 'Who you act for', es: 'En nombre de quién actúa' },
  Personal: { en: 'Yourself', es: 'A título personal' },
  Switch: { en: 'Switch', es: 'Cambiar' },
  Pending: { en: 'Waiting for approval', es: 'En espera de aprobación' },
  NoPending: { en: 'No one is waiting for approval.', es: 'Nadie espera aprobación.' },
  Approved: { en: 'Members', es: 'Miembros' },
  Name: { en: 'Name', es: 'Nombre' },
  Role: { en: 'Role', es: 'Función' },
  Actions: { en: 'Actions', es: 'Acciones' },
  You: { en: '{{name}} (you)', es: '{{name}} (usted)' },
  Unnamed: { en: 'Without a name', es: 'Sin nombre' },
  Approve: { en: 'Approve', es: 'Aprobar' },
  Deny: { en: 'Deny', es: 'Rechazar' },
  Remove: { en: 'Remove', es: 'Quitar' },
  MakeManager: { en: 'Make manager', es: 'Hacer administrador' },
  MakeMember: { en: 'Make member', es: 'Hacer miembro' },
  DenyTitle: { en: 'Deny {{name}}?', es: '¿Rechazar a {{name}}?' },
  RemoveTitle: { en: 'Remove {{name}}?', es: '¿Quitar a {{name}}?' },
  EndText: {
    en: 'We will email the person. They can no longer act for {{organization}}.',
    es: 'Le avisaremos a la persona por correo. Ya no podrá actuar en nombre de {{organization}}.',
  },
  NotSelected: {
    en: 'You act for yourself right now',
    es: 'En este momento actúa a título personal',
  },
  NotSelectedText: {
    en: 'Choose the organization that you want to manage below.',
    es: 'Elija abajo la organización que desea administrar.',
  },
  AddLink: { en: 'Add or join an organization', es: 'Agregar una organización o unirse a ella' },
  ManageLink: { en: 'Manage the organization', es: 'Administrar la organización' },
})
