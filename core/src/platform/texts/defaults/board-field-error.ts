/** For `FieldRequired`: the fields of the desk of boards. */
export const boardFieldRequired = {
  'BoardDesk-Alias': {
    en: 'Enter the last part of the page’s address.',
    es: 'Escriba la última parte de la dirección de la página.',
  },
  'BoardDesk-AppointerEs': {
    en: 'Enter in Spanish who appoints.',
    es: 'Escriba en español quién designa.',
  },
  'BoardDesk-Day': { en: 'Choose the day of the meeting.', es: 'Elija el día de la reunión.' },
  'BoardDesk-FromDay': {
    en: 'Choose the first day of the term.',
    es: 'Elija el primer día del periodo.',
  },
  'BoardDesk-FullName': {
    en: 'Enter the name of the person.',
    es: 'Escriba el nombre de la persona.',
  },
  'BoardDesk-Label': {
    en: 'Enter what the link leads to.',
    es: 'Escriba a qué lleva el enlace.',
  },
  'BoardDesk-LabelEs': {
    en: 'Enter in Spanish what the link leads to.',
    es: 'Escriba en español a qué lleva el enlace.',
  },
  'BoardDesk-MeetingTitleEs': {
    en: 'Enter the title in Spanish.',
    es: 'Escriba el título en español.',
  },
  'BoardDesk-Name': { en: 'Enter the name of the board.', es: 'Escriba el nombre de la junta.' },
  'BoardDesk-NameEs': {
    en: 'Enter the name of the board in Spanish.',
    es: 'Escriba el nombre de la junta en español.',
  },
  'BoardDesk-OfficeMember': {
    en: 'Choose who has the office, or no one.',
    es: 'Elija quién ocupa el cargo, o nadie.',
  },
  'BoardDesk-RequirementsEs': {
    en: 'Enter the requirements in Spanish.',
    es: 'Escriba los requisitos en español.',
  },
  'BoardDesk-Seat': { en: 'Choose a seat.', es: 'Elija un lugar.' },
  'BoardDesk-SeatNameEs': {
    en: 'Enter the name of the seat in Spanish.',
    es: 'Escriba el nombre del lugar en español.',
  },
  'BoardDesk-Url': { en: 'Enter the web address.', es: 'Escriba la dirección web.' },
}

const webAddress = {
  en: 'Enter an address that begins with https://.',
  es: 'Escriba una dirección que empiece con https://.',
}

/** For `FieldInvalid`. */
export const boardFieldInvalid = {
  'BoardDesk-Alias': {
    en: 'Use only lowercase letters, digits and hyphens.',
    es: 'Use solo letras minúsculas, números y guiones.',
  },
  'BoardDesk-TermYears': {
    en: 'Enter a number of years from 1 to 20.',
    es: 'Escriba un número de años del 1 al 20.',
  },
  'BoardDesk-ToDay': {
    en: 'Choose a last day that is not before the first day.',
    es: 'Elija un último día que no sea anterior al primer día.',
  },
  'BoardDesk-Url': webAddress,
  'BoardDesk-VideoUrl': webAddress,
}
