import { group } from './group.ts'

/** Notices before the water is shut off (spec, admin section 2.9). */
export const shutoffs = group('Shutoffs', {
  Title: { en: 'Delinquency notifications', es: 'Avisos de morosidad' },
  Lead: {
    en: 'Choose the billing system’s file of overdue accounts. You see every row and every error before a notice leaves.',
    es: 'Elija el archivo de cuentas vencidas del sistema de facturación. Verá cada fila y cada error antes de que salga un aviso.',
  },
  // The file
  CheckTitle: { en: 'Verify a file', es: 'Verificar un archivo' },
  File: { en: 'File', es: 'Archivo' },
  FileHint: {
    en: 'CSV or the billing system’s fixed-width list, at most 100,000 accounts.',
    es: 'CSV o la lista de ancho fijo del sistema de facturación, 100,000 cuentas como máximo.',
  },
  Check: { en: 'Verify', es: 'Verificar' },
  Checking: { en: 'Verifying…', es: 'Verificando…' },
  CheckFailed: { en: 'The file was not verified', es: 'El archivo no se verificó' },
  Samples: { en: 'What the file looks like', es: 'Cómo es el archivo' },
  SamplesText: {
    en: 'The first row names the columns. Amounts are dollars, days are 2026-12-15 or 12/15/2026, and phonePreference is yes or no. The fixed-width list has no header: account in columns 1 to 20, cents in 21 to 30, the day as MMDDYYYY in 31 to 38, Y or N in 39.',
    es: 'La primera fila nombra las columnas. Los montos son dólares, los días son 2026-12-15 o 12/15/2026, y phonePreference es yes o no. La lista de ancho fijo no tiene encabezado: cuenta en las columnas 1 a 20, centavos en 21 a 30, el día como MMDDYYYY en 31 a 38, Y o N en 39.',
  },
  SampleCsv: { en: 'Download a sample CSV', es: 'Descargar un CSV de ejemplo' },
  SampleFixed: {
    en: 'Download a sample fixed-width list',
    es: 'Descargar una lista de ancho fijo de ejemplo',
  },
  Empty: {
    en: 'Choose a file with at least one account.',
    es: 'Elija un archivo con al menos una cuenta.',
  },
  TooMany: {
    en: 'The file has more than 100,000 accounts. Split it, and send its parts one by one.',
    es: 'El archivo tiene más de 100,000 cuentas. Divídalo y envíe las partes una por una.',
  },
  // Errors
  ErrorsTitle: {
    en: [
      '{{count}} error. Mend it in the file, and choose it again.',
      '{{count}} errors. Mend them in the file, and choose it again.',
    ],
    es: [
      '{{count}} error. Corríjalo en el archivo y elíjalo de nuevo.',
      '{{count}} errores. Corríjalos en el archivo y elíjalo de nuevo.',
    ],
  },
  ErrorsShown: {
    en: 'The first {{shown}} are listed. Nothing was sent.',
    es: 'Se muestran los primeros {{shown}}. No se envió nada.',
  },
  NothingSent: { en: 'Nothing was sent.', es: 'No se envió nada.' },
  Errors: { en: 'Errors', es: 'Errores' },
  RowNumber: { en: 'Row {{line}}', es: 'Fila {{line}}' },
  // The summary
  Summary: { en: 'Check the notices, then send them', es: 'Revise los avisos y envíelos' },
  SummaryLead: {
    en: [
      '{{count}} account. In the portal and by mail: {{reached}}. By letter: {{letters}}.',
      '{{count}} accounts. In the portal and by mail: {{reached}}. By letter: {{letters}}.',
    ],
    es: [
      '{{count}} cuenta. En el portal y por correo: {{reached}}. Por carta: {{letters}}.',
      '{{count}} cuentas. En el portal y por correo: {{reached}}. Por carta: {{letters}}.',
    ],
  },
  Rows: { en: 'Accounts in the file', es: 'Cuentas del archivo' },
  PageSize: { en: 'Rows per page', es: 'Filas por página' },
  Account: { en: 'Account', es: 'Cuenta' },
  Amount: { en: 'Overdue', es: 'Vencido' },
  StillDue: { en: 'Still due', es: 'Falta pagar' },
  ShutoffDay: { en: 'Shut-off', es: 'Corte' },
  PrefersPhone: { en: 'By phone', es: 'Por teléfono' },
  Owner: { en: 'Person', es: 'Persona' },
  Phone: { en: 'Phone', es: 'Teléfono' },
  Address: { en: 'Address', es: 'Dirección' },
  MailComesBack: {
    en: 'Email comes back: gets a letter',
    es: 'Sus correos son devueltos: recibe una carta',
  },
  NoPortalAccount: { en: 'No portal account', es: 'Sin cuenta en el portal' },
  Notes: { en: 'Notes', es: 'Notas' },
  Acknowledge: {
    en: [
      'Send it anyway: {{count}} row has a note',
      'Send them anyway: {{count}} rows have a note',
    ],
    es: [
      'Enviarlo de todos modos: {{count}} fila tiene una nota',
      'Enviarlos de todos modos: {{count}} filas tienen una nota',
    ],
  },
  Confirmed: { en: 'Rows with notes', es: 'Filas con notas' },
  OnlyNoted: { en: 'Only rows with notes', es: 'Solo filas con notas' },
  Send: { en: 'Send notifications', es: 'Enviar los avisos' },
  Sending: { en: 'Sending…', es: 'Enviando…' },
  SendFailed: { en: 'The notices were not sent', es: 'Los avisos no se enviaron' },
  Sent: {
    en: 'The notices leave within a minute.',
    es: 'Los avisos salen en el próximo minuto.',
  },
  RowsInvalid: {
    en: 'A row is not as it was verified. Verify the file again.',
    es: 'Una fila no está como se verificó. Verifique el archivo de nuevo.',
  },
  TooSoon: {
    en: 'A shut-off day comes sooner than the law allows. Verify the file again.',
    es: 'Un día de corte llega antes de lo que permite la ley. Verifique el archivo de nuevo.',
  },
  NotAcknowledged: {
    en: 'Some rows have notes. Look at them, and confirm that you mean to send them.',
    es: 'Algunas filas tienen notas. Véalas y confirme que quiere enviarlas.',
  },
  TextsLack: {
    en: 'The notice lacks what the law requires. Complete its texts first.',
    es: 'Al aviso le falta lo que exige la ley. Complete primero sus textos.',
  },
  SentBefore: {
    en: 'These notices were sent already: same accounts, amounts and days.',
    es: 'Estos avisos ya se enviaron: mismas cuentas, montos y días.',
  },
  // Batches
  Batches: { en: 'Sent', es: 'Enviados' },
  Batch: { en: 'Notices of {{time}}', es: 'Avisos del {{time}}' },
  Accounts: { en: 'Accounts', es: 'Cuentas' },
  Processed: { en: 'People reached', es: 'Personas avisadas' },
  SentOn: { en: 'Sent', es: 'Enviado' },
  By: { en: 'By', es: 'Por' },
  ShutoffDays: { en: 'Shut-off', es: 'Corte' },
  FromTo: { en: '{{from}} to {{to}}', es: '{{from}} a {{to}}' },
  Details: { en: 'View details', es: 'Ver detalles' },
  DetailsOf: { en: 'of {{time}}', es: 'del {{time}}' },
  None: { en: 'No notices yet', es: 'Todavía no hay avisos' },
  NoneText: {
    en: 'When you send a file, it stands here with who paid since.',
    es: 'Cuando envíe un archivo, aparecerá aquí con quién pagó desde entonces.',
  },
  NoNotice: {
    en: 'This account has no notice that your water is to be shut off.',
    es: 'Esta cuenta no tiene un aviso de corte de agua.',
  },
  AskedCount: {
    en: ['{{count}} asks for installments', '{{count}} ask for installments'],
    es: ['{{count}} pide pagar a plazos', '{{count}} piden pagar a plazos'],
  },
  NotFound: { en: 'There are no such notices.', es: 'Estos avisos no existen.' },
  Back: { en: 'Back to the notices', es: 'Volver a los avisos' },
  Waiting: {
    en: ['{{count}} notice leaves within a minute.', '{{count}} notices leave within a minute.'],
    es: [
      '{{count}} aviso sale en el próximo minuto.',
      '{{count}} avisos salen en el próximo minuto.',
    ],
  },
  // A batch
  Filters: { en: 'Which accounts', es: 'Qué cuentas' },
  Filter_all: { en: 'All', es: 'Todas' },
  Filter_open: { en: 'To be shut off', es: 'Por cortar' },
  Filter_calls: { en: 'To call', es: 'Por llamar' },
  Filter_letters: { en: 'Need a letter', es: 'Necesitan carta' },
  Filter_paid: { en: 'Paid or agreed', es: 'Pagadas o con acuerdo' },
  Filter_asked: { en: 'Ask for installments', es: 'Piden pagar a plazos' },
  State: { en: 'State', es: 'Estado' },
  State_open: { en: 'Open', es: 'Abierta' },
  State_paid: { en: 'Paid', es: 'Pagada' },
  State_arranged: { en: 'In installments', es: 'A plazos' },
  HasAsked: { en: 'Asks for installments', es: 'Pide pagar a plazos' },
  Asked: { en: 'Asks for installments: {{note}}', es: 'Pide pagar a plazos: {{note}}' },
  AskedPlain: { en: 'Asks for installments', es: 'Pide pagar a plazos' },
  FindAccount: { en: 'Account number', es: 'Número de cuenta' },
  AllAccounts: { en: 'Show all accounts', es: 'Mostrar todas las cuentas' },
  NoneOfThese: { en: 'No such accounts', es: 'No hay cuentas así' },
  CallList: { en: 'Download the call list', es: 'Descargar la lista de llamadas' },
  Download: { en: 'Download these accounts', es: 'Descargar estas cuentas' },
  Letters: { en: 'Print the letters', es: 'Imprimir las cartas' },
  LettersPart: {
    en: 'Print letters {{from}} to {{to}}',
    es: 'Imprimir las cartas {{from}} a {{to}}',
  },
  CrewTitle: { en: 'Shut-offs of a day', es: 'Cortes de un día' },
  CrewText: {
    en: 'For the crew: every account that has not paid and has no agreement, over all notices.',
    es: 'Para la cuadrilla: todas las cuentas sin pago ni acuerdo, de todos los avisos.',
  },
  Day: { en: 'Day', es: 'Día' },
  CrewGet: { en: 'Download the list', es: 'Descargar la lista' },
  TextsLink: { en: 'Texts of the notice', es: 'Textos del aviso' },
  TextsMissing: {
    en: 'The notice is not complete',
    es: 'El aviso no está completo',
  },
  TextsMissingText: {
    en: 'Fill in what the law requires before you send notices.',
    es: 'Complete lo que exige la ley antes de enviar avisos.',
  },
})

