import { group } from './group.ts'

/** Why a row of a billing batch is refused; the keys are the wire's `code`. */
export const batchError = group('BatchError', {
  required: {
    en: 'The field is empty.',
    es: 'El campo está vacío.',
  },
  'unknown-kind': {
    en: 'The kind must be account, bill, payment, delinquency, citation or citation-payment.',
    es: 'El tipo debe ser account, bill, payment, delinquency, citation o citation-payment.',
  },
  'unknown-column': {
    en: 'A batch has no such column. The line is that of the header.',
    es: 'Un lote no tiene esta columna. La línea es la del encabezado.',
  },
  'twice-in-header': {
    en: 'The header has this column twice.',
    es: 'El encabezado tiene esta columna dos veces.',
  },
  'too-many-fields': {
    en: 'The row has more fields than the header.',
    es: 'La fila tiene más campos que el encabezado.',
  },
  'not-for-this-kind': {
    en: 'Rows of this kind do not have this field.',
    es: 'Las filas de este tipo no tienen este campo.',
  },
  'not-an-amount': {
    en: 'The amount must be whole cents, with a minus behind them for a credit, at most 10 digits.',
    es: 'El monto debe ser en centavos enteros, con un menos detrás si es un crédito, de 10 dígitos como máximo.',
  },
  negative: {
    en: 'The amount must not be a credit.',
    es: 'El monto no puede ser un crédito.',
  },
  'not-a-day': {
    en: 'The day must be MMDDYYYY.',
    es: 'El día debe ser MMDDYYYY.',
  },
  'not-a-number': {
    en: 'The number must have up to 20 letters and digits. Spaces and leading zeros do not count.',
    es: 'El número debe tener hasta 20 letras y dígitos. Los espacios y los ceros iniciales no cuentan.',
  },
  'not-a-citation': {
    en: 'The citation number must have 4 to 20 letters, digits and dashes.',
    es: 'El número de citación debe tener de 4 a 20 letras, dígitos y guiones.',
  },
  'not-a-plate': {
    en: 'The plate must have up to 10 letters and digits. Spaces and dashes do not count.',
    es: 'La placa debe tener hasta 10 letras y dígitos. Los espacios y guiones no cuentan.',
  },
  'not-a-state': {
    en: 'The state must be two capital letters.',
    es: 'El estado debe ser dos letras mayúsculas.',
  },
  'not-a-type': {
    en: 'The type must be past-due or shutoff.',
    es: 'El tipo debe ser past-due o shutoff.',
  },
  'not-a-text': {
    en: 'The field must be a text or a whole number.',
    es: 'El campo debe ser un texto o un número entero.',
  },
  'too-long': {
    en: 'The text is too long.',
    es: 'El texto es demasiado largo.',
  },
  'not-lines': {
    en: 'The lines must be labels with amounts: Water=4210|Sewer=1300.',
    es: 'Las líneas deben ser etiquetas con montos: Water=4210|Sewer=1300.',
  },
  'lines-differ': {
    en: 'The lines do not add up to the amount.',
    es: 'Las líneas no suman el monto.',
  },
  'not-labels': {
    en: 'There must be one Spanish label for each line: Agua|Alcantarillado.',
    es: 'Debe haber una etiqueta en español por cada línea: Agua|Alcantarillado.',
  },
  'not-readings': {
    en: 'The readings must be meters with two readings: M1=184200>188500, with * behind an estimate.',
    es: 'Las lecturas deben ser medidores con dos lecturas: M1=184200>188500, con * detrás de una estimación.',
  },
  'not-a-count': {
    en: 'The field must be a whole number of at most 9 digits.',
    es: 'El campo debe ser un número entero de 9 dígitos como máximo.',
  },
  'not-a-period': {
    en: 'The period must have both days and must not end before it starts.',
    es: 'El período debe tener los dos días y no puede terminar antes de empezar.',
  },
  'unknown-account': {
    en: 'There is no account with these numbers, also not in the batch.',
    es: 'No hay una cuenta con estos números, tampoco en el lote.',
  },
  twice: {
    en: 'The batch has the same account, bill, payment, delinquency or citation twice.',
    es: 'El lote tiene dos veces la misma cuenta, factura, pago, morosidad o citación.',
  },
  'unknown-payment': {
    en: 'There is no citation payment with this number and reference.',
    es: 'No hay un pago de citación con este número y referencia.',
  },
  'amount-differs': {
    en: 'There is a payment with this reference and another amount.',
    es: 'Hay un pago con esta referencia y otro monto.',
  },
})

/** Results of imports from the billing system. */
export const imports = group('Imports', {
  Title: { en: 'Billing imports', es: 'Importaciones de facturación' },
  Lead: {
    en: 'What the billing system sent: the newest 200 batches. All rows of a batch take effect together, or none.',
    es: 'Lo que envió el sistema de facturación: los 200 lotes más recientes. Todas las filas de un lote valen juntas, o ninguna.',
  },
  None: { en: 'Nothing was imported yet', es: 'Todavía no se importó nada' },
  NoneText: {
    en: 'Batches appear here when the billing system sends them.',
    es: 'Los lotes aparecen aquí cuando el sistema de facturación los envía.',
  },
  Batch: { en: 'Batch', es: 'Lote' },
  BatchTitle: { en: 'Batch {{name}}', es: 'Lote {{name}}' },
  Status: { en: 'Result', es: 'Resultado' },
  Status_staged: { en: 'Not complete', es: 'Incompleto' },
  Status_applied: { en: 'Took effect', es: 'Aplicado' },
  Status_refused: { en: 'Refused', es: 'Rechazado' },
  Kind: { en: 'Kind', es: 'Tipo' },
  Kind_partial: { en: 'Changes', es: 'Cambios' },
  Kind_full: { en: 'Full list', es: 'Lista completa' },
  Rows: { en: 'Correct rows', es: 'Filas correctas' },
  Errors: { en: 'Errors', es: 'Errores' },
  Received: { en: 'Received', es: 'Recibido' },
  Applied: { en: 'Took effect', es: 'Aplicado' },
  Refused: {
    en: 'Nothing of this batch took effect. Correct these rows in the billing system and send the batch under a new name.',
    es: 'Nada de este lote se aplicó. Corrija estas filas en el sistema de facturación y envíe el lote con otro nombre.',
  },
  Staged: {
    en: 'This batch has not arrived completely, or was interrupted. The billing system has to send it again.',
    es: 'Este lote no llegó completo o se interrumpió. El sistema de facturación debe enviarlo otra vez.',
  },
  Line: { en: 'Line', es: 'Línea' },
  LineHint: {
    en: 'In CSV the first line is the header. In JSON rows count from 1.',
    es: 'En CSV la primera línea es el encabezado. En JSON las filas se cuentan desde 1.',
  },
  Field: { en: 'Field', es: 'Campo' },
  WholeRow: { en: 'Whole row', es: 'Fila completa' },
  Reason: { en: 'Reason', es: 'Motivo' },
  FirstErrors: {
    en: 'The first {{shown}} of {{all}} errors',
    es: 'Los primeros {{shown}} de {{all}} errores',
  },
  BackToList: { en: 'All billing imports', es: 'Todas las importaciones' },
})
