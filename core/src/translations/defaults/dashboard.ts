import { group } from './group.ts'

/** The dashboard and the menu of whoever is signed in. */
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
    NotYetTitle: { en: 'Bills and requests', es: 'Facturas y solicitudes' },
    NotYet: {
      en: 'You cannot see your bills and your requests here yet. Call or write to us about them.',
      es: 'Todavía no puede ver aquí sus facturas ni sus solicitudes. Llámenos o escríbanos.',
    },
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
