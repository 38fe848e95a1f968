import { group } from './group.ts'

export const staff = group('Staff', {
  Portal: { en: 'Staff portal', es: 'Portal del personal' },
  PortalOf: { en: 'Staff portal, City of {{city}}', es: 'Portal del personal, Ciudad de {{city}}' },
  StartLead: {
    en: 'City staff manage services, texts, users and billing here.',
    es: 'Aquí el personal de la ciudad administra los servicios, los textos, los usuarios y la facturación.',
  },
  Edit: { en: 'Edit', es: 'Editar' },
  EditOf: { en: 'Edit: {{name}}', es: 'Editar: {{name}}' },
  Delete: { en: 'Delete', es: 'Eliminar' },
  DeleteOf: { en: 'Delete: {{name}}', es: 'Eliminar: {{name}}' },
  LoginTitle: { en: 'Staff login', es: 'Inicio de sesión del personal' },
  LoginLead: {
    en: 'For members of city staff.',
    es: 'Para el personal de la ciudad.',
  },
  'logged-out': { en: 'You are logged out.', es: 'Ha cerrado la sesión.' },
  'session-ended': {
    en: 'Your session has ended. Log in to continue.',
    es: 'Su sesión terminó. Inicie sesión para continuar.',
  },
  'login-needed': { en: 'Log in to continue.', es: 'Inicie sesión para continuar.' },
  IdleTitle: { en: 'Are you still there?', es: '¿Sigue ahí?' },
  IdleText: {
    en: 'You will be logged out in a minute, to protect residents’ information.',
    es: 'Se cerrará su sesión en un minuto, para proteger la información de los residentes.',
  },
  IdleSeconds: {
    en: ['{{count}} second left', '{{count}} seconds left'],
    es: ['Queda {{count}} segundo', 'Quedan {{count}} segundos'],
  },
  StayLoggedIn: { en: 'Stay logged in', es: 'Mantener la sesión' },
  NotYetTitle: { en: 'This screen is coming soon', es: 'Esta pantalla estará lista pronto' },
  NotYetBody: {
    en: 'It is not available yet. If you need something done in the meantime, write to {{mail}} or call {{phone}}.',
    es: 'Todavía no está disponible. Si mientras tanto necesita algo, escriba a {{mail}} o llame al {{phone}}.',
  },
  BackToStart: { en: 'Back to the staff portal', es: 'Volver al portal del personal' },
  UnknownAddress: {
    en: 'We could not find that page, so we brought you to the start page.',
    es: 'No encontramos esa página, así que lo trajimos a la página de inicio.',
  },
})
