import { group } from './group.ts'

export const util = group('Util', {
  Yes: { en: 'Yes', es: 'Sí' },
  No: { en: 'No', es: 'No' },
  FormContainsErrors: {
    en: 'Please correct the errors in this form.',
    es: 'Corrija los errores de este formulario.',
  },
  ErrorTryAgainLater: {
    en: 'Something went wrong. Please try again later.',
    es: 'Algo salió mal. Inténtelo de nuevo más tarde.',
  },
  SkipToContent: { en: 'Skip to content', es: 'Saltar al contenido' },
  Close: { en: 'Close', es: 'Cerrar' },
  Cancel: { en: 'Cancel', es: 'Cancelar' },
  EndOfFile: { en: 'End of file. Rows:', es: 'Fin del archivo. Filas:' },
  Loading: { en: 'Loading', es: 'Cargando' },
  OpensNewTab: { en: 'opens in a new tab', es: 'se abre en una pestaña nueva' },
  Breadcrumb: { en: 'You are here', es: 'Usted está aquí' },
  CityOf: { en: 'City of {{city}}', es: 'Ciudad de {{city}}' },
})
