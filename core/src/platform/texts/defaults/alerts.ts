import { group } from './group.ts'

/** Spec, admin sections 2.7 and 4. */
export const alerts = group('Alerts', {
  MaintenanceWarning: { en: 'Maintenance warning', es: 'Aviso de mantenimiento' },
  Dismiss: { en: 'Got it', es: 'Entendido' },
  NotFound: {
    en: 'This alert no longer exists.',
    es: 'Esta alerta ya no existe.',
  },
  Title: { en: 'System alerts', es: 'Alertas del sistema' },
  Lead: {
    en: 'Everyone who logs in to the portal sees each alert once, in their language.',
    es: 'Quienes entran en el portal con su cuenta ven cada alerta una vez, en su idioma.',
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
    en: 'Residents see an alert as soon as you make it active.',
    es: 'Los residentes ven una alerta en cuanto usted la activa.',
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
    en: 'Residents see it. If you turn it on again, everyone sees it again.',
    es: 'Los residentes la ven. Si vuelve a activarla, todos la ven de nuevo.',
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
    en: 'Residents will no longer see “{{english}}” (“{{spanish}}”). This cannot be undone.',
    es: 'Los residentes ya no verán «{{spanish}}» («{{english}}»). Esto no se puede deshacer.',
  },
  Delete: { en: 'Delete', es: 'Eliminar' },
  Deleting: { en: 'Deleting…', es: 'Eliminando…' },
  DeleteFailed: { en: 'The alert could not be deleted', es: 'No se pudo eliminar la alerta' },
  Back: { en: 'Back to the list', es: 'Volver a la lista' },
})
