import { group } from './group.ts'

/** What the city announces to whoever is signed in (spec, admin sections 2.7 and 4). */
export const alerts = group('Alerts', {
  MaintenanceWarning: { en: 'Maintenance warning', es: 'Aviso de mantenimiento' },
  Dismiss: { en: 'Got it', es: 'Entendido' },
  NotFound: {
    en: 'This alert no longer exists.',
    es: 'Esta alerta ya no existe.',
  },
  Title: { en: 'System alerts', es: 'Alertas del sistema' },
  Lead: {
    en: 'What everybody who is signed in to the portal is shown once, in their language.',
    es: 'Lo que se muestra una vez, en su idioma, a quienes entran en el portal con su cuenta.',
  },
  Active: { en: 'Active', es: 'Activa' },
  On: { en: 'Active', es: 'Activa' },
  Off: { en: 'Not active', es: 'No activa' },
  English: { en: 'English text', es: 'Texto en inglés' },
  Spanish: { en: 'Spanish text', es: 'Texto en español' },
  Created: { en: 'Created', es: 'Creada' },
  Actions: { en: 'Actions', es: 'Acciones' },
  None: { en: 'No alerts yet', es: 'Todavía no hay alertas' },
  NoneText: {
    en: 'An alert that you add is shown to residents as soon as it is active.',
    es: 'Una alerta que agregue se muestra a los residentes en cuanto esté activa.',
  },
  Add: { en: 'Add an alert', es: 'Agregar una alerta' },
  AddTitle: { en: 'New alert', es: 'Alerta nueva' },
  EditTitle: { en: 'Edit alert', es: 'Editar la alerta' },
  titleEnglish: { en: 'English title', es: 'Título en inglés' },
  titleSpanish: { en: 'Spanish title', es: 'Título en español' },
  textEnglish: { en: 'English text', es: 'Texto en inglés' },
  textSpanish: { en: 'Spanish text', es: 'Texto en español' },
  TextHint: {
    en: 'Plain paragraphs, or HTML with headings, lists and links.',
    es: 'Párrafos sencillos, o HTML con títulos, listas y enlaces.',
  },
  active: { en: 'Active', es: 'Activa' },
  ActiveHint: {
    en: 'Residents see it. Switched on again, it is shown again to everybody.',
    es: 'Los residentes la ven. Si se vuelve a activar, se muestra de nuevo a todos.',
  },
  Save: { en: 'Save', es: 'Guardar' },
  Saving: { en: 'Saving…', es: 'Guardando…' },
  SaveReason: {
    en: 'Write a title and a text in both languages first.',
    es: 'Primero escriba un título y un texto en los dos idiomas.',
  },
  Failed: { en: 'The alert could not be saved', es: 'No se pudo guardar la alerta' },
  DeleteTitle: { en: 'Delete this alert?', es: '¿Eliminar esta alerta?' },
  DeleteText: {
    en: '“{{english}}” (“{{spanish}}”) will not be shown to anybody any more. This cannot be undone.',
    es: '«{{spanish}}» («{{english}}») ya no se mostrará a nadie. Esto no se puede deshacer.',
  },
  Delete: { en: 'Delete', es: 'Eliminar' },
  Deleting: { en: 'Deleting…', es: 'Eliminando…' },
  DeleteFailed: { en: 'The alert could not be deleted', es: 'No se pudo eliminar la alerta' },
  Back: { en: 'Back to the list', es: 'Volver a la lista' },
})
