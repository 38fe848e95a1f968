/** Of the staff app's forms. */
export const staffFieldRequired = {
  'Partners-Contact': {
    en: 'Enter who to write to at the partner.',
    es: 'Escriba a quién contactar en el socio.',
  },
  'Partners-KeyName': { en: 'Enter a name for the key.', es: 'Escriba un nombre para la clave.' },
  'Partners-Name': { en: 'Enter the name of the partner.', es: 'Escriba el nombre del socio.' },
  'Partners-Scopes': {
    en: 'Choose at least one thing that the key can do.',
    es: 'Elija al menos una cosa que pueda hacer la clave.',
  },
  'Webhooks-Address': {
    en: 'Enter the web address that receives events.',
    es: 'Escriba la dirección web que recibe los avisos.',
  },
  'Webhooks-Kinds': {
    en: 'Choose at least one kind of event.',
    es: 'Elija al menos un tipo de aviso.',
  },
  'Licenses-Status': { en: 'Choose a status.', es: 'Elija un estado.' },
  'SecondFactor-Code': { en: 'Enter the six digits.', es: 'Escriba los seis dígitos.' },
  'SecondFactor-FirstCode': { en: 'Enter the six digits.', es: 'Escriba los seis dígitos.' },
  'SecondFactor-Name': { en: 'Enter a name.', es: 'Escriba un nombre.' },
  'SecondFactor-YourPassword': { en: 'Enter your password.', es: 'Escriba su contraseña.' },
  'Folder-File': { en: 'Choose a file.', es: 'Elija un archivo.' },
  'Settings-AddressLine1': { en: 'Enter the street address.', es: 'Escriba la dirección.' },
  'Settings-AddressLine2': {
    en: 'Enter the city, state and ZIP code.',
    es: 'Escriba la ciudad, el estado y el código postal.',
  },
  'Settings-Email': {
    en: 'Enter the email address of the account.',
    es: 'Escriba el correo electrónico de la cuenta.',
  },
  'Settings-Flag': { en: 'Choose a feature.', es: 'Elija una función.' },
  'Settings-HelpMail': {
    en: 'Enter the email address for help.',
    es: 'Escriba el correo electrónico de ayuda.',
  },
  'Settings-Name': { en: 'Enter the name of the city.', es: 'Escriba el nombre de la ciudad.' },
  'Settings-Phone': { en: 'Enter the phone number.', es: 'Escriba el número de teléfono.' },
  'Settings-WebsiteUrl': {
    en: 'Enter the address of the city’s website.',
    es: 'Escriba la dirección del sitio web de la ciudad.',
  },
  'Templates-BodyEnglish': {
    en: 'Write the text in English.',
    es: 'Escriba el texto en inglés.',
  },
  'Templates-BodySpanish': {
    en: 'Write the text in Spanish.',
    es: 'Escriba el texto en español.',
  },
  'Targets-Day': { en: 'Enter the day.', es: 'Escriba el día.' },
  'Targets-Name': {
    en: 'Enter the name of the holiday.',
    es: 'Escriba el nombre del día festivo.',
  },
  'Teams-FirstDay': { en: 'Enter the first day.', es: 'Escriba el primer día.' },
  'Teams-LastDay': { en: 'Enter the last day.', es: 'Escriba el último día.' },
  'Teams-Name': { en: 'Enter a name for the team.', es: 'Escriba un nombre para el equipo.' },
  'Teams-Team': {
    en: 'Choose a team or a person.',
    es: 'Elija un equipo o una persona.',
  },
  'Templates-Name': { en: 'Enter a name.', es: 'Escriba un nombre.' },
  'Users-FirstName': { en: 'Enter the first name.', es: 'Escriba el nombre.' },
  'Users-LastName': { en: 'Enter the last name.', es: 'Escriba el apellido.' },
  'Users-PhoneNumber': {
    en: 'Enter the phone number.',
    es: 'Escriba el número de teléfono.',
  },
  'Users-SalesforceId': {
    en: 'Enter the Salesforce ID.',
    es: 'Escriba el ID de Salesforce.',
  },
} as const

const webAddress = {
  en: 'Enter an address that begins with https://.',
  es: 'Escriba una dirección que empiece con https://.',
}
const dollars = {
  en: 'Enter an amount in dollars and cents, like 25.00.',
  es: 'Escriba un monto en dólares y centavos, como 25.00.',
}

export const staffFieldInvalid = {
  'Areas-Title': { en: 'Enter at most 60 characters.', es: 'Escriba 60 caracteres como máximo.' },
  'Settings-WebsiteUrl': webAddress,
  'Feeds-Url': {
    en: 'Enter an address that begins with https:// or http://.',
    es: 'Escriba una dirección que empiece con https:// o http://.',
  },
  'HomePage-Address': {
    en: 'Enter a path that begins with /, or an address that begins with https://.',
    es: 'Escriba una ruta que empiece con /, o una dirección que empiece con https://.',
  },
  'Settings-ChatUrl': webAddress,
  'Settings-MobileAppUrl': {
    en: 'Enter the address that opens the app, like elginportal://open.',
    es: 'Escriba la dirección que abre la aplicación, como elginportal://open.',
  },
  'Settings-OverpaymentLimit': dollars,
  'Settings-RefundLimit': dollars,
}
