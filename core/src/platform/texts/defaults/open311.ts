import { group } from './group.ts'

/** For software of partners, and the people who write it (docs/open311.md). */
export const open311 = group('Open311', {
  Contact: {
    en: 'Email {{mail}} or call {{phone}}.',
    es: 'Escriba a {{mail}} o llame al {{phone}}.',
  },
  KeyService: {
    en: 'Email {{mail}} to ask for an API key.',
    es: 'Escriba a {{mail}} para pedir una clave de API.',
  },
  Duplicate: {
    en: 'Duplicate of another request',
    es: 'Duplicado de otra solicitud',
  },
  OnlyAfter: {
    en: 'Only if the answer to “{{question}}” is: {{answers}}.',
    es: 'Solo si la respuesta a «{{question}}» es: {{answers}}.',
  },
  Missing: { en: '{{field}} is missing.', es: 'Falta {{field}}.' },
  SentTwice: {
    en: '{{field}} was sent with two different values.',
    es: '{{field}} se envió con dos valores diferentes.',
  },
  TooLong: {
    en: [
      '{{field}} can have up to {{count}} character.',
      '{{field}} can have up to {{count}} characters.',
    ],
    es: [
      '{{field}} puede tener hasta {{count}} carácter.',
      '{{field}} puede tener hasta {{count}} caracteres.',
    ],
  },
  TooMany: {
    en: [
      '{{field}} can be sent up to {{count}} time.',
      '{{field}} can be sent up to {{count}} times.',
    ],
    es: [
      '{{field}} se puede enviar hasta {{count}} vez.',
      '{{field}} se puede enviar hasta {{count}} veces.',
    ],
  },
  NotWhole: {
    en: '{{field}} must be a whole number from {{min}} to {{max}}.',
    es: '{{field}} debe ser un número entero de {{min}} a {{max}}.',
  },
  NotDegrees: {
    en: '{{field}} must be a number of degrees, like 42.04.',
    es: '{{field}} debe ser un número de grados, como 42.04.',
  },
  NotADate: {
    en: '{{field}} must be a date and time like 2026-05-24T08:15:30-05:00.',
    es: '{{field}} debe ser una fecha y hora como 2026-05-24T08:15:30-05:00.',
  },
  EndsFirst: {
    en: '{{field}} is before the start.',
    es: '{{field}} es anterior al inicio.',
  },
  SpanTooLong: {
    en: [
      'From {{field}} to the end can be up to {{count}} day.',
      'From {{field}} to the end can be up to {{count}} days.',
    ],
    es: [
      'De {{field}} al final puede haber hasta {{count}} día.',
      'De {{field}} al final puede haber hasta {{count}} días.',
    ],
  },
  NoSuchStatus: {
    en: '{{field}} has a status that we do not know.',
    es: '{{field}} tiene un estado que no conocemos.',
  },
  NoSuchAttribute: {
    en: 'This service does not ask for {{field}}.',
    es: 'Este servicio no pide {{field}}.',
  },
  NoSuchJurisdiction: {
    en: 'We do not serve this {{field}}.',
    es: 'No atendemos este {{field}}.',
  },
  NotAnAddress: {
    en: '{{field}} must be the full address of a web page, with up to 500 characters.',
    es: '{{field}} debe ser la dirección completa de una página web, de hasta 500 caracteres.',
  },
  NoPlace: {
    en: 'Send lat and long, or address_string.',
    es: 'Envíe lat y long, o address_string.',
  },
  NotInCity: {
    en: 'lat and long are not in the city.',
    es: 'lat y long no están en la ciudad.',
  },
  NoAddressIds: {
    en: 'We have no {{field}}. Send lat and long, or address_string.',
    es: 'No tenemos {{field}}. Envíe lat y long, o address_string.',
  },
  UpdateExists: {
    en: 'This update_id already exists.',
    es: 'Este update_id ya existe.',
  },
  SentThrough: { en: 'Sent through', es: 'Enviada a través de' },
  Media: { en: 'Links sent with it', es: 'Enlaces enviados con ella' },
  MediaWarning: {
    en: 'We did not open or check these links.',
    es: 'No abrimos ni revisamos estos enlaces.',
  },
  UpdateBy: {
    en: 'Sent through {{partner}}, with the status “{{status}}” there',
    es: 'Enviado a través de {{partner}}, con el estado «{{status}}» allí',
  },
})
