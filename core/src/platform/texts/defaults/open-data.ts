import { group } from './group.ts'

/** The page of open data. What columns hold is in the code beside them (docs/decisions.md). */
export const openData = group('OpenData', {
  Title: { en: 'Open data', es: 'Datos abiertos' },
  Lead: {
    en: 'The city’s records as files that anyone can use: for a map, a class, a news story or a program. They have no private data of residents.',
    es: 'Los registros de la ciudad en archivos que cualquiera puede usar: para un mapa, una clase, una noticia o un programa. No tienen datos privados de los residentes.',
  },
  How: { en: 'How you can use it', es: 'Cómo puede usarlos' },
  LicenseText: {
    en: 'The data belongs to everyone. Use it for anything, without asking and without naming us.',
    es: 'Los datos son de todos. Úselos para lo que quiera, sin pedir permiso y sin nombrarnos.',
  },
  License: { en: 'Read the license (CC0 1.0)', es: 'Leer la licencia (CC0 1.0, en inglés)' },
  Nightly: {
    en: 'We make the files again each night.',
    es: 'Hacemos los archivos de nuevo cada noche.',
  },
  Private: {
    en: 'Names, phone numbers, emails and pictures of residents stay out, and so does what they wrote in reports. Places of reports are rounded to about 100 meters. Permits are public records, and so are the names of licensed contractors and of members of boards.',
    es: 'Los nombres, teléfonos, correos y fotos de los residentes quedan fuera, y también lo que escribieron en los reportes. Los lugares de los reportes se redondean a unos 100 metros. Los permisos son registros públicos, y también los nombres de los contratistas con licencia y de los miembros de las juntas.',
  },
  Files: { en: 'Files', es: 'Archivos' },
  Size: { en: '{{size}} kB', es: '{{size}} kB' },
  Rows: { en: ['{{count}} row', '{{count}} rows'], es: ['{{count}} fila', '{{count}} filas'] },
  AsOf: { en: 'as of {{day}}', es: 'al {{day}}' },
  Since: { en: 'published since {{day}}', es: 'publicado desde el {{day}}' },
  Now: {
    en: 'Not made yet. A download has what we know at that moment.',
    es: 'Todavía no está hecho. Una descarga tiene lo que sabemos en ese momento.',
  },
  Columns: {
    en: ['What its column means', 'What its {{count}} columns mean'],
    es: ['Qué significa su columna', 'Qué significan sus {{count}} columnas'],
  },
  Type_text: { en: 'text', es: 'texto' },
  Type_number: { en: 'number', es: 'número' },
  Type_day: { en: 'day, YYYY-MM-DD', es: 'día, AAAA-MM-DD' },
  'Type_yes-no': { en: 'true or false', es: 'true (sí) o false (no)' },
  Type_latitude: { en: 'degrees', es: 'grados' },
  Type_longitude: { en: 'degrees', es: 'grados' },
  Programs: { en: 'For people who write programs', es: 'Para quienes escriben programas' },
  ProgramsText: {
    en: 'The same list for programs, and ways to read what is new at any time:',
    es: 'La misma lista para programas, y maneras de leer lo nuevo en cualquier momento:',
  },
  List: { en: 'This list as JSON', es: 'Esta lista en JSON' },
  Catalog: {
    en: 'A catalog for other sites (DCAT-US)',
    es: 'Un catálogo para otros sitios (DCAT-US)',
  },
  Guide: { en: 'The guide to our API', es: 'La guía de nuestra API (en inglés)' },
  Open311: {
    en: 'Requests of this minute (Open311)',
    es: 'Solicitudes de este minuto (Open311)',
  },
})
