import { group } from './group.ts'

/** Settings of the city, and features that it turns on and off. */
export const settings = group('Settings', {
  City: { en: 'City settings', es: 'Ajustes de la ciudad' },
  CityLead: {
    en: 'What pages, emails and payments say and do for your city. A change shows everywhere within a minute.',
    es: 'Lo que las páginas, los correos y los pagos dicen y hacen por su ciudad. Un cambio se ve en todas partes en menos de un minuto.',
  },
  NameHint: {
    en: 'As in “City of …”.',
    es: 'Como en «Ciudad de …».',
  },
  Contact: { en: 'How to reach the city', es: 'Cómo comunicarse con la ciudad' },
  Name: { en: 'Name of the city', es: 'Nombre de la ciudad' },
  Phone: { en: 'Phone number', es: 'Teléfono' },
  HelpMail: { en: 'Email address for help', es: 'Correo electrónico de ayuda' },
  AddressLine1: { en: 'Street address', es: 'Dirección' },
  AddressLine2: { en: 'City, state and ZIP code', es: 'Ciudad, estado y código postal' },
  Addresses: { en: 'Web addresses', es: 'Direcciones web' },
  WebsiteUrl: { en: 'The city’s website', es: 'Sitio web de la ciudad' },
  ChatUrl: { en: 'Chat', es: 'Chat' },
  MobileAppUrl: { en: 'Mobile app', es: 'Aplicación móvil' },
  Payments: { en: 'Payments', es: 'Pagos' },
  Permits: { en: 'Permits', es: 'Permisos' },
  ShowsApprovedDrawings: {
    en: 'Show the drawings of issued permits to everyone',
    es: 'Mostrar a todos los planos de los permisos emitidos',
  },
  ShowsPermitNames: {
    en: 'Show owners’ names on permits, and let everyone search by them',
    es: 'Mostrar los nombres de los propietarios en los permisos y permitir que todos busquen por ellos',
  },
  Pickups: { en: 'Reminders of pickup days', es: 'Avisos de los días de recolección' },
  PickupReminderFrom: { en: 'The evening before, from', es: 'La noche anterior, desde' },
  PickupReminderOrder: {
    en: 'Choose an hour that is later than the one before it.',
    es: 'Elija una hora posterior a la anterior.',
  },
  PickupReminderTo: { en: 'Until', es: 'Hasta' },
  TakesPartialPayments: {
    en: 'Residents can pay a part of what is due',
    es: 'Los residentes pueden pagar una parte de lo que deben',
  },
  OverpaymentLimit: {
    en: 'Ask above an overpayment of',
    es: 'Preguntar a partir de un pago de más de',
  },
  OverpaymentLimitHint: {
    en: 'In dollars. Residents who pay this much more than is due are asked first.',
    es: 'En dólares. A los residentes que pagan esta suma de más se les pregunta antes.',
  },
  RefundLimit: {
    en: 'Second person for refunds above',
    es: 'Segunda persona para reembolsos de más de',
  },
  RefundLimitHint: {
    en: 'In dollars. Empty: no refund needs a second person.',
    es: 'En dólares. Vacío: ningún reembolso necesita una segunda persona.',
  },
  Save: { en: 'Save', es: 'Guardar' },
  Saved: { en: 'The settings were saved.', es: 'Los ajustes se guardaron.' },
  NotSaved: { en: 'Nothing was saved', es: 'No se guardó nada' },
  ChangedMeanwhile: {
    en: 'Someone else changed the settings while you did. What you typed is still here: check it and save again.',
    es: 'Otra persona cambió los ajustes al mismo tiempo. Lo que escribió sigue aquí: revíselo y guarde otra vez.',
  },
  Flags: { en: 'Features', es: 'Funciones' },
  FlagsLead: {
    en: 'Turn features on and off, for all or for one person. A change shows everywhere within a minute.',
    es: 'Active y desactive funciones, para todos o para una persona. Un cambio se ve en todas partes en menos de un minuto.',
  },
  Flag: { en: 'Feature', es: 'Función' },
  ChooseFlag: { en: 'Choose a feature', es: 'Elija una función' },
  State: { en: 'State', es: 'Estado' },
  On: { en: 'On', es: 'Activada' },
  Off: { en: 'Off', es: 'Desactivada' },
  DefaultOn: { en: 'As delivered: on', es: 'De fábrica: activada' },
  DefaultOff: { en: 'As delivered: off', es: 'De fábrica: desactivada' },
  AsOthers: { en: 'As for all others', es: 'Como para todos los demás' },
  AsOthersShort: { en: 'Remove', es: 'Quitar' },
  SetAsOthers: {
    en: 'Remove the own value of {{person}} for {{name}}',
    es: 'Quitar el valor propio de {{person}} para {{name}}',
  },
  OwnValue: { en: 'Own value for {{name}}', es: 'Valor propio para {{name}}' },
  StateOf: { en: '{{name}}, for all', es: '{{name}}, para todos' },
  ForAll: { en: 'For all', es: 'Para todos' },
  SaveForPerson: { en: 'Save for this person', es: 'Guardar para esta persona' },
  FlagSaved: { en: 'The feature was set.', es: 'La función quedó establecida.' },
  ForPerson: { en: 'For one person', es: 'Para una persona' },
  Email: { en: 'Email address of the account', es: 'Correo electrónico de la cuenta' },
  NoSuchPerson: {
    en: 'No account has this email address.',
    es: 'Ninguna cuenta tiene este correo electrónico.',
  },
  Flag_EnableCORE: { en: 'Utility billing', es: 'Facturación de servicios' },
  Flag_EnableACHAutopay: {
    en: 'Autopay from a bank account',
    es: 'Pago automático desde una cuenta bancaria',
  },
  Flag_EnableDelinquentBillingNotifications: {
    en: 'Notices about overdue bills',
    es: 'Avisos de facturas vencidas',
  },
  Flag_EnableLPI: { en: 'Permit fees', es: 'Tarifas de permisos' },
  Flag_EnableWaterBillHistoryPage: {
    en: 'History of water bills',
    es: 'Historial de facturas de agua',
  },
  Flag_EnableBoardsAndCommissions: { en: 'Boards and commissions', es: 'Juntas y comisiones' },
  Flag_EnablePopularServices: {
    en: 'Popular services on the home page',
    es: 'Servicios populares en la página de inicio',
  },
  Flag_EnableWaterBillRedesign: {
    en: 'New pages for water bills',
    es: 'Páginas nuevas de facturas de agua',
  },
  Flag_EnableUserAdminMenuV2: { en: 'User list with search', es: 'Lista de usuarios con búsqueda' },
  Flag_EnableOldAutopayNotice: {
    en: 'Notice about the old autopay',
    es: 'Aviso sobre el pago automático anterior',
  },
  Flag_RequireStaffSecondFactor: {
    en: 'Second step at the staff login',
    es: 'Segundo paso al iniciar sesión del personal',
  },
})
