import { group } from './group.ts'

/** The apps on phones, as staff set them. */
export const mobileApps = group('MobileApps', {
  Title: { en: 'Mobile apps', es: 'Aplicaciones móviles' },
  Lead: {
    en: 'Phones open links to the portal in these apps. Apps ask at their start whether they are still supported, and show the notice.',
    es: 'Los teléfonos abren los enlaces del portal en estas aplicaciones. Al iniciar, las aplicaciones preguntan si todavía son compatibles y muestran el aviso.',
  },
  Ios: { en: 'iPhone', es: 'iPhone' },
  Android: { en: 'Android', es: 'Android' },
  IosAppIds: { en: 'App IDs', es: 'Identificadores de la aplicación' },
  IosAppIdsHint: {
    en: 'One a line: team and bundle, such as ABCDE12345.gov.city.portal.',
    es: 'Uno por línea: equipo y paquete, como ABCDE12345.gov.city.portal.',
  },
  IosStore: { en: 'Address in the App Store', es: 'Dirección en App Store' },
  AndroidPackage: { en: 'Package name', es: 'Nombre del paquete' },
  AndroidStore: { en: 'Address in Google Play', es: 'Dirección en Google Play' },
  Fingerprints: {
    en: 'SHA-256 fingerprints of its certificates',
    es: 'Huellas SHA-256 de sus certificados',
  },
  FingerprintsHint: {
    en: 'One a line, as Google Play shows them: AB:CD:…',
    es: 'Una por línea, como las muestra Google Play: AB:CD:…',
  },
  MinimumVersion: { en: 'Oldest version that works', es: 'Versión más antigua que funciona' },
  VersionHint: {
    en: 'Such as 3.2.1. Older apps ask people to update.',
    es: 'Como 3.2.1. Las aplicaciones más antiguas piden que se actualicen.',
  },
  Notice: { en: 'Notice in all apps', es: 'Aviso en todas las aplicaciones' },
  NoticeHint: {
    en: 'Such as maintenance tonight. Empty: no notice.',
    es: 'Como el mantenimiento de esta noche. Vacío: ningún aviso.',
  },
  NoticeEn: { en: 'Notice in English', es: 'Aviso en inglés' },
  NoticeEs: { en: 'Notice in Spanish', es: 'Aviso en español' },
  Save: { en: 'Save the apps', es: 'Guardar las aplicaciones' },
  Saved: { en: 'The apps were saved.', es: 'Las aplicaciones se guardaron.' },
  NotSaved: { en: 'The apps were not saved', es: 'Las aplicaciones no se guardaron' },
})
