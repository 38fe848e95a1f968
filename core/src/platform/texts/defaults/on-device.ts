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
  ReportTitle: { en: 'Report a problem', es: 'Reportar un problema' },
  ReportText: {
    en: 'You can write a report with photos now. This device keeps it and sends it when the internet is back.',
    es: 'Puede escribir un reporte con fotos ahora. Este dispositivo lo guarda y lo envía cuando vuelva internet.',
  },
  ReportStart: { en: 'Write a report', es: 'Escribir un reporte' },
  WaitingTitle: { en: 'Reports on this device', es: 'Reportes en este dispositivo' },
  WaitingText: {
    en: 'These are not with the city until it gives a request number.',
    es: 'La ciudad no los tiene hasta que dé un número de solicitud.',
  },
  Save: {
    en: 'Save on this device, send when the internet is back',
    es: 'Guardar en este dispositivo y enviar cuando vuelva internet',
  },
  Saving: { en: 'Saving on this device', es: 'Guardando en este dispositivo' },
  SaveChanged: { en: 'Save and send', es: 'Guardar y enviar' },
  OfflineForm: {
    en: 'You are offline. You can still write the report: this device keeps it with its photos and sends it when the internet is back.',
    es: 'No tiene conexión. Aun así puede escribir el reporte: este dispositivo lo guarda con sus fotos y lo envía cuando vuelva internet.',
  },
  Saved: {
    en: 'Saved on this device. The city does not have it yet.',
    es: 'Guardado en este dispositivo. La ciudad todavía no lo tiene.',
  },
  NotSaved: {
    en: 'This device could not keep the report. Free some space, or send it when you have internet.',
    es: 'Este dispositivo no pudo guardar el reporte. Libere espacio o envíelo cuando tenga internet.',
  },
  PhotosElsewhere: {
    en: 'Photos of an earlier visit are with the city and not on this device. Send this report when you have internet.',
    es: 'Las fotos de una visita anterior las tiene la ciudad y no están en este dispositivo. Envíe este reporte cuando tenga internet.',
  },
  PhotoHere: { en: 'On this device', es: 'En este dispositivo' },
  StateWaiting: { en: 'Not sent yet', es: 'Sin enviar' },
  StateRefused: { en: 'Needs a change from you', es: 'Necesita un cambio suyo' },
  StateSent: { en: 'Sent', es: 'Enviado' },
  StateSentBefore: {
    en: 'The city already has this report as you first wrote it.',
    es: 'La ciudad ya tiene este reporte como lo escribió primero.',
  },
  WaitingLong: {
    en: [
      'A report on this device has been waiting for more than three days. The city does not have it.',
      '{{count}} reports on this device have been waiting for more than three days. The city does not have them.',
    ],
    es: [
      'Un reporte en este dispositivo lleva más de tres días sin enviarse. La ciudad no lo tiene.',
      '{{count}} reportes en este dispositivo llevan más de tres días sin enviarse. La ciudad no los tiene.',
    ],
  },
  WaitingLongLink: { en: 'See what is left to do', es: 'Ver qué falta por hacer' },
  SavedAt: { en: 'Saved {{time}}', es: 'Guardado el {{time}}' },
  Photos: {
    en: ['{{count}} photo', '{{count}} photos'],
    es: ['{{count}} foto', '{{count}} fotos'],
  },
  SendNow: { en: 'Send now', es: 'Enviar ahora' },
  Change: { en: 'Change', es: 'Cambiar' },
  Delete: { en: 'Delete', es: 'Borrar' },
  DeleteTitle: { en: 'Delete this report?', es: '¿Borrar este reporte?' },
  DeleteText: {
    en: 'The city does not have it. It cannot be restored.',
    es: 'La ciudad no lo tiene. No se podrá recuperar.',
  },
  Remove: { en: 'Remove from the list', es: 'Quitar de la lista' },
  BeforeLogout: {
    en: [
      'One report on this device has not been sent. Logging out deletes it.',
      '{{count}} reports on this device have not been sent. Logging out deletes them.',
    ],
    es: [
      'Un reporte en este dispositivo no se ha enviado. Si cierra la sesión, se borra.',
      '{{count}} reportes en este dispositivo no se han enviado. Si cierra la sesión, se borran.',
    ],
  },
  BeforeLogoutLink: { en: 'Send or see them first', es: 'Enviarlos o verlos primero' },
  Requests: { en: 'Your requests', es: 'Sus solicitudes' },
  ViewAsOf: { en: 'As of {{time}}', es: 'Del {{time}}' },
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
