import { group } from './group.ts'

/** The list side of the case queue; a request's own texts are in `desk.ts`. */
export const queue = group('Queue', {
  Views: { en: 'Views', es: 'Vistas' },
  View_open: { en: 'All open', es: 'Todas las abiertas' },
  View_mine: { en: 'Assigned to me', es: 'Asignadas a mí' },
  View_team: { en: 'My teams', es: 'Mis equipos' },
  View_unassigned: { en: 'Unassigned', es: 'Sin asignar' },
  View_overdue: { en: 'Overdue', es: 'Atrasadas' },
  View_answered: { en: 'New answers', es: 'Respuestas nuevas' },
  Sort: { en: 'Sort by', es: 'Ordenar por' },
  Sort_due: { en: 'Due first', es: 'Vencen primero' },
  Sort_oldest: { en: 'Oldest first', es: 'Más antiguas primero' },
  Sort_newest: { en: 'Newest first', es: 'Más recientes primero' },
  Sort_changed: { en: 'Last changed first', es: 'Último cambio primero' },
  OnlyReopened: { en: 'Opened again', es: 'Abierta de nuevo' },
  OnlyAnswered: { en: 'New answers only', es: 'Solo con respuesta nueva' },
  MoreFilters: { en: 'Filters', es: 'Filtros' },
  ActiveFilters: { en: 'Active filters', es: 'Filtros activos' },
  RemoveFilter: { en: 'Remove the filter {{name}}', es: 'Quitar el filtro {{name}}' },
  NewAnswer: { en: 'New answer', es: 'Respuesta nueva' },
  DueToday: { en: 'today', es: 'hoy' },
  DueTomorrow: { en: 'tomorrow', es: 'mañana' },
  DueIn: {
    en: ['in {{count}} day', 'in {{count}} days'],
    es: ['en {{count}} día', 'en {{count}} días'],
  },
  Late: {
    en: ['{{count}} day late', '{{count}} days late'],
    es: ['{{count}} día tarde', '{{count}} días tarde'],
  },
  LateToday: { en: 'late today', es: 'venció hoy' },
  AgeToday: { en: 'sent today', es: 'enviada hoy' },
  AgeDays: {
    en: ['{{count}} day old', '{{count}} days old'],
    es: ['hace {{count}} día', 'hace {{count}} días'],
  },
  Previous: { en: 'Previous page', es: 'Página anterior' },
  PreviousNamed: {
    en: 'Previous: {{title}} {{number}}',
    es: 'Anterior: {{title}} {{number}}',
  },
  PreviousRequest: { en: 'Previous request', es: 'Solicitud anterior' },
  NextRequest: { en: 'Next request', es: 'Solicitud siguiente' },
  Share: { en: 'Share with all staff', es: 'Compartir con todo el personal' },
  Shared: { en: 'Shared by another staff member', es: 'Compartido por otra persona del personal' },
  TooManyShared: {
    en: 'There are 50 shared filters. Please delete one first.',
    es: 'Ya hay 50 filtros compartidos. Elimine uno primero.',
  },
  Selected: {
    en: ['{{count}} selected', '{{count}} selected'],
    es: ['{{count}} elegida', '{{count}} elegidas'],
  },
  SelectAll: {
    en: ['Select {{count}} request of this view', 'Select all {{count}} of this view'],
    es: ['Elegir {{count}} solicitud de esta vista', 'Elegir las {{count}} de esta vista'],
  },
  SelectAtLeast: {
    en: 'Select all of this view ({{least}}+)',
    es: 'Elegir todas las de esta vista ({{least}}+)',
  },
  ClearSelection: { en: 'Clear the selection', es: 'Quitar la selección' },
  MapPane: { en: 'Map', es: 'Mapa' },
  MapCut: {
    en: 'The map shows the first {{number}} of these requests.',
    es: 'El mapa muestra las primeras {{number}} de estas solicitudes.',
  },
  Cluster: {
    en: ['{{count}} request here: zoom in', '{{count}} requests here: zoom in'],
    es: ['{{count}} solicitud aquí: acercar', '{{count}} solicitudes aquí: acercar'],
  },
})
