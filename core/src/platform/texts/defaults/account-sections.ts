import { group } from './group.ts'

export const accountSections = group('AccountSections', {
  Overview: { en: 'Overview', es: 'Resumen' },
  Lead: {
    en: 'See and change what the city knows about you.',
    es: 'Vea y cambie lo que la ciudad sabe de usted.',
  },
  Profile: { en: 'Profile', es: 'Perfil' },
  ProfileLead: {
    en: 'Your name, phone, address, picture and language.',
    es: 'Su nombre, teléfono, dirección, imagen e idioma.',
  },
  Security: { en: 'Login and security', es: 'Acceso y seguridad' },
  SecurityLead: {
    en: 'Your email address, your password, and the devices where you are logged in.',
    es: 'Su correo electrónico, su contraseña y los dispositivos donde tiene la sesión abierta.',
  },
  Billing: { en: 'Bills and payment methods', es: 'Facturas y formas de pago' },
  BillingLead: {
    en: 'Your water accounts, saved cards and bank accounts, and automatic payment.',
    es: 'Sus cuentas de agua, las tarjetas y cuentas bancarias guardadas, y el pago automático.',
  },
  Notifications: { en: 'Notifications', es: 'Notificaciones' },
  NotificationsLead: {
    en: 'Choose what the city tells you about.',
    es: 'Elija de qué le avisa la ciudad.',
  },
  Property: { en: 'Your property', es: 'Su propiedad' },
  PropertyLead: {
    en: 'Pickup day, zoning and districts of your address.',
    es: 'Día de recolección, zonificación y distritos de su dirección.',
  },
  Organizations: { en: 'Organizations', es: 'Organizaciones' },
  OrganizationsLead: {
    en: 'Businesses and other organizations that you act for.',
    es: 'Negocios y otras organizaciones que usted representa.',
  },
  Data: { en: 'Your data', es: 'Sus datos personales' },
  DataLead: {
    en: 'Download the information the city has about you, or delete your account.',
    es: 'Descargue la información que la ciudad tiene sobre usted o elimine su cuenta.',
  },
  NoName: { en: 'No name yet', es: 'Todavía sin nombre' },
  NoAddress: { en: 'No address yet', es: 'Todavía sin dirección' },
  WithPassword: { en: 'You log in with a password.', es: 'Usted entra con una contraseña.' },
  WithProvider: {
    en: 'You log in with {{providers}}.',
    es: 'Usted entra con {{providers}}.',
  },
  apple: { en: 'Apple', es: 'Apple' },
  facebook: { en: 'Facebook', es: 'Facebook' },
  google: { en: 'Google', es: 'Google' },
  WaterAccounts: {
    en: ['{{count}} water account', '{{count}} water accounts'],
    es: ['{{count}} cuenta de agua', '{{count}} cuentas de agua'],
  },
  Methods: {
    en: ['{{count}} saved payment method', '{{count}} saved payment methods'],
    es: ['{{count}} forma de pago guardada', '{{count}} formas de pago guardadas'],
  },
  AutopayOn: {
    en: ['{{count}} account pays automatically', '{{count}} accounts pay automatically'],
    es: ['{{count}} cuenta se paga automáticamente', '{{count}} cuentas se pagan automáticamente'],
  },
  AutopayOff: { en: 'Automatic payment is off', es: 'El pago automático está desactivado' },
  AllOn: { en: 'All notifications are on.', es: 'Todas las notificaciones están activas.' },
  SomeOn: {
    en: ['{{count}} of {{all}} notifications is on.', '{{count}} of {{all}} notifications are on.'],
    es: [
      '{{count}} de {{all}} notificaciones está activa.',
      '{{count}} de {{all}} notificaciones están activas.',
    ],
  },
  PickupDay: { en: 'Garbage pickup: {{day}}', es: 'Recolección de basura: {{day}}' },
  NoProperty: {
    en: 'Enter your address to see what the city knows about it.',
    es: 'Escriba su dirección para ver lo que la ciudad sabe de ella.',
  },
  NoOrganizations: {
    en: 'You do not belong to an organization.',
    es: 'No pertenece a ninguna organización.',
  },
  WaitingFor: { en: '{{name}} (waiting for approval)', es: '{{name}} (espera aprobación)' },
  AddOrganization: { en: 'Add an organization', es: 'Agregar una organización' },
  Manage: { en: 'Manage members', es: 'Administrar miembros' },
})
