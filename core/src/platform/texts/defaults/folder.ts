import { group } from './group.ts'

/** The folder of a utility account, for staff. */
export const folder = group('Folder', {
  Title: {
    en: ['{{count}} file in the folder', '{{count}} files in the folder'],
    es: ['{{count}} archivo en la carpeta', '{{count}} archivos en la carpeta'],
  },
  File: { en: 'File for the folder', es: 'Archivo para la carpeta' },
  FileHint: {
    en: 'PDF, JPEG, PNG, GIF or WebP, at most 10 MB. Everyone who has the account sees it.',
    es: 'PDF, JPEG, PNG, GIF o WebP, de 10 MB como máximo. Lo ven todos los que tienen la cuenta.',
  },
  Add: { en: 'Add the file', es: 'Agregar el archivo' },
  Adding: { en: 'Uploading…', es: 'Subiendo…' },
  Added: { en: 'The file is in the folder.', es: 'El archivo está en la carpeta.' },
  AddFailed: { en: 'The file was not added', es: 'El archivo no se agregó' },
  Delete: { en: 'Delete', es: 'Eliminar' },
  DeleteOne: { en: 'Delete {{name}}', es: 'Eliminar {{name}}' },
  DeleteSure: { en: 'Delete the file for everyone', es: 'Eliminar el archivo para todos' },
  Deleted: { en: 'The file was deleted.', es: 'El archivo se eliminó.' },
  DeleteFailed: { en: 'The file was not deleted', es: 'El archivo no se eliminó' },
})
