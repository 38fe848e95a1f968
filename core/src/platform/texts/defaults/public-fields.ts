import { group } from './group.ts'

/** Spec, admin section 2.11. */
export const publicFields = group('PublicFields', {
  Title: { en: 'Public fields', es: 'Campos públicos' },
  Lead: {
    en: 'Choose what residents see of the requests they sent. Staff always see everything.',
    es: 'Elija qué ven los residentes de las solicitudes que enviaron. El personal siempre ve todo.',
  },
  Type: { en: 'Type of record', es: 'Tipo de registro' },
  Shown: { en: 'Shown', es: 'Se muestran' },
  Count: {
    en: ['{{shown}} of {{count}} field', '{{shown}} of {{count}} fields'],
    es: ['{{shown}} de {{count}} campo', '{{shown}} de {{count}} campos'],
  },
  All: { en: 'All fields', es: 'Todos los campos' },
  Actions: { en: 'Actions', es: 'Acciones' },
  None: {
    en: 'You have not chosen any fields yet. Residents see everything they sent.',
    es: 'Todavía no ha elegido ningún campo. Los residentes ven todo lo que enviaron.',
  },
  Rest: {
    en: 'Types that are not listed show all of their fields.',
    es: 'Los tipos que no están en la lista muestran todos sus campos.',
  },
  Add: { en: 'Add a type', es: 'Agregar un tipo' },
  AddTitle: { en: 'Which type of record?', es: '¿Qué tipo de registro?' },
  Next: { en: 'Choose its fields', es: 'Elegir sus campos' },
  Edit: { en: 'Edit', es: 'Editar' },
  EditType: { en: 'Edit {{type}}', es: 'Editar {{type}}' },
  EditTitle: { en: 'Public fields: {{type}}', es: 'Campos públicos: {{type}}' },
  EditLead: {
    en: 'Residents see the checked fields of their own requests. If you add a field to a form later, residents do not see it until you check it here.',
    es: 'Los residentes ven los campos marcados de sus propias solicitudes. Un campo que se agregue después a un formulario queda oculto hasta que se marque aquí.',
  },
  Filter: { en: 'Filter fields', es: 'Filtrar campos' },
  Found: {
    en: ['{{count}} field', '{{count}} fields'],
    es: ['{{count}} campo', '{{count}} campos'],
  },
  NoneFound: { en: 'No field contains “{{term}}”.', es: 'Ningún campo contiene «{{term}}».' },
  TickShown: { en: 'Check all listed', es: 'Marcar los de la lista' },
  UntickShown: { en: 'Uncheck all listed', es: 'Desmarcar los de la lista' },
  UsedIn: { en: 'Asked in: {{names}}', es: 'Se pide en: {{names}}' },
  UsedInMore: {
    en: ['Asked in: {{names}} and {{count}} more', 'Asked in: {{names}} and {{count}} more'],
    es: ['Se pide en: {{names}} y {{count}} más', 'Se pide en: {{names}} y {{count}} más'],
  },
  fields: { en: 'Fields', es: 'Campos' },
  object: { en: 'Type of record', es: 'Tipo de registro' },
  Save: { en: 'Submit', es: 'Enviar' },
  Saving: { en: 'Saving…', es: 'Guardando…' },
  Saved: {
    en: 'Saved. Residents see it right away.',
    es: 'Guardado. Los residentes lo ven de inmediato.',
  },
  Failed: { en: 'The fields could not be saved', es: 'No se pudieron guardar los campos' },
  Back: { en: 'Back to the list', es: 'Volver a la lista' },
  NotFound: {
    en: 'We could not find this type of record or service.',
    es: 'No encontramos ese tipo de registro o servicio.',
  },
})
