import { group } from './group.ts'

/** The staff app's import of parcels. */
export const parcelsScreen = group('Parcels', {
  Title: { en: 'Parcels', es: 'Parcelas' },
  Lead: {
    en: 'The city’s lots with their addresses and zoning. An import takes effect as a whole, or not at all.',
    es: 'Los terrenos de la ciudad con sus direcciones y su zonificación. Una importación vale completa o no vale.',
  },
  Count: {
    en: ['{{count}} parcel', '{{count}} parcels'],
    es: ['{{count}} parcela', '{{count}} parcelas'],
  },
  ImportTitle: { en: 'Import parcels', es: 'Importar parcelas' },
  File: { en: 'GeoJSON or CSV file', es: 'Archivo GeoJSON o CSV' },
  FileHint: {
    en: 'At most 100 MB. The name of the file names the import: sending it again changes nothing.',
    es: '100 MB como máximo. El nombre del archivo es el de la importación: enviarlo de nuevo no cambia nada.',
  },
  Kind: { en: 'What the file has', es: 'Qué contiene el archivo' },
  Kind_partial: { en: 'Some parcels: the others stay', es: 'Algunas parcelas: las demás quedan' },
  Kind_full: {
    en: 'All parcels: the others are retired',
    es: 'Todas las parcelas: las demás se retiran',
  },
  Send: { en: 'Import', es: 'Importar' },
  Sending: { en: 'Importing…', es: 'Importando…' },
  ImportsTitle: { en: 'Imports', es: 'Importaciones' },
  NoImports: { en: 'No imports yet', es: 'Aún no hay importaciones' },
  Name: { en: 'Import', es: 'Importación' },
  Status: { en: 'Status', es: 'Estado' },
  Status_staged: { en: 'Not finished: send it again', es: 'Sin terminar: envíela de nuevo' },
  Status_applied: { en: 'In effect', es: 'En vigor' },
  Status_refused: { en: 'Refused', es: 'Rechazada' },
  Rows: { en: 'Good rows', es: 'Filas correctas' },
  Retired: { en: 'Retired', es: 'Retiradas' },
  Errors: { en: 'Errors', es: 'Errores' },
  When: { en: 'Sent', es: 'Enviada' },
  Line: { en: 'Line', es: 'Línea' },
  Field: { en: 'Field', es: 'Campo' },
  Reason: { en: 'What is wrong', es: 'Qué está mal' },
  ErrorsTitle: { en: 'Errors in {{name}}', es: 'Errores en {{name}}' },
  ErrorsShown: {
    en: 'The first {{shown}} of {{total}} errors. Nothing of this file took effect.',
    es: 'Los primeros {{shown}} de {{total}} errores. Nada de este archivo tuvo efecto.',
  },
  Applied: { en: 'The import is in effect.', es: 'La importación está en vigor.' },
  RefusedNotice: {
    en: 'The file has errors. Nothing of it took effect.',
    es: 'El archivo tiene errores. Nada de él tuvo efecto.',
  },
  ImportFailed: { en: 'The file was not imported', es: 'El archivo no se importó' },
  ChooseFile: { en: 'Choose a file first.', es: 'Primero elija un archivo.' },
  Unreadable: {
    en: 'The file is no GeoJSON or CSV that we can read.',
    es: 'El archivo no es un GeoJSON o CSV que podamos leer.',
  },
  TooLarge: { en: 'The file is larger than 100 MB.', es: 'El archivo pesa más de 100 MB.' },
  Empty: { en: 'The file has no parcels.', es: 'El archivo no tiene parcelas.' },
  SentAgain: {
    en: 'This import is being sent twice at the same time.',
    es: 'Esta importación se está enviando dos veces a la vez.',
  },
  Differs: {
    en: 'Another file was imported under this name. Rename the file.',
    es: 'Con este nombre ya se importó otro archivo. Cambie el nombre del archivo.',
  },
  ImportNotFound: { en: 'There is no such import.', es: 'No existe esa importación.' },
})
