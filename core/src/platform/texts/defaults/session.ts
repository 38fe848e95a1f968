import { group } from './group.ts'

export const session = group('Session', {
  Title: { en: 'Where you are logged in', es: 'Dónde tiene la sesión abierta' },
  Text: {
    en: 'These browsers and apps can open your account. If you don’t know one of them, end it and change your password. We guess each place from the internet connection, so it can be off by a few towns.',
    es: 'Estos navegadores y aplicaciones pueden abrir su cuenta. Si no reconoce alguno, cierre su sesión y cambie su contraseña. Calculamos cada lugar por la conexión a internet, así que puede no ser exacto.',
  },
  BrowserOn: { en: '{{browser}} on {{system}}', es: '{{browser}} en {{system}}' },
  SomeBrowserOn: { en: 'A browser on {{system}}', es: 'Un navegador en {{system}}' },
  SomeBrowser: { en: 'Unknown browser', es: 'Navegador desconocido' },
  AppOn: { en: 'Mobile app on {{system}}', es: 'Aplicación móvil en {{system}}' },
  App: { en: 'Mobile app', es: 'Aplicación móvil' },
  OpenedByApp: { en: 'Opened from the mobile app', es: 'Abierta desde la aplicación móvil' },
  StaffSite: { en: 'City staff site', es: 'Sitio del personal de la ciudad' },
  ThisDevice: { en: 'This device', es: 'Este dispositivo' },
  PlaceUnknown: { en: 'Place unknown', es: 'Lugar desconocido' },
  InUseNow: { en: 'In use now', es: 'En uso ahora' },
  LastUsed: { en: 'Last used {{when}}', es: 'Último uso: {{when}}' },
  LoggedIn: { en: 'Logged in {{day}}', es: 'Sesión iniciada el {{day}}' },
  End: { en: 'End this one', es: 'Cerrar esta sesión' },
  EndOthers: { en: 'Log out everywhere else', es: 'Cerrar las demás sesiones' },
  EndOthersText: {
    en: 'You stay logged in here. Everywhere else, you will need your password again.',
    es: 'Aquí su sesión sigue abierta. En los demás lugares se pedirá su contraseña otra vez.',
  },
  OnlyThis: {
    en: 'You are not logged in anywhere else.',
    es: 'No tiene la sesión abierta en ningún otro lugar.',
  },
  Ended: {
    en: 'Ended. That device is logged out.',
    es: 'Listo. Se cerró la sesión en ese dispositivo.',
  },
  OthersEnded: {
    en: 'Done. You are logged in only here.',
    es: 'Listo. Su sesión está abierta solo aquí.',
  },
  Failed: { en: 'The session could not be ended', es: 'No se pudo cerrar la sesión' },
  NotFound: { en: 'This session has already ended.', es: 'Esta sesión ya estaba cerrada.' },
})
