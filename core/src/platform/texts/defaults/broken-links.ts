import { group } from './group.ts'

/** Links in published content that do not work. */
export const brokenLinks = group('BrokenLinks', {
  Title: { en: 'Broken links', es: 'Enlaces rotos' },
  Lead: {
    en: 'We check every link in what residents read once a week. A link is listed here when it has failed twice, at least a day apart.',
    es: 'Una vez por semana revisamos todos los enlaces de lo que leen los residentes. Un enlace aparece aquí cuando falló dos veces, con al menos un día de diferencia.',
  },
  Count: {
    en: ['{{count}} broken link', '{{count}} broken links'],
    es: ['{{count}} enlace roto', '{{count}} enlaces rotos'],
  },
  None: { en: 'All links work', es: 'Todos los enlaces funcionan' },
  NoneText: {
    en: 'Links in articles, news, boards, services and other texts were checked. There is nothing to do.',
    es: 'Se revisaron los enlaces de artículos, noticias, juntas, servicios y otros textos. No hay nada que hacer.',
  },
  'problem-not-found': { en: 'Page not found', es: 'Página no encontrada' },
  'problem-staff-only': { en: 'Only staff can open it', es: 'Solo el personal puede abrirla' },
  'problem-error': {
    en: 'The website answers with error {{code}}',
    es: 'El sitio web contesta con el error {{code}}',
  },
  'problem-no-answer': { en: 'No answer', es: 'Sin respuesta' },
  'problem-certificate': { en: 'Certificate not valid', es: 'Certificado no válido' },
  'problem-redirects': {
    en: 'Leads from one address to the next without end',
    es: 'Lleva de una dirección a otra sin fin',
  },
  'problem-private': {
    en: 'Leads to a private network, or from https to http',
    es: 'Lleva a una red privada, o de https a http',
  },
  Since: { en: 'Broken since', es: 'Roto desde' },
  Checked: { en: 'Last checked', es: 'Última revisión' },
  Places: { en: 'Where it is:', es: 'Dónde está:' },
  'place-article': { en: 'Help article', es: 'Artículo de ayuda' },
  'place-news-post': { en: 'News', es: 'Noticia' },
  'place-board': { en: 'Board, text', es: 'Junta, texto' },
  'place-board-file': { en: 'Board, document', es: 'Junta, documento' },
  'place-material': { en: 'What goes where', es: 'Qué va dónde' },
  'place-service': { en: 'Service', es: 'Servicio' },
  'place-system-alert': { en: 'System alert', es: 'Alerta del sistema' },
  'place-quick-link': {
    en: 'Quick link of the home page',
    es: 'Enlace rápido de la página de inicio',
  },
  'only-en': { en: 'in the English text', es: 'en el texto en inglés' },
  'only-es': { en: 'in the Spanish text', es: 'en el texto en español' },
  CheckAgain: { en: 'Check again now', es: 'Revisar ahora' },
  CheckAgainOne: { en: 'Check again now: {{address}}', es: 'Revisar ahora: {{address}}' },
  WorksForMe: { en: 'It works for me', es: 'A mí me funciona' },
  WorksForMeOne: { en: 'It works for me: {{address}}', es: 'A mí me funciona: {{address}}' },
  Ignored: {
    en: ['{{count}} link that staff say works', '{{count}} links that staff say work'],
    es: [
      '{{count}} enlace que funciona según el personal',
      '{{count}} enlaces que funcionan según el personal',
    ],
  },
  IgnoredBy: {
    en: '{{name}} opened it on {{day}}, and it works.',
    es: '{{name}} lo abrió el {{day}}, y funciona.',
  },
  Someone: { en: 'Someone who no longer works here', es: 'Alguien que ya no trabaja aquí' },
  ListAgain: { en: 'List it again', es: 'Volver a la lista' },
  ListAgainOne: { en: 'List it again: {{address}}', es: 'Volver a la lista: {{address}}' },
  NowWorks: {
    en: 'It works now, and has left the list.',
    es: 'Ya funciona, y salió de la lista.',
  },
  StillBroken: {
    en: 'We opened it again just now, and it still does not work.',
    es: 'Lo abrimos otra vez ahora mismo y sigue sin funcionar.',
  },
  Unknown: {
    en: 'The website did not let us check. We try again tomorrow. Open it to see for yourself.',
    es: 'El sitio web no nos dejó revisar. Lo intentamos otra vez mañana. Ábralo para verlo.',
  },
  IsIgnored: {
    en: 'Noted. It is no longer listed as broken.',
    es: 'Anotado. Ya no aparece como roto.',
  },
  IsListed: { en: 'It is listed again.', es: 'Está otra vez en la lista.' },
  Failed: { en: 'This did not work', es: 'No se pudo hacer' },
  NotFound: {
    en: 'This link is in no published text any more.',
    es: 'Este enlace ya no está en ningún texto publicado.',
  },
})
