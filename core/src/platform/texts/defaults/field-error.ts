import { boardFieldInvalid, boardFieldRequired } from './board-field-error.ts'
import { broadcastFieldInvalid, broadcastFieldRequired } from './broadcast-field-error.ts'
import { contentFieldRequired } from './content-field-error.ts'
import { group } from './group.ts'
import { inspectionFieldRequired } from './inspection-field-error.ts'
import { licenseFieldRequired } from './license-field-error.ts'
import { mobileAppFieldInvalid, mobileAppFieldRequired } from './mobile-app-field-error.ts'
import { peopleFieldRequired } from './people-field-error.ts'
import { permitDeskFieldRequired } from './permit-desk-field-error.ts'
import { planFieldRequired } from './plan-field-error.ts'
import { shutoffFieldRequired } from './shutoff-field-error.ts'
import { staffFieldInvalid, staffFieldRequired } from './staff-field-error.ts'
import { storedPaymentFieldRequired } from './stored-payment-field-error.ts'

/**
 * Named by the error's kind and the field's label: `FieldRequired.Person-FirstName`. Without one,
 * the group `Validation` has a general sentence.
 */
export const fieldError = {
  ...group('FieldRequired', {
    'AddOrganization-BusinessLicenseId': {
      en: 'Enter the business license ID.',
      es: 'Escriba el número de licencia comercial.',
    },
    'AddOrganization-Name': {
      en: 'Enter the name of the organization.',
      es: 'Escriba el nombre de la organización.',
    },
    'AddOrganization-TaxId': {
      en: 'Enter the tax ID.',
      es: 'Escriba el número de identificación fiscal.',
    },
    'Arrangement-PayWith': {
      en: 'Choose how you want to pay.',
      es: 'Elija cómo quiere pagar.',
    },
    'CreateAccount-UtilityCustomerId': {
      en: 'Enter the customer number from your bill.',
      es: 'Escriba el número de cliente que figura en su factura.',
    },
    'CreateAccount-UtilityStreetNumber': {
      en: 'Enter the street number of the service address.',
      es: 'Escriba el número de la calle de la dirección del servicio.',
    },
    'FindRequest-Number': {
      en: 'Enter the request number.',
      es: 'Escriba el número de solicitud.',
    },
    ...boardFieldRequired,
    ...broadcastFieldRequired,
    ...mobileAppFieldRequired,
    ...contentFieldRequired,
    ...inspectionFieldRequired,
    ...licenseFieldRequired,
    ...shutoffFieldRequired,
    ...peopleFieldRequired,
    ...permitDeskFieldRequired,
    ...planFieldRequired,
    'Login-Email': {
      en: 'Enter your email address.',
      es: 'Escriba su correo electrónico.',
    },
    'Login-Password': { en: 'Enter your password.', es: 'Escriba su contraseña.' },
    'Organizations-ActFor': {
      en: 'Choose who you act for.',
      es: 'Elija en nombre de quién actúa.',
    },
    'Password-Confirm': {
      en: 'Enter the password again.',
      es: 'Escriba otra vez la contraseña.',
    },
    'Password-New': { en: 'Enter a new password.', es: 'Escriba una contraseña nueva.' },
    'Payment-AccountNumber': {
      en: 'Enter the account number.',
      es: 'Escriba el número de cuenta.',
    },
    'Payment-Amount': { en: 'Enter the amount.', es: 'Escriba el monto.' },
    'Payment-CitationNumber': {
      en: 'Enter the number on the ticket, citation or bill.',
      es: 'Escriba el número de la multa o factura.',
    },
    'Payment-ReceiptEmail': {
      en: 'Enter your email address.',
      es: 'Escriba su correo electrónico.',
    },
    'Person-Address1': {
      en: 'Enter the street and house number.',
      es: 'Escriba la calle y el número.',
    },
    'Person-City': { en: 'Enter the city.', es: 'Escriba la ciudad.' },
    'Person-FirstName': { en: 'Enter your first name.', es: 'Escriba su nombre.' },
    'Person-LastName': { en: 'Enter your last name.', es: 'Escriba su apellido.' },
    'Person-State': { en: 'Choose a state.', es: 'Elija un estado.' },
    'Person-Zip': { en: 'Enter the ZIP code.', es: 'Escriba el código postal.' },
    'Profile-ConfirmPassword': {
      en: 'Enter the new password again.',
      es: 'Escriba otra vez la contraseña nueva.',
    },
    'Profile-CurrentPassword': {
      en: 'Enter your current password.',
      es: 'Escriba su contraseña actual.',
    },
    'Profile-NewEmail': {
      en: 'Enter the new email address.',
      es: 'Escriba el correo electrónico nuevo.',
    },
    'Profile-NewPassword': { en: 'Enter a new password.', es: 'Escriba una contraseña nueva.' },
    'Report-Description': {
      en: 'Describe it in a few words.',
      es: 'Descríbalo en pocas palabras.',
    },
    'Report-GuestEmail': {
      en: 'Enter your email address.',
      es: 'Escriba su correo electrónico.',
    },
    'Report-Rating': { en: 'Choose a rating.', es: 'Elija una calificación.' },
    'ReportPlace-Address': {
      en: 'Enter where it is: an address in the city, or the pin on the map.',
      es: 'Indique dónde está: una dirección de la ciudad o el marcador en el mapa.',
    },
    'Scheduled-Day': { en: 'Choose the day to pay.', es: 'Elija el día del pago.' },
    'Scheduled-Method': {
      en: 'Choose a card or bank account.',
      es: 'Elija una tarjeta o cuenta bancaria.',
    },
    'Signup-ConfirmEmail': {
      en: 'Enter your email address again.',
      es: 'Escriba otra vez su correo electrónico.',
    },
    'Tracking-AnswerLabel': {
      en: 'Write an answer or add a file.',
      es: 'Escriba una respuesta o agregue un archivo.',
    },
    'Tracking-RateLabel': { en: 'Choose a rating.', es: 'Elija una calificación.' },
    'WaterAccounts-CustomerId': {
      en: 'Enter the customer number from your bill.',
      es: 'Escriba el número de cliente que figura en su factura.',
    },
    'WaterAccounts-StreetNumber': {
      en: 'Enter the street number of the service address.',
      es: 'Escriba el número de la calle de la dirección del servicio.',
    },
    // Staff forms.
    'Activities-DeleteConfirm': {
      en: 'Check the box to delete it.',
      es: 'Marque la casilla para eliminarlo.',
    },
    'Activities-action': {
      en: 'Choose what residents want to do.',
      es: 'Elija qué quieren hacer los residentes.',
    },
    'Activities-content': { en: 'Enter the text.', es: 'Escriba el texto.' },
    'Activities-description': { en: 'Enter a description.', es: 'Escriba una descripción.' },
    'Activities-externalLink': { en: 'Enter the web address.', es: 'Escriba la dirección web.' },
    'Activities-item': { en: 'Enter a name.', es: 'Escriba un nombre.' },
    'Activities-laserficheProcessId': {
      en: 'Choose a forms process.',
      es: 'Elija un proceso de formularios.',
    },
    'Activities-order': { en: 'Enter a number for the order.', es: 'Escriba un número de orden.' },
    'Activities-reportCategory': {
      en: 'Choose what the report is about.',
      es: 'Elija de qué trata el reporte.',
    },
    'Activities-salesforceObjectId': {
      en: 'Choose a CRM object.',
      es: 'Elija un objeto del CRM.',
    },
    'Activities-type': { en: 'Choose a type.', es: 'Elija un tipo.' },
    'Alerts-textEnglish': { en: 'Enter the English text.', es: 'Escriba el texto en inglés.' },
    'Alerts-textSpanish': { en: 'Enter the Spanish text.', es: 'Escriba el texto en español.' },
    'Alerts-titleEnglish': { en: 'Enter the English title.', es: 'Escriba el título en inglés.' },
    'Alerts-titleSpanish': { en: 'Enter the Spanish title.', es: 'Escriba el título en español.' },
    'Arrangement-Count': {
      en: 'Enter the number of installments.',
      es: 'Escriba el número de cuotas.',
    },
    'Arrangement-First': {
      en: 'Choose the day of the first installment.',
      es: 'Elija el día de la primera cuota.',
    },
    'Arrangement-Pace': {
      en: 'Choose how often an installment is due.',
      es: 'Elija cada cuánto vence una cuota.',
    },
    'Arrangement-SendSure': {
      en: 'Check the box to send the offer.',
      es: 'Marque la casilla para enviar la oferta.',
    },
    'Desk-Amount': { en: 'Enter the amount in dollars.', es: 'Escriba el monto en dólares.' },
    'Call-Address': { en: 'Enter an address.', es: 'Escriba una dirección.' },
    'Call-Description': { en: 'Write what happened.', es: 'Escriba qué pasó.' },
    'Call-Email': { en: 'Enter an email address.', es: 'Escriba un correo electrónico.' },
    'Call-Language': { en: 'Choose a language.', es: 'Elija un idioma.' },
    'Call-Name': { en: 'Enter the caller’s name.', es: 'Escriba el nombre de quien llama.' },
    'Call-Phone': {
      en: 'Enter a phone number or an email address.',
      es: 'Escriba un teléfono o un correo electrónico.',
    },
    'Call-Rating': { en: 'Choose a rating.', es: 'Elija una calificación.' },
    'People-Search': {
      en: 'Enter a name, an email, a phone or a number.',
      es: 'Escriba un nombre, un correo, un teléfono o un número.',
    },
    'PersonRecord-NewNote': { en: 'Write the note.', es: 'Escriba la nota.' },
    'Desk-Address': { en: 'Enter an address.', es: 'Escriba una dirección.' },
    'Desk-Category': { en: 'Choose a category.', es: 'Elija una categoría.' },
    'Desk-DueOn': { en: 'Enter a day.', es: 'Escriba un día.' },
    'Desk-File': { en: 'Choose a file.', es: 'Elija un archivo.' },
    'Desk-FilterName': {
      en: 'Enter a name for the filter.',
      es: 'Escriba un nombre para el filtro.',
    },
    'Desk-MergeNumber': {
      en: 'Enter the number of the other request.',
      es: 'Escriba el número de la otra solicitud.',
    },
    'Desk-Message': { en: 'Write the message.', es: 'Escriba el mensaje.' },
    'Desk-NewStatus': { en: 'Choose the new status.', es: 'Elija el estado nuevo.' },
    'Desk-Note': { en: 'Write the note.', es: 'Escriba la nota.' },
    'Desk-Question': { en: 'Write the question.', es: 'Escriba la pregunta.' },
    'Desk-Reason': { en: 'Enter a reason.', es: 'Escriba un motivo.' },
    'Maintenance-daysActive': { en: 'Choose at least one day.', es: 'Elija al menos un día.' },
    'Maintenance-endTime': { en: 'Enter the end time.', es: 'Escriba la hora de fin.' },
    'Maintenance-englishText': {
      en: 'Enter the English text.',
      es: 'Escriba el texto en inglés.',
    },
    'Maintenance-spanishText': {
      en: 'Enter the Spanish text.',
      es: 'Escriba el texto en español.',
    },
    'Maintenance-startTime': { en: 'Enter the start time.', es: 'Escriba la hora de inicio.' },
    'Payments-Note': {
      en: 'Write what was done about it.',
      es: 'Escriba qué se hizo al respecto.',
    },
    'Payments-Reason': { en: 'Enter a reason.', es: 'Escriba un motivo.' },
    'Payments-RefundSure': {
      en: 'Check the box to refund the money.',
      es: 'Marque la casilla para devolver el dinero.',
    },
    'PublicFields-object': {
      en: 'Choose a type of record.',
      es: 'Elija un tipo de registro.',
    },
    ...staffFieldRequired,
    ...storedPaymentFieldRequired,
    'Zoning-Property': { en: 'Find the property first.', es: 'Primero busque la propiedad.' },
    'Zoning-ProposedUsage': { en: 'Say what you want to do.', es: 'Diga qué quiere hacer.' },
    'Zoning-HomeBased': { en: 'Choose yes or no.', es: 'Elija sí o no.' },
    'Zoning-NewBusiness': { en: 'Choose yes or no.', es: 'Elija sí o no.' },
  }),
  ...group('FieldInvalid', {
    'FindRequest-Number': {
      en: 'Check the request number. It has eight digits, like 00012345.',
      es: 'Revise el número de solicitud. Tiene ocho dígitos, como 00012345.',
    },
    'Payment-AccountNumber': {
      en: 'Check the number. Enter it exactly as it is printed.',
      es: 'Revise el número. Escríbalo tal como está impreso.',
    },
    'Person-PhoneNumber': {
      en: 'Enter a phone number with 10 digits, like (847) 555-0100.',
      es: 'Escriba un número de teléfono de 10 dígitos, como (847) 555-0100.',
    },
    'Person-State': { en: 'Choose a state from the list.', es: 'Elija un estado de la lista.' },
    'Person-Zip': {
      en: 'Enter a ZIP code with five digits.',
      es: 'Escriba un código postal de cinco dígitos.',
    },
    'Report-Description': {
      en: 'Shorten the description to 4,000 characters or fewer.',
      es: 'Acorte la descripción a 4,000 caracteres o menos.',
    },
    'Report-ExtraDescription': {
      en: 'Shorten this text to 4,000 characters or fewer.',
      es: 'Acorte este texto a 4,000 caracteres o menos.',
    },
    'StoredPayment-CardCode': {
      en: 'Enter a security code with three or four digits.',
      es: 'Escriba un código de seguridad de tres o cuatro dígitos.',
    },
    'StoredPayment-CardNumber': {
      en: 'Check the card number. It has 13 to 19 digits.',
      es: 'Revise el número de la tarjeta. Tiene de 13 a 19 dígitos.',
    },
    'StoredPayment-Zip': {
      en: 'Enter a ZIP code with five digits.',
      es: 'Escriba un código postal de cinco dígitos.',
    },
    // Staff forms.
    'Activities-calendlyLink': {
      en: 'Enter a web address that starts with https://.',
      es: 'Escriba una dirección web que empiece con https://.',
    },
    'Activities-externalLink': {
      en: 'Enter a web address that starts with https://.',
      es: 'Escriba una dirección web que empiece con https://.',
    },
    'Activities-order': {
      en: 'Enter a whole number, 0 or more.',
      es: 'Escriba un número entero, 0 o mayor.',
    },
    'Activities-paymentCode': {
      en: 'Choose a payment code from the list.',
      es: 'Elija un código de pago de la lista.',
    },
    'Activities-popularServiceOrder': {
      en: 'Enter a whole number, 0 or more.',
      es: 'Escriba un número entero, 0 o mayor.',
    },
    'Activities-reportCategory': {
      en: 'Choose what the report is about from the list.',
      es: 'Elija de la lista de qué trata el reporte.',
    },
    'Activities-salesforceObjectId': {
      en: 'Choose a CRM object from the list.',
      es: 'Elija un objeto del CRM de la lista.',
    },
    'Call-Address': {
      en: 'We do not know this address. Choose one from the list.',
      es: 'No conocemos esta dirección. Elija una de la lista.',
    },
    'Call-Phone': { en: 'Enter a valid phone number.', es: 'Escriba un teléfono válido.' },
    'Desk-Address': {
      en: 'We do not know this address. Choose one from the list.',
      es: 'No conocemos esta dirección. Elija una de la lista.',
    },
    'Desk-Amount': {
      en: 'Enter an amount in dollars and cents, like 25.00.',
      es: 'Escriba un monto en dólares y centavos, como 25.00.',
    },
    'Maintenance-endDate': {
      en: 'Choose a last day on or after the first day.',
      es: 'Elija un último día igual o posterior al primero.',
    },
    'Maintenance-endTime': {
      en: 'Enter the end time like 09:30, and choose AM or PM.',
      es: 'Escriba la hora de fin como 09:30 y elija AM o PM.',
    },
    'Maintenance-startTime': {
      en: 'Enter the start time like 09:30, and choose AM or PM.',
      es: 'Escriba la hora de inicio como 09:30 y elija AM o PM.',
    },
    ...boardFieldInvalid,
    ...broadcastFieldInvalid,
    ...mobileAppFieldInvalid,
    ...staffFieldInvalid,
    'Teams-LastDay': {
      en: 'Choose a last day on or after the first day.',
      es: 'Elija un último día igual o posterior al primero.',
    },
    'Users-PhoneNumber': {
      en: 'Enter a phone number with 10 digits, like (847) 555-0100.',
      es: 'Escriba un número de teléfono de 10 dígitos, como (847) 555-0100.',
    },
  }),
  ...group('FieldMatch', {
    'Password-Confirm': {
      en: 'Enter the same password both times.',
      es: 'Escriba la misma contraseña las dos veces.',
    },
    'Profile-ConfirmPassword': {
      en: 'Enter the same new password both times.',
      es: 'Escriba la misma contraseña nueva las dos veces.',
    },
    'Signup-ConfirmEmail': {
      en: 'Enter the same email address both times.',
      es: 'Escriba el mismo correo electrónico las dos veces.',
    },
  }),
  ...group('FieldRequirementsNotMet', {
    'Login-Password': {
      en: 'Choose a password that meets all the requirements.',
      es: 'Elija una contraseña que cumpla todos los requisitos.',
    },
    'Password-New': {
      en: 'Choose a password that meets all the requirements.',
      es: 'Elija una contraseña que cumpla todos los requisitos.',
    },
    'Profile-NewPassword': {
      en: 'Choose a password that meets all the requirements.',
      es: 'Elija una contraseña que cumpla todos los requisitos.',
    },
  }),
}
