import { group } from './group.ts'

export const dashboard = {
  ...group('Dashboard', {
    Title: { en: 'Dashboard', es: 'Panel' },
    Welcome: { en: 'Welcome, {{name}}', es: 'Le damos la bienvenida, {{name}}' },
    WelcomeNobody: { en: 'Welcome', es: 'Le damos la bienvenida' },
    ActsFor: {
      en: 'You act for {{organization}}.',
      es: 'Usted actúa en nombre de {{organization}}.',
    },
    Start: { en: 'Start something', es: 'Comience un trámite' },
    YourAccount: { en: 'Your account', es: 'Su cuenta' },
    YourAccountText: {
      en: 'Your name and address, your language, and what we write to you about.',
      es: 'Su nombre y dirección, su idioma y sobre qué le escribimos.',
    },
    Attention: {
      en: ['{{count}} request needs your attention', '{{count}} requests need your attention'],
      es: [
        '{{count}} solicitud requiere su atención',
        '{{count}} solicitudes requieren su atención',
      ],
    },
    AttentionText: {
      en: 'We are waiting for your answer or payment.',
      es: 'Esperamos su respuesta o su pago.',
    },
    AttentionLink: { en: 'See which', es: 'Ver cuáles' },
    Recent: { en: 'Recent requests', es: 'Solicitudes recientes' },
    RecentAll: { en: 'All in progress', es: 'Todas las que están en curso' },
    RecentNone: {
      en: 'You have not sent anything yet. What you report or apply for will be listed here.',
      es: 'Todavía no ha enviado nada. Aquí verá lo que reporte o solicite.',
    },
    Messages: { en: 'Messages', es: 'Mensajes' },
    MessagesNone: { en: 'You have read everything.', es: 'Ha leído todo.' },
    MessagesAll: { en: 'Open messages', es: 'Abrir los mensajes' },
    Billing: { en: 'Bills', es: 'Facturas' },
  }),
  ...group('AccountMenu', {
    Label: { en: 'Account', es: 'Cuenta' },
    Organizations: { en: 'Organizations', es: 'Organizaciones' },
    Organization: { en: 'Manage the organization', es: 'Administrar la organización' },
    Messages: { en: 'Messages', es: 'Mensajes' },
    ManageAccount: { en: 'Manage my account', es: 'Administrar mi cuenta' },
    Language: { en: 'Language', es: 'Idioma' },
    Acting: { en: 'Acting for', es: 'Actúa por' },
    Personal: { en: 'Yourself', es: 'A título personal' },
    FinishAccount: { en: 'Finish creating your account', es: 'Termine de crear su cuenta' },
    ConfirmEmail: { en: 'Confirm your email address', es: 'Confirme su correo electrónico' },
  }),
}
