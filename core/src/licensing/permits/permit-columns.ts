import type { Column } from '../../platform/data-sets/index.ts'

/** The files about permits are joined by it. */
export const permitNumber: Column = {
  name: 'PermitNum',
  type: 'text',
  en: 'The permit’s number. It joins the files about permits.',
  es: 'El número del permiso. Une los archivos sobre permisos.',
}
