import { group } from './group.ts'

export const dataExport = group('DataExport', {
  Title: { en: 'Your data', es: 'Sus datos personales' },
  Text: {
    en: 'Everything the city has about you in this portal: your profile, logins, requests, messages, payments, bills and settings, with your photos and documents. You get one ZIP file with a page that explains it.',
    es: 'Todo lo que la ciudad tiene sobre usted en este portal: su perfil, accesos, solicitudes, mensajes, pagos, facturas y ajustes, con sus fotos y documentos. Recibe un archivo ZIP con una página que lo explica.',
  },
  Download: { en: 'Download my data', es: 'Descargar mis datos' },
  LargeText: {
    en: 'You have many files, so we put the download together first. We email you when it is ready.',
    es: 'Usted tiene muchos archivos, así que primero preparamos la descarga. Le enviamos un correo cuando esté lista.',
  },
  Prepare: { en: 'Prepare my data', es: 'Preparar mis datos' },
  Preparing: {
    en: 'We are preparing your data. We will email you when it is ready. You can leave this page.',
    es: 'Estamos preparando sus datos. Le enviaremos un correo cuando estén listos. Puede salir de esta página.',
  },
  Failed: {
    en: 'We could not prepare your data. Please try again, or call us at {{phone}}.',
    es: 'No pudimos preparar sus datos. Inténtelo de nuevo o llámenos al {{phone}}.',
  },
  ReadyUntil: {
    en: 'Ready to download until {{day}}.',
    es: 'Lista para descargar hasta el {{day}}.',
  },
  NotFound: {
    en: 'This download does not exist or is no longer available.',
    es: 'Esta descarga no existe o ya no está disponible.',
  },
  TooLarge: {
    en: 'There is too much to download at once. Go to your account page and choose “Prepare my data”.',
    es: 'Hay demasiado para descargar de una vez. Vaya a la página de su cuenta y elija «Preparar mis datos».',
  },
  MadeBy: {
    en: 'This is what the {{city}} portal had about you on {{day}}.',
    es: 'Esto es lo que el portal de {{city}} tenía sobre usted el {{day}}.',
  },
  How: {
    en: 'Each file below has one kind of record, as JSON: text that people and programs can read. Times are in UTC. Amounts are in cents.',
    es: 'Cada archivo contiene un tipo de registro, en JSON: texto que pueden leer las personas y los programas. Las horas están en UTC. Los montos están en centavos.',
  },
  NotIn: {
    en: 'Not included: passwords and other secrets, notes that staff write for each other, and records of an organization that you did not send yourself. To ask about those, call {{phone}}.',
    es: 'No se incluyen: contraseñas y otros secretos, notas internas del personal ni registros de una organización que usted no envió. Para preguntar por ellos, llame al {{phone}}.',
  },
  File: { en: 'File', es: 'Archivo' },
  What: { en: 'What is in it', es: 'Qué contiene' },
  Rows: { en: 'Records', es: 'Registros' },
  Files: { en: 'Your files', es: 'Sus archivos' },
  NoFiles: { en: 'You have no files here.', es: 'No tiene archivos aquí.' },
  account: {
    en: 'Your account: name, email, phone, language.',
    es: 'Su cuenta: nombre, correo, teléfono, idioma.',
  },
  contact: {
    en: 'Your contact record at the city, with your address.',
    es: 'Su ficha de contacto en la ciudad, con su dirección.',
  },
  properties: { en: 'Other properties that you named.', es: 'Otras propiedades que usted indicó.' },
  'contact-settings': {
    en: 'How the city may reach you.',
    es: 'Cómo puede contactarle la ciudad.',
  },
  'account-draft': {
    en: 'An account form that you started.',
    es: 'Un formulario de cuenta que usted empezó.',
  },
  'login-methods': {
    en: 'How you log in, without your password.',
    es: 'Cómo entra usted, sin su contraseña.',
  },
  sessions: {
    en: 'Devices where you are logged in.',
    es: 'Dispositivos donde tiene la sesión abierta.',
  },
  'known-devices': {
    en: 'When you last logged in on each device.',
    es: 'Cuándo entró por última vez en cada dispositivo.',
  },
  history: { en: 'Your logins and visits.', es: 'Sus accesos y visitas.' },
  'audit-about-you': {
    en: 'Changes to your account, and whether you made them.',
    es: 'Cambios en su cuenta, y si los hizo usted.',
  },
  'audit-by-you': {
    en: 'What you changed in the portal.',
    es: 'Lo que usted cambió en el portal.',
  },
  memberships: { en: 'Your role in organizations.', es: 'Su papel en organizaciones.' },
  organizations: {
    en: 'Names and addresses of those organizations.',
    es: 'Nombres y direcciones de esas organizaciones.',
  },
  'notification-settings': {
    en: 'Notifications that you turned on or off.',
    es: 'Notificaciones que activó o desactivó.',
  },
  'push-devices': {
    en: 'Browsers that show you notifications.',
    es: 'Navegadores que le muestran notificaciones.',
  },
  'undelivered-mail': {
    en: 'That email to you came back or was marked as spam.',
    es: 'Que un correo para usted fue devuelto o se marcó como no deseado.',
  },
  announcements: {
    en: 'Announcements of the city in your inbox.',
    es: 'Anuncios de la ciudad en su buzón.',
  },
  'shutoff-notices': {
    en: 'Notices that your water may be shut off.',
    es: 'Avisos de que se le podría cortar el agua.',
  },
  messages: { en: 'Messages in your inbox.', es: 'Mensajes de su buzón.' },
  requests: {
    en: 'Requests, reports and applications that you sent.',
    es: 'Solicitudes y reportes que usted envió.',
  },
  'request-history': {
    en: 'What happened to them, and what was written.',
    es: 'Lo que pasó con ellos y lo que se escribió.',
  },
  'request-files': {
    en: 'Photos and files of your requests and drafts.',
    es: 'Fotos y archivos de sus solicitudes y borradores.',
  },
  'business-checklist': {
    en: 'Your checklist for opening or growing a business.',
    es: 'Su lista para abrir o ampliar un negocio.',
  },
  'board-membership': {
    en: 'Your entry as a member of a board.',
    es: 'Su ficha como integrante de una junta.',
  },
  'followed-boards': { en: 'Boards that you follow.', es: 'Juntas que usted sigue.' },
  'followed-permits': { en: 'Permits that you follow.', es: 'Permisos que usted sigue.' },
  'pickup-reminders': {
    en: 'Addresses of whose pickups you are reminded.',
    es: 'Direcciones de cuyas recolecciones se le recuerda.',
  },
  invitations: {
    en: 'Organizations that invited you to act for them.',
    es: 'Organizaciones que le invitaron a actuar en su nombre.',
  },
  'followed-requests': { en: 'Reports that you follow.', es: 'Reportes que usted sigue.' },
  drafts: {
    en: 'Forms that you started and did not send.',
    es: 'Formularios que empezó y no envió.',
  },
  forms: { en: 'Forms that you filled in and sent.', es: 'Formularios que llenó y envió.' },
  payments: { en: 'Payments that you made.', es: 'Pagos que usted hizo.' },
  'payment-items': { en: 'What each payment was for.', es: 'Para qué fue cada pago.' },
  'payment-history': { en: 'Each step of your payments.', es: 'Cada paso de sus pagos.' },
  refunds: { en: 'Money that you got back.', es: 'Dinero que se le devolvió.' },
  'payment-profile': {
    en: 'Your number at the payment provider.',
    es: 'Su número en el proveedor de pagos.',
  },
  'payment-methods': {
    en: 'Saved cards and bank accounts: only the last four digits.',
    es: 'Tarjetas y cuentas guardadas: solo los últimos cuatro dígitos.',
  },
  autopay: { en: 'Automatic payments that you set up.', es: 'Pagos automáticos que configuró.' },
  'autopay-charges': { en: 'What they charged.', es: 'Lo que cobraron.' },
  'scheduled-payments': { en: 'Payments that you planned.', es: 'Pagos que usted programó.' },
  arrangements: {
    en: 'Payment arrangements for your water accounts.',
    es: 'Planes de pagos de sus cuentas de agua.',
  },
  instalments: { en: 'Their installments.', es: 'Sus cuotas.' },
  'water-accounts': { en: 'Your water accounts.', es: 'Sus cuentas de agua.' },
  'water-account-care': {
    en: 'When you added them.',
    es: 'Cuándo las agregó.',
  },
  bills: { en: 'Their bills.', es: 'Sus facturas.' },
  'bill-payments': { en: 'What was paid on them.', es: 'Lo que se pagó de ellas.' },
  'overdue-bills': { en: 'What was overdue.', es: 'Lo que estaba vencido.' },
  documents: { en: 'Documents in their folders.', es: 'Documentos de sus carpetas.' },
  'permit-bills': {
    en: 'Permit bills that you opened.',
    es: 'Facturas de permisos que usted abrió.',
  },
  'permit-requests': { en: 'Your requests for them.', es: 'Sus solicitudes por ellas.' },
  'alerts-read': {
    en: 'City announcements that you closed.',
    es: 'Avisos de la ciudad que usted cerró.',
  },
  'maintenance-read': {
    en: 'Maintenance notices that you closed.',
    es: 'Avisos de mantenimiento que usted cerró.',
  },
  'feature-flags': {
    en: 'Features turned on or off only for you.',
    es: 'Funciones activadas o desactivadas solo para usted.',
  },
  'picture-uploads': { en: 'Uploads of your picture.', es: 'Cargas de su imagen.' },
  'staff-filters': {
    en: 'Filters that you saved as city staff.',
    es: 'Filtros que guardó como personal de la ciudad.',
  },
  'data-exports': { en: 'Downloads like this one.', es: 'Descargas como esta.' },
})