/** Why a row of a file is refused; the keys are the wire's `code`. */
export const shutoffError = group('ShutoffError', {
  'not-an-account': {
    en: 'The account must be customer and location with a dash: 1001-5001.',
    es: 'La cuenta debe ser cliente y ubicación con un guion: 1001-5001.',
  },
  'not-an-amount': {
    en: 'The amount must be dollars above zero: 84.35.',
    es: 'El monto debe ser dólares y mayor que cero: 84.35.',
  },
  negative: { en: 'The amount is below zero.', es: 'El monto es menor que cero.' },
  'too-much': {
    en: 'The amount is above $100,000. Is the decimal point missing?',
    es: 'El monto pasa de $100,000. ¿Falta el punto decimal?',
  },
  'not-a-day': {
    en: 'The day must be 2026-12-15 or 12/15/2026.',
    es: 'El día debe ser 2026-12-15 o 12/15/2026.',
  },
  past: {
    en: 'The shut-off day is not after today.',
    es: 'El día de corte no es posterior a hoy.',
  },
  'too-far': {
    en: 'The shut-off day is more than a year away.',
    es: 'Falta más de un año para el día de corte.',
  },
  'too-soon': {
    en: 'The shut-off day comes sooner than the law allows after a notice.',
    es: 'El día de corte llega antes de lo que la ley permite tras un aviso.',
  },
  'not-a-choice': { en: 'It must be yes or no.', es: 'Debe ser yes o no.' },
  formula: {
    en: 'A spreadsheet would run this as a formula.',
    es: 'Una hoja de cálculo lo ejecutaría como fórmula.',
  },
  twice: {
    en: 'An earlier row has this account.',
    es: 'Una fila anterior ya tiene esta cuenta.',
  },
})

