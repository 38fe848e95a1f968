/** For `FieldRequired`: the fields of the pickup calendar and of search words. */
export const contentFieldRequired = {
  'Feeds-Name': { en: 'Enter a name.', es: 'Escriba un nombre.' },
  'Feeds-Url': {
    en: 'Enter the address of the feed.',
    es: 'Escriba la dirección de la fuente.',
  },
  'HomePage-Address': { en: 'Enter the address.', es: 'Escriba la dirección.' },
  'HomePage-Service': { en: 'Choose a service.', es: 'Elija un servicio.' },
  'HomePage-Text': { en: 'Write the text in English.', es: 'Escriba el texto en inglés.' },
  'HomePage-TextEs': { en: 'Write the text in Spanish.', es: 'Escriba el texto en español.' },
  'Legistar-Client': {
    en: 'Enter the name of the client.',
    es: 'Escriba el nombre del cliente.',
  },
  'PickupCalendar-Alias': {
    en: 'Enter the other name of the street.',
    es: 'Escriba el otro nombre de la calle.',
  },
  'PickupCalendar-Day': { en: 'Choose the day.', es: 'Elija el día.' },
  'PickupCalendar-District': {
    en: 'Choose a district, or the whole city.',
    es: 'Elija un distrito o toda la ciudad.',
  },
  'PickupCalendar-ExceptionDay': {
    en: 'Choose the day of the pickup.',
    es: 'Elija el día de la recolección.',
  },
  'PickupCalendar-FirstDay': { en: 'Choose the first day.', es: 'Elija el primer día.' },
  'PickupCalendar-HolidayName': {
    en: 'Enter the name of the holiday.',
    es: 'Escriba el nombre del feriado.',
  },
  'PickupCalendar-HolidayNameEs': {
    en: 'Enter the name of the holiday in Spanish.',
    es: 'Escriba el nombre del feriado en español.',
  },
  'PickupCalendar-LastDay': { en: 'Choose the last day.', es: 'Elija el último día.' },
  'PickupCalendar-MovedTo': {
    en: 'Choose the day that it is moved to.',
    es: 'Elija el día al que pasa.',
  },
  'PickupCalendar-Reason': {
    en: 'Enter the reason, as residents will read it.',
    es: 'Escriba el motivo, como lo leerá la gente.',
  },
  'PickupCalendar-ReasonEs': {
    en: 'Enter the reason in Spanish.',
    es: 'Escriba el motivo en español.',
  },
  'PickupCalendar-Street': {
    en: 'Enter the street that has another name.',
    es: 'Escriba la calle que tiene otro nombre.',
  },
  'SearchWords-Meaning': {
    en: 'Enter the words of our pages.',
    es: 'Escriba las palabras de nuestras páginas.',
  },
  'SearchWords-Page': {
    en: 'Enter the path of the page.',
    es: 'Escriba la ruta de la página.',
  },
  'SearchWords-Term': {
    en: 'Enter what people search for.',
    es: 'Escriba lo que la gente busca.',
  },
} as const
