import { group } from './group.ts'

/** Reply templates of staff. */
export const templates = group('Templates', {
  Title: { en: 'Reply templates', es: 'Plantillas de respuesta' },
  Lead: {
    en: 'Answers you write often, in both languages. In a request, the blanks are filled for you.',
    es: 'Respuestas que escribe a menudo, en los dos idiomas. En una solicitud, los espacios se llenan solos.',
  },
  None: { en: 'No templates yet', es: 'Todavía no hay plantillas' },
  NoneText: {
    en: 'Write one below. Everyone who answers requests can use it.',
    es: 'Escriba una abajo. Podrá usarla todo el personal que responde solicitudes.',
  },
  Add: { en: 'Add a template', es: 'Agregar una plantilla' },
  Edit: { en: 'Change “{{name}}”', es: 'Cambiar «{{name}}»' },
  EditShort: { en: 'Change', es: 'Cambiar' },
  Save: { en: 'Save', es: 'Guardar' },
  Delete: { en: 'Delete', es: 'Eliminar' },
  DeleteOne: { en: 'Delete “{{name}}”', es: 'Eliminar «{{name}}»' },
  DeleteSure: { en: 'Yes, delete this template', es: 'Sí, eliminar esta plantilla' },
  DeleteFailed: { en: 'The template was not deleted', es: 'La plantilla no se eliminó' },
  Name: { en: 'Name', es: 'Nombre' },
  NameHint: { en: 'Only staff see it.', es: 'Solo lo ve el personal.' },
  BodyEnglish: { en: 'Text in English', es: 'Texto en inglés' },
  BodySpanish: { en: 'Text in Spanish', es: 'Texto en español' },
  Blanks: {
    en: 'Blanks you can use: {{known}}',
    es: 'Espacios que puede usar: {{known}}',
  },
  Failed: { en: 'The template was not saved', es: 'La plantilla no se guardó' },
  Saved: { en: 'The template was saved.', es: 'La plantilla se guardó.' },
  Deleted: { en: 'The template was deleted.', es: 'La plantilla se eliminó.' },
  Cancel: { en: 'Cancel', es: 'Cancelar' },
  NotFound: { en: 'This template no longer exists.', es: 'Esta plantilla ya no existe.' },
  NameTaken: {
    en: 'Another template has this name. Choose a different name.',
    es: 'Otra plantilla tiene ese nombre. Elija un nombre distinto.',
  },
  TooMany: {
    en: 'There are 200 templates. Delete one first.',
    es: 'Ya hay 200 plantillas. Elimine una primero.',
  },
  UnknownBlank: {
    en: 'A blank in the text does not exist.',
    es: 'Un espacio del texto no existe.',
  },
  UnknownBlankIn: {
    en: 'We do not know {{unknown}}. You can use: {{known}}.',
    es: 'No conocemos {{unknown}}. Puede usar: {{known}}.',
  },
  ChangedMeanwhile: {
    en: 'A colleague changed this template after you opened it. What you wrote is still here. Compare it with the list, then save again.',
    es: 'Alguien más cambió esta plantilla después de que usted la abrió. Lo que escribió sigue aquí. Compárelo con la lista y guarde de nuevo.',
  },
  Neighbor: { en: 'neighbor', es: 'vecino o vecina' },
})
