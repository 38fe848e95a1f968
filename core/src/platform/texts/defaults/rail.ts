import { group } from './group.ts'

export const rail = group('Rail', {
  Brand: { en: '{{city}} staff', es: 'Personal de {{city}}' },
  Show: { en: 'Show menu', es: 'Mostrar el menú' },
  Hide: { en: 'Hide menu', es: 'Ocultar el menú' },
  Who: { en: 'Logged in as', es: 'Sesión de' },
  Compact: { en: 'Show more rows (compact)', es: 'Ver más filas (compacto)' },
  Comfortable: { en: 'Show more space (comfortable)', es: 'Ver con más espacio (cómodo)' },
  BackToList: { en: 'Back to the list', es: 'Volver a la lista' },
  Home: { en: 'My work', es: 'Mi trabajo' },
  FindPeople: { en: 'Find a person', es: 'Buscar una persona' },
  AllRequests: { en: 'All requests', es: 'Todas las solicitudes' },
  AllPayments: { en: 'All payments', es: 'Todos los pagos' },
  Requests: { en: 'Requests', es: 'Solicitudes' },
  People: { en: 'People', es: 'Personas' },
  Permits: { en: 'Permits and land', es: 'Permisos y terrenos' },
  Payments: { en: 'Payments', es: 'Pagos' },
  Content: { en: 'Content', es: 'Contenido' },
  Messages: { en: 'Messages to residents', es: 'Mensajes a residentes' },
  Settings: { en: 'Settings', es: 'Ajustes' },
})

/** Roles of staff (core/src/platform/kernel/staff-role.ts). */
export const role = group('Role', {
  Title: { en: 'Roles', es: 'Roles' },
  Legend: { en: 'Works on', es: 'Trabaja en' },
  Hint: {
    en: 'A role lets this person log in to the staff app.',
    es: 'Un rol permite a esta persona entrar al portal del personal.',
  },
  AdminHint: {
    en: 'An administrator can do everything, with or without these roles.',
    es: 'Un administrador puede hacer todo, con o sin estos roles.',
  },
  Scope: { en: 'Limit a case worker to categories or areas', es: 'Limitar a categorías o zonas' },
  Categories: { en: 'Only these categories', es: 'Solo estas categorías' },
  CategoriesHint: {
    en: 'For a case worker. With none chosen, requests of every category are shown.',
    es: 'Para la gestión de solicitudes. Si no elige ninguna, se muestran las de todas.',
  },
  Areas: { en: 'Only these areas', es: 'Solo estas zonas' },
  AreasHint: {
    en: 'Separated by commas. Leave it empty for the whole city.',
    es: 'Separadas por comas. Déjelo vacío para toda la ciudad.',
  },
  Save: { en: 'Save roles', es: 'Guardar roles' },
  Saved: { en: 'The roles are saved.', es: 'Los roles se guardaron.' },
  Failed: { en: 'The roles were not saved', es: 'Los roles no se guardaron' },
  administrator: { en: 'Administrator', es: 'Administración' },
  caseWorker: { en: 'Case worker', es: 'Gestión de solicitudes' },
  finance: { en: 'Finance', es: 'Finanzas' },
  contentEditor: { en: 'Content editor', es: 'Edición de contenido' },
  viewer: { en: 'Viewer', es: 'Consulta' },
  auditor: { en: 'Auditor', es: 'Auditoría' },
})

export const palette = group('Palette', {
  Open: { en: 'Find anything', es: 'Buscar' },
  Keys: { en: 'Ctrl K', es: 'Ctrl K' },
  Title: { en: 'Find or do something', es: 'Buscar o hacer algo' },
  Field: {
    en: 'A screen, an action, a person or a number',
    es: 'Una pantalla, una acción, una persona o un número',
  },
  ByKey: { en: 'Key {{key}}', es: 'Tecla {{key}}' },
  Failed: {
    en: 'People could not be searched. Try again in a moment.',
    es: 'No se pudo buscar a las personas. Vuelva a intentarlo en un momento.',
  },
  None: { en: 'Nothing by that name', es: 'No hay nada con ese nombre' },
  Screen: { en: 'View', es: 'Vista' },
  Request: { en: 'Open request {{text}}', es: 'Abrir la solicitud {{text}}' },
  InRequests: { en: 'Find “{{text}}” in requests', es: 'Buscar «{{text}}» en las solicitudes' },
})
