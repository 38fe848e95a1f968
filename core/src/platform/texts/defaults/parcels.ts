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
  LayerTitle: {
    en: 'Import from an ArcGIS feature layer',
    es: 'Importar de una capa de ArcGIS',
  },
  LayerLead: {
    en: 'All parcels of the layer are read, checked, and take effect together, like those of a file. Say which field of the layer has what; leave empty what it does not have.',
    es: 'Se leen y revisan todas las parcelas de la capa, y valen juntas, como las de un archivo. Indique qué campo de la capa contiene cada dato; deje vacío lo que no tenga.',
  },
  LayerUrl: { en: 'Address of the layer', es: 'Dirección de la capa' },
  LayerUrlHint: {
    en: 'It ends like this: /FeatureServer/0',
    es: 'Termina así: /FeatureServer/0',
  },
  LayerContents: { en: 'What the layer has', es: 'Qué contiene la capa' },
  LayerFieldsTitle: { en: 'Fields of the layer', es: 'Campos de la capa' },
  LayerTokenLabel: { en: 'Token', es: 'Token' },
  LayerTokenHint: {
    en: 'Only for a layer that is not public. It is used once and not kept.',
    es: 'Solo para una capa que no es pública. Se usa una vez y no se guarda.',
  },
  LayerSend: { en: 'Import the layer', es: 'Importar la capa' },
  LayerSending: { en: 'Reading the layer…', es: 'Leyendo la capa…' },
  LayerFailed: { en: 'The layer was not imported', es: 'La capa no se importó' },
  LayerAddress: {
    en: 'This is no address of a layer that we can read. It begins with https:// and ends with the layer’s number, such as /FeatureServer/0.',
    es: 'Esta no es la dirección de una capa que podamos leer. Empieza con https:// y termina con el número de la capa, por ejemplo /FeatureServer/0.',
  },
  LayerToken: {
    en: 'The layer is not public, and the token is missing or has expired.',
    es: 'La capa no es pública, y el token falta o ya venció.',
  },
  LayerKind: {
    en: 'This is no layer of polygons. Choose the layer that has the lots.',
    es: 'Esta no es una capa de polígonos. Elija la capa que contiene los terrenos.',
  },
  LayerNoPages: {
    en: 'The service cannot send the layer page by page. Export it to a file instead.',
    es: 'El servicio no puede enviar la capa por páginas. Expórtela a un archivo.',
  },
  LayerField: {
    en: 'The layer has no field {{field}}. It has: {{names}}',
    es: 'La capa no tiene el campo {{field}}. Tiene: {{names}}',
  },
  LayerUnreachable: {
    en: 'The service does not answer, or not as a feature layer. Check the address, or try again later.',
    es: 'El servicio no responde, o no responde como una capa. Revise la dirección o inténtelo más tarde.',
  },
  LayerRefused: {
    en: 'The service refused to send the layer.',
    es: 'El servicio no quiso enviar la capa.',
  },
  LayerSaid: {
    en: 'The service refused to send the layer. It says: {{text}}',
    es: 'El servicio no quiso enviar la capa. Dice: {{text}}',
  },
  LayerChanged: {
    en: 'The service sent fewer parcels than it counts. Nothing took effect. Please try again.',
    es: 'El servicio envió menos parcelas de las que cuenta. Nada tuvo efecto. Inténtelo de nuevo.',
  },
  Column_parcelNumber: { en: 'Parcel number (PIN)', es: 'Número de parcela (PIN)' },
  Column_streetNumber: { en: 'House number', es: 'Número de la casa' },
  Column_streetName: { en: 'Street name', es: 'Nombre de la calle' },
  Column_streetSuffix: { en: 'Street type', es: 'Tipo de calle' },
  Column_unit: { en: 'Apartment or unit', es: 'Apartamento o unidad' },
  Column_zip: { en: 'ZIP code', es: 'Código postal' },
  Column_refusePickupDay: { en: 'Garbage day', es: 'Día de la basura' },
  Column_leafDistrict: { en: 'Leaf district', es: 'Distrito de hojas' },
  Column_primaryZoning: { en: 'Zoning, as people read it', es: 'Zonificación, como se lee' },
  Column_currentLandUse: { en: 'Current use', es: 'Uso actual' },
  Column_historicDistrict: { en: 'Historic district', es: 'Distrito histórico' },
  Column_schoolDistrict: { en: 'School district', es: 'Distrito escolar' },
  Column_countyBoardDistrict: {
    en: 'County board district',
    es: 'Distrito de la junta del condado',
  },
  Column_stateRepresentativeDistrict: {
    en: 'State representative district',
    es: 'Distrito del representante estatal',
  },
  Column_stateSenateDistrict: { en: 'State senate district', es: 'Distrito del senado estatal' },
  Column_usCongressionalDistrict: { en: 'Congressional district', es: 'Distrito del Congreso' },
  Column_waterBillingCycleDates: {
    en: 'Water billing cycle',
    es: 'Ciclo de facturación del agua',
  },
  Column_zoning: { en: 'District codes with shares', es: 'Códigos de distrito con su parte' },
})
