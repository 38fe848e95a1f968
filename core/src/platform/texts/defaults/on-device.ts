import { group } from './group.ts'

/** What a browser keeps of the portal, for when there is no network. */
export const onDevice = group('OnDevice', {
  AppName: { en: '{{city}} city services', es: 'Servicios de {{city}}' },
  AppDescription: {
    en: 'Report problems, pay bills and follow your requests with the City of {{city}}.',
    es: 'Reporte problemas, pague sus cuentas y siga sus solicitudes con la Ciudad de {{city}}.',
  },
  Title: { en: 'On this device', es: 'En este dispositivo' },
  Lead: {
    en: 'This page works without internet. It shows what this device keeps for you.',
    es: 'Esta página funciona sin internet. Muestra lo que este dispositivo guarda para usted.',
  },
  OfflineTitle: { en: 'You are offline', es: 'No tiene conexión' },
  OfflineText: {
    en: 'The page you wanted needs internet. Everything below works without it.',
    es: 'La página que quería necesita internet. Todo lo que sigue funciona sin conexión.',
  },
  TryAgain: { en: 'Try the page again', es: 'Intentar abrir la página otra vez' },
  AsOf: {
    en: 'You are offline. This page is as of {{time}}.',
    es: 'No tiene conexión. Esta página es del {{time}}.',
  },
  BackOnline: { en: 'You are back online.', es: 'Ya tiene conexión.' },
  PagesTitle: { en: 'Pages you opened', es: 'Páginas que abrió' },
  PagesNone: {
    en: 'Pages you open while you have internet will be listed here.',
    es: 'Aquí verá las páginas que abra mientras tenga internet.',
  },
  PagesText: {
    en: 'This device keeps the last public pages you opened for up to a week.',
    es: 'Este dispositivo guarda las últimas páginas públicas que abrió, hasta una semana.',
  },
})