/** What staff must have seen before they send. */
export const shutoffWarning = group('ShutoffWarning', {
  'in-last-batch': { en: 'Was in the last file', es: 'Estaba en el último archivo' },
  'nothing-due': { en: 'Owes nothing now', es: 'Ya no debe nada' },
  arranged: { en: 'Pays in installments', es: 'Paga a plazos' },
  'unknown-account': {
    en: 'Unknown account: no message and no letter',
    es: 'Cuenta desconocida: sin mensaje ni carta',
  },
})

/** The notice that staff write. */
export const shutoffTexts = group('ShutoffTexts', {
  Title: { en: 'Texts of the shut-off notice', es: 'Textos del aviso de corte' },
  Lead: {
    en: 'Inbox, mail, push and letters all say this. The law wants the amount, what to do, the deadline, your hours, your phone and where to pay, in both languages.',
    es: 'El buzón, el correo, las notificaciones y las cartas dicen esto. La ley pide el monto, qué hacer, la fecha límite, su horario, su teléfono y dónde pagar, en los dos idiomas.',
  },
  Blanks: { en: 'Filled in for each account', es: 'Se completan para cada cuenta' },
  title: { en: 'Title in English', es: 'Título en inglés' },
  titleEs: { en: 'Title in Spanish', es: 'Título en español' },
  body: { en: 'Notice in English', es: 'Aviso en inglés' },
  bodyEs: { en: 'Notice in Spanish', es: 'Aviso en español' },
  todo: { en: 'What to do, in English', es: 'Qué hacer, en inglés' },
  todoEs: { en: 'What to do, in Spanish', es: 'Qué hacer, en español' },
  hours: { en: 'Office hours, in English', es: 'Horario, en inglés' },
  hoursEs: { en: 'Office hours, in Spanish', es: 'Horario, en español' },
  phone: { en: 'Phone', es: 'Teléfono' },
  minimumDays: { en: 'Days before the shut-off', es: 'Días antes del corte' },
  MinimumHint: {
    en: 'A notice must come so many days before, by the law of your state.',
    es: 'El aviso debe llegar tantos días antes, según la ley de su estado.',
  },
  Preview: { en: 'How it reads', es: 'Cómo se lee' },
  PreviewEnglish: { en: 'In English', es: 'En inglés' },
  PreviewSpanish: { en: 'In Spanish', es: 'En español' },
  Says: { en: 'Says {{blank}}', es: 'Dice {{blank}}' },
  SaysNot: { en: 'Lacks {{blank}}', es: 'Le falta {{blank}}' },
  Lacks: {
    en: 'The law requires more: add {{blanks}}.',
    es: 'La ley exige más: agregue {{blanks}}.',
  },
  Unknown: {
    en: 'No notice has {{blanks}}. Check the spelling.',
    es: 'Ningún aviso tiene {{blanks}}. Revise cómo está escrito.',
  },
  Save: { en: 'Save', es: 'Guardar' },
  Saved: {
    en: 'Saved. The next notices say this.',
    es: 'Guardado. Los próximos avisos dirán esto.',
  },
  Failed: { en: 'The texts were not saved', es: 'Los textos no se guardaron' },
  ChangedMeanwhile: {
    en: 'Someone else changed the texts. Load the page again.',
    es: 'Otra persona cambió los textos. Cargue la página de nuevo.',
  },
})
